import { ApiError } from '#core/errors.ts';
import { gigOfNew, problemsOf } from '#core/gigs/apply-patch.ts';
import { timelineOf } from '#core/gigs/describe-change.ts';
import type { Gig, NewGig } from '#core/gigs/gig.ts';
import type { Places } from '#core/gigs/places.ts';
import { gigOnNight } from '#core/gigs/repeat-nights.ts';
import { newId } from '#db/ids.ts';
import { selectGig } from '#db/queries/gigs.ts';
import { gigOf } from '#db/queries/gigs-stored.ts';
import { type GigWrite, insertGigs, updateGigs } from '#db/queries/gigs-write.ts';
import type { Deps } from '../deps.ts';
import { readPlaces } from '../storage/read-places.ts';
import { located } from './named-places.ts';
import { refusedWrite } from './refused-write.ts';

/** What is written of a gig that somebody adds. Throws INVALID_INPUT by field. */
function newWrite(
  { venue = null, client = null, ...said }: NewGig,
  { userId, places, now }: { userId: string; places: Places; now: Date },
): GigWrite {
  const nowhere = { venue: null, client: null };
  const gig = gigOfNew({ ...said, id: said.id ?? newId('gig') }, nowhere, now.toISOString());
  const problems = problemsOf(gig);
  if (problems.length > 0) throw new ApiError('INVALID_INPUT', undefined, { fields: problems });
  const at = located(venue, gig.zone, places);
  return { userId, gig, venue: at, client, told: timelineOf(null, gig), now };
}

/**
 * Adds a gig. Sent again with the id that its caller chose, it answers the one that is there. Throws INVALID_INPUT by field,
 * CONFLICT where the account has as many as it may have, or somebody else has that id.
 */
export async function addGig(
  deps: Pick<Deps, 'db' | 'now' | 'toolPorts'>,
  userId: string,
  said: NewGig,
): Promise<Gig> {
  const places = await readPlaces(deps.toolPorts.shippedFiles);
  const write = newWrite(said, { userId, places, now: deps.now() });
  const [row] = await insertGigs(deps.db, [write], write);
  if (!row) throw await refusedWrite(deps, write);
  return gigOf(row);
}

/**
 * The same gig on other nights, as a series with it. Throws NOT_FOUND, INVALID_INPUT where it is on one of those nights
 * itself, CONFLICT where the account has no room for them or the gig was changed meanwhile.
 */
export async function repeatGig(
  deps: Pick<Deps, 'db' | 'now' | 'toolPorts'>,
  userId: string,
  { id, nights }: { id: string; nights: readonly string[] },
): Promise<Gig[]> {
  const { db } = deps;
  const [row] = await selectGig(db, { id, owner: userId });
  if (!row || row.deletedAt) throw new ApiError('NOT_FOUND');
  const first = gigOf(row);
  if (nights.includes(first.night) || new Set(nights).size < nights.length) throw nightsRefused();
  const now = deps.now();
  const seriesId = first.seriesId ?? newId('ser');
  if (!first.seriesId) {
    const gig = { ...first, seriesId, version: first.version + 1, updatedAt: now.toISOString() };
    const { stored } = await updateGigs(db, [{ userId, before: first, gig, told: [], now }], {
      userId,
      ids: [],
    });
    if (!stored.has(id)) throw new ApiError('CONFLICT', 'This was changed in another window');
  }
  const places = await readPlaces(deps.toolPorts.shippedFiles);
  const writes = nights.map((night) => {
    const write = newWrite(gigOnNight(first, night), { userId, places, now });
    return { ...write, gig: { ...write.gig, seriesId } };
  });
  const rows = await insertGigs(db, writes, { userId, now });
  const [refused] = writes.slice(rows.length);
  if (refused) throw await refusedWrite(deps, refused);
  return rows.map(gigOf);
}

const nightsRefused = (): ApiError =>
  new ApiError('INVALID_INPUT', undefined, {
    fields: [{ path: 'nights', reason: 'Name each night once, and not the one it is on already' }],
  });
