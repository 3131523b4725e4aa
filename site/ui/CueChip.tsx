import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type CueChipProps = { on?: boolean; past?: boolean; className?: string; children: ReactNode };

/** A hot cue: an 18 px square with a letter or number. Filled amber is where you are. */
export function CueChip({ on, past, className, children }: CueChipProps) {
  return <span className={cx('cue', on && 'on', past && 'past', className)}>{children}</span>;
}
