import type { CSSProperties } from 'react';
import { cx } from './cx.ts';
import { fraction } from './fraction.ts';
import { PROGRESS_MAX } from './limits.ts';

type ProgressProps = {
  /** Null while nobody knows how long it takes. */
  value: number | null;
  max?: number;
  /** What is going on, for screen readers. */
  label: string;
  /** The state in words instead of a percentage: "2 of 4 names". */
  valueText?: string;
  tone?: 'plain' | 'ok' | 'signal';
  className?: string;
};

/** A meter filling up. */
export function Progress({
  value,
  max = PROGRESS_MAX,
  label,
  valueText,
  tone = 'plain',
  className,
}: ProgressProps) {
  const known = value === null ? {} : { 'aria-valuenow': Math.min(Math.max(value, 0), max) };
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={valueText}
      {...known}
      className={cx('progress', tone !== 'plain' && tone, className)}
      data-state={value === null ? 'waiting' : value >= max ? 'complete' : 'loading'}
      style={{ '--part': value === null ? 0 : fraction(value, max) } as CSSProperties}
    />
  );
}
