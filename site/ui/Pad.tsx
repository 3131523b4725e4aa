import Lock from 'lucide-react/icons/lock';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from './cx.ts';

/** The face of a pad: a title, one line of data, perhaps a picture at its right. */
export type PadFace = {
  title: ReactNode;
  data?: ReactNode;
  media?: ReactNode;
  /** Needs Pro: shown with a lock and the word; a press still reports, so that the offer can be made. */
  locked?: boolean;
};

type PadProps = PadFace & { lit?: boolean; ref?: Ref<HTMLButtonElement> } & Omit<
    ButtonHTMLAttributes<HTMLButtonElement>,
    keyof PadFace
  >;

/** One on-off choice with a lamp on its lower edge. For either-or choices use PadGroup. */
export function Pad({ title, data, media, locked, lit, className, role, ...rest }: PadProps) {
  const state = role === 'radio' ? { role, 'aria-checked': lit ?? false } : { 'aria-pressed': lit ?? false };
  return (
    <button
      type="button"
      {...rest}
      {...state}
      className={cx('pad', className)}
      data-locked={locked ? '' : undefined}
    >
      <span className="pad-face">
        <span className="pad-title">{title}</span>
        {data && <span className="pad-data num">{data}</span>}
      </span>
      {media && <span className="pad-media">{media}</span>}
      {locked && (
        <span className="pad-lock">
          <Lock className="i" aria-hidden="true" />
          Pro
        </span>
      )}
    </button>
  );
}
