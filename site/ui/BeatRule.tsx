import type { CSSProperties } from 'react';
import { CueChip } from './CueChip.tsx';
import { cx } from './cx.ts';

type BeatRuleProps = {
  /** A chip at the left: a section's letter. */
  cue?: string;
  /** Where the cue marker stands, 0 to 1. */
  at?: number;
  className?: string;
};

/** Ticks every 16 px, bars every 64 px. Decoration: hidden from screen readers. */
export function BeatRule({ cue, at, className }: BeatRuleProps) {
  const rule = (
    <i
      className={cx('beat', cue === undefined && className)}
      {...(at === undefined ? {} : { 'data-at': '', style: { '--at': at } as CSSProperties })}
    />
  );
  if (cue === undefined) return rule;
  return (
    <div className={cx('beat-mark', className)} aria-hidden="true">
      <CueChip>{cue}</CueChip>
      {rule}
    </div>
  );
}
