import type { GigDate } from '#core/press-kit-page.ts';
import { gigDatesOf, selectGigDates } from '#db/queries/press-kit-dates.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';

/** The public gigs of whoever calls that are confirmed, as press kits list them. */
export async function listGigDates(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
): Promise<GigDate[]> {
  return gigDatesOf(await caller.ask((owner) => ({ reads: selectGigDates(db, owner, now()) })));
}
