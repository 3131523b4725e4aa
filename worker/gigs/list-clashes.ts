import { ApiError } from '#core/errors.ts';
import { clashesBetween } from '#core/gigs/clashes-between.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { LISTED } from '#core/gigs/list-of-gigs.ts';
import type { Clash } from '#core/gigs/quick-add-schema.ts';
import { daysBetween } from '#core/gigs/zoned-time.ts';
import { selectAroundNights, selectTracker } from '#db/queries/gigs.ts';
import { gigOf } from '#db/queries/gigs-stored.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { readPlaces } from '../storage/read-places.ts';
import { AROUND, trackerOf } from './tracker-settings.ts';

/** Days that may be asked for at once, and gigs that are looked at for them. */
const MOST = { days: 400, gigs: 3000 };

type GigClash = Clash & { gig: Pick<Gig, 'id' | 'title' | 'night'> };

/** What clashes among the gigs of whoever calls, where one of two is on a night from … to …; the earliest first. */
export async function listClashes(
  { db, toolPorts }: Pick<Deps, 'db' | 'toolPorts'>,
  caller: Caller,
  { from, to }: { from: string; to: string },
): Promise<{ clashes: GigClash[] }> {
  const days = daysBetween(from, to);
  if (days < 0 || days > MOST.days) {
    const reason = days < 0 ? 'Use the first day or a later one' : `Ask for ${MOST.days} days at most`;
    throw new ApiError('INVALID_INPUT', undefined, { fields: [{ path: 'to', reason }] });
  }
  const { around, tracker } = await caller.ask((owner) => ({
    reads: {
      around: selectAroundNights(db, { from, to }, { ...AROUND, owner, most: MOST.gigs }),
      tracker: selectTracker(db, owner),
    },
  }));
  const goesBy = trackerOf(tracker, await readPlaces(toolPorts.shippedFiles));
  const found = clashesBetween(around.map(gigOf), goesBy, { from, to, most: LISTED.clashes });
  return {
    clashes: found.map(({ gig: { id, title, night }, clash }) => ({ gig: { id, title, night }, ...clash })),
  };
}
