import {
  type Dispatch,
  type KeyboardEvent,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { type Crop, matrixOf, shifted, turned, zoomed } from './crop.ts';
import type { OpenPicture } from './open-picture.ts';
import { useCropPointers } from './use-crop-pointers.ts';

/** Side of the stage in CSS pixels; narrow screens scale it. */
const SIDE = 320;
/** What one press of an arrow key moves, in parts of the side; with Shift ten times as much. */
const KEY_STEP = 0.02;
const KEY_ZOOM = 1.1;

interface CropStageProps {
  picture: OpenPicture;
  crop: Crop;
  onCrop: Dispatch<SetStateAction<Crop>>;
}

/** The picture under its square: dragged, pinched, wheeled, or moved by keys. */
export function CropStage({ picture, crop, onCrop }: CropStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const pointers = useCropPointers(stage, picture, onCrop);

  const wheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    onCrop((now) => zoomed(picture, now, now.zoom * Math.exp(-event.deltaY / 400)));
  });
  // React's own listener could not keep the page from scrolling.
  useEffect(() => {
    const box = stage.current;
    const listen = (event: WheelEvent) => wheel(event);
    box?.addEventListener('wheel', listen, { passive: false });
    return () => box?.removeEventListener('wheel', listen);
  }, []);

  function onKey(event: KeyboardEvent): void {
    const step = byKey(event);
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onCrop((now) => step(picture, now));
  }

  return (
    <div
      ref={stage}
      className="crop-stage"
      role="application"
      aria-label="Square of the picture: arrow keys move it, plus and minus zoom, R turns"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys
      tabIndex={0}
      onKeyDown={onKey}
      {...pointers}
    >
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
        <image
          href={picture.url}
          width={picture.width}
          height={picture.height}
          transform={`matrix(${matrixOf(picture, crop, SIDE).join(' ')})`}
        />
      </svg>
    </div>
  );
}

function byKey({ key, shiftKey }: KeyboardEvent): ((picture: OpenPicture, crop: Crop) => Crop) | null {
  const by = shiftKey ? 10 * KEY_STEP : KEY_STEP;
  switch (key) {
    case 'ArrowLeft':
      return (picture, crop) => shifted(picture, crop, -by, 0);
    case 'ArrowRight':
      return (picture, crop) => shifted(picture, crop, by, 0);
    case 'ArrowUp':
      return (picture, crop) => shifted(picture, crop, 0, -by);
    case 'ArrowDown':
      return (picture, crop) => shifted(picture, crop, 0, by);
    case '+':
    case '=':
      return (picture, crop) => zoomed(picture, crop, crop.zoom * KEY_ZOOM);
    case '-':
      return (picture, crop) => zoomed(picture, crop, crop.zoom / KEY_ZOOM);
    case 'r':
    case 'R':
      return turned;
    default:
      return null;
  }
}
