import { cx } from './cx.ts';
import { Runs } from './Runs.tsx';

export type SpinnerSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

type SpinnerProps = { size?: SpinnerSize; label?: string; className?: string };

/** A running meter that says it is loading. */
export function Spinner({ size = 'md', label = 'Loading...', className }: SpinnerProps) {
  return (
    <span role="status" className={cx('spinner', size, className)}>
      <Runs />
      <span className="sr">{label}</span>
    </span>
  );
}
