import type { GigDate } from '#core/press-kit-page.ts';
import { query } from '#site/lib/query.ts';
import { $me } from '#site/lib/session.store.ts';
import { useQuery } from '#site/lib/use-query.ts';

/** The account's public gigs that are confirmed. */
export const $gigDates = query('pressKitDates', {}, { when: $me, refetchOnFocus: true });

const NONE: readonly GigDate[] = [];

/** The same as far as they are known. */
export function useGigDates(): readonly GigDate[] {
  const known = useQuery($gigDates);
  return known.state === 'ready' ? known.data.dates : NONE;
}
