import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from '#site/ui/cx.ts';
import type { Held } from './lane-edits.ts';
import type { useClipDrag } from './use-clip-drag.ts';

interface LaneClipProps {
  held: Held;
  /** In seconds: the clip, and the length of the axis. */
  at: number;
  long: number;
  seconds: number;
  name: string;
  className?: string;
  /** It has its place by another rule. */
  isLocked?: boolean;
  drag: ReturnType<typeof useClipDrag>;
  children?: ReactNode;
  onKey: (held: Held, event: KeyboardEvent<HTMLElement>) => void;
}

/** A clip that is dragged, and at its ends resized; the focus and its keys do the same. */
export function LaneClip(props: LaneClipProps) {
  const { held, at, long, seconds, name, className, isLocked, drag, onKey, children } = props;
  const share = (value: number) => `${seconds > 0 ? (value / seconds) * 100 : 0}%`;
  const isTail = held.what === 'tail';
  return (
    <button
      type="button"
      className={cx('clip', className)}
      data-clip={held.what}
      aria-label={name}
      aria-roledescription="clip"
      aria-describedby={isLocked ? undefined : `clip-keys-${held.what}`}
      aria-disabled={isLocked || undefined}
      style={{ left: share(at), width: share(long) }}
      {...(!isLocked && { ...(!isTail && drag(held)), onKeyDown: (event) => onKey(held, event) })}
    >
      {children}
      {held.what === 'layer' && (
        <>
          <i className="clip-edge start" {...drag({ ...held, edge: 'start' })} />
          <i className="clip-edge end" {...drag({ ...held, edge: 'end' })} />
        </>
      )}
      {isTail && !isLocked && <i className="clip-edge end" {...drag(held)} />}
    </button>
  );
}
