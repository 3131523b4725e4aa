import type { Places } from '#core/gigs/places.ts';
import type { GigRows } from '#db/queries/chat-facts.ts';
import { gigOf } from '#db/queries/gigs-stored.ts';
import { trackerOf } from '../gigs/tracker-settings.ts';
import type { TrackedGigs } from './answer.ts';

/** What was looked up of the gigs of an account, each of them once. */
export function trackedGigs(rows: GigRows, places: Places): TrackedGigs {
  const { around, unpaid, known, isUnpaidCut, tracker } = rows;
  const ids = new Set(around.map(({ id }) => id));
  return {
    ...{ known, isUnpaidCut, places },
    gigs: [...around, ...unpaid.filter(({ id }) => !ids.has(id))].map(gigOf),
    tracker: trackerOf(tracker, places),
  };
}
