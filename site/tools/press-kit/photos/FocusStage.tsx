import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { mediaUrl } from '#core/media.ts';
import type { Photo } from '#core/tools/press-kit/kit.ts';

interface FocusStageProps {
  photo: Photo;
  alt: string;
  onFocus: (focus: Photo['focus']) => void;
}

const STEP = 0.02;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const share = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
const percent = (value: number): number => Math.round(value * 100);

/** The whole photo, and the target that all crops are made around. */
export function FocusStage({ photo, alt, onFocus }: FocusStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const target = useRef<HTMLSpanElement>(null);
  const { x, y } = photo.focus;

  function aim({ clientX, clientY }: MouseEvent): void {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return;
    onFocus({ x: share((clientX - box.left) / box.width), y: share((clientY - box.top) / box.height) });
  }

  function onKey(event: KeyboardEvent): void {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    const times = event.shiftKey ? 5 : 1;
    onFocus({ x: share(x + by[0] * times), y: share(y + by[1] * times) });
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the target inside is moved by keys
    // biome-ignore lint/a11y/noStaticElementInteractions: the target inside is what has a role
    <div
      ref={stage}
      className="focus-stage"
      style={{ aspectRatio: `${photo.width} / ${photo.height}` }}
      onPointerDown={(event) => {
        // A finger beside the target may be about to scroll.
        if (event.pointerType === 'touch' && event.target !== target.current) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        aim(event);
      }}
      onClick={aim}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) aim(event);
      }}
    >
      <img
        src={mediaUrl(photo.screenId || photo.id)}
        alt={alt}
        width={photo.width}
        height={photo.height}
        draggable={false}
      />
      <span
        ref={target}
        className="focus-target"
        role="slider"
        tabIndex={0}
        aria-label="Focal point"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent(x)}
        aria-valuetext={`${percent(x)} % across, ${percent(y)} % down`}
        style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        onKeyDown={onKey}
      />
    </div>
  );
}
