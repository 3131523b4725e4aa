import { cx } from './cx.ts';

const RUNS = ['a', 'b', 'c', 'd', 'e'];

/** Five runs that light in turn: work is under way. Decoration only; say it in words beside it. */
export function Runs({ className }: { className?: string }) {
  return (
    <span className={cx('runs', className)} aria-hidden="true">
      {RUNS.map((run) => (
        <i key={run} />
      ))}
    </span>
  );
}
