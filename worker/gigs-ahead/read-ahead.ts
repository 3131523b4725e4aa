import { type GigsAhead, gigsAhead, MOST_AHEAD } from '#core/gigs/gigs-ahead.ts';
import { nowIn } from '#core/gigs/now-there.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { selectTracker } from '#db/queries/gigs.ts';
import { listGigs, selectLateSums } from '#db/queries/gigs-lists.ts';
import { gigOf } from '#db/queries/gigs-stored.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { trackerOf } from '../gigs/tracker-settings.ts';
import { readPlaces } from '../storage/read-places.ts';

/** What is ahead for whoever calls, told where they are. */
export async function readAhead(
  { db, now, toolPorts }: Pick<Deps, 'db' | 'now' | 'toolPorts'>,
  caller: Caller,
  { zone = 'UTC' }: { zone?: string | undefined },
): Promise<GigsAhead> {
  const instant = now().getTime();
  const { today } = nowIn(zone, instant);
  // Where a gig is played it may still be the night before.
  const filter = {
    statuses: ['confirmed' as const, 'hold' as const],
    words: [],
    ...{ from: dayAfter(today, -2), to: null, venueId: null, clientId: null, seriesId: null },
    isDeleted: false,
  };
  const { rows, late, tracker } = await caller.ask((owner) => ({
    reads: {
      rows: listGigs(db, {
        ...{ owner, filter, sort: 'night', isAscending: true, after: null, limit: MOST_AHEAD + 1 },
      }),
      late: selectLateSums(db, owner, today),
      tracker: selectTracker(db, owner),
    },
  }));
  const settings = trackerOf(tracker, await readPlaces(toolPorts.shippedFiles));
  return gigsAhead(
    {
      gigs: rows.slice(0, MOST_AHEAD).map(gigOf),
      hasMore: rows.length > MOST_AHEAD,
      late: late.reduce((all, { count }) => all + count, 0),
    },
    { settings, zone, now: instant },
  );
}
