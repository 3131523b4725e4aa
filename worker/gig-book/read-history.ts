import { ApiError } from '#core/errors.ts';
import type { Entry } from '#core/gigs/book-kinds.ts';
import type { Contact, Scorecard } from '#core/gigs/book-schema.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { LISTED } from '#core/gigs/list-of-gigs.ts';
import { scoreOf } from '#core/gigs/scorecard.ts';
import { wallTime } from '#core/gigs/zoned-time.ts';
import { listEntries, selectEntry } from '#db/queries/gig-book.ts';
import { scoredGigOf, selectLatestGigs, selectScoredGigs } from '#db/queries/gig-book-history.ts';
import { selectTracker } from '#db/queries/gigs.ts';
import { gigOf } from '#db/queries/gigs-stored.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { entryView } from './entries.ts';

/** The latest gigs of a venue or client that it is judged by. */
const SCORED = 2000;

/** A venue or client of the account with its latest gigs, what they add up to, and its people. Throws NOT_FOUND. */
export async function readHistory<Kind extends 'venue' | 'client'>(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  kind: Kind,
  id: string,
): Promise<{ entry: Entry[Kind]; gigs: Gig[]; score: Scorecard; contacts: Contact[] }> {
  const of = { [`${kind}Id`]: id };
  const found = await caller.ask((userId) => ({
    reads: {
      entries: selectEntry(deps.db, kind, { id, userId }),
      gigs: selectLatestGigs(deps.db, kind, { id, userId, limit: LISTED.history }),
      scored: selectScoredGigs(deps.db, kind, { id, userId, limit: SCORED }),
      tracker: selectTracker(deps.db, userId),
      contacts: listEntries(deps.db, 'contact', { userId, q: [], after: null, of, limit: LISTED.most }),
    },
  }));
  const [entry] = found.entries;
  if (!entry) throw new ApiError('NOT_FOUND');
  // What is late is late at home.
  const { day: today } = wallTime(deps.now().getTime(), found.tracker[0]?.zone ?? 'UTC');
  return {
    entry: entryView<Kind>(entry),
    gigs: found.gigs.map(gigOf),
    score: scoreOf(found.scored.map(scoredGigOf), today),
    contacts: found.contacts.map((contact) => entryView<'contact'>(contact)),
  };
}
