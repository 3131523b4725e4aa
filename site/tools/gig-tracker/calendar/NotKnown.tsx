import { problemOf } from '#site/lib/problem-of.ts';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import type { Days } from './calendar.store.ts';
import type { Fetched } from './use-fetched-gigs.ts';

/** Whether all gigs of a night are known: else nobody can say that nothing is on. */
export const isKnown = ({ known }: Pick<Fetched, 'known'>, night: string): boolean =>
  known !== null && known.from <= night && night <= known.to;

/** Those of some days whose gigs are known; null where there are none. */
export function knownOf({ known }: Pick<Fetched, 'known'>, { from, to }: Days): Days | null {
  if (known === null || known.from > to || known.to < from) return null;
  return { from: known.from > from ? known.from : from, to: known.to < to ? known.to : to };
}

/** Whether they couldn't be asked for; else they are on their way. */
export const hasFailed = ({ error, isBusy }: Fetched): boolean => error !== null && !isBusy;

/** In place of gigs that are on their way, or couldn't be loaded. */
export function NotKnown({ fetched, height }: { fetched: Fetched; height: number }) {
  if (hasFailed(fetched))
    return (
      <ErrorState
        title="We couldn't load your gigs"
        reason={problemOf(fetched.error)}
        onRetry={fetched.retry}
      />
    );
  return (
    <div className="cal-not-known" role="status">
      <span className="sr">Loading</span>
      <Skeleton height={height} />
    </div>
  );
}
