import { ApiError, type FieldError } from '#core/errors.ts';
import { gigOfNew, problemsOf } from '#core/gigs/apply-patch.ts';
import { timelineOf } from '#core/gigs/describe-change.ts';
import type { Gig, NewGig } from '#core/gigs/gig.ts';
import { newGigSchema } from '#core/gigs/gig-schema.ts';
import { located } from '#core/gigs/named-places.ts';
import type { Places } from '#core/gigs/places.ts';
import { gigOnNight } from '#core/gigs/repeat-nights.ts';
import { newId } from '#db/ids.ts';
import { selectGig } from '#db/queries/gigs.ts';
import { gigOf } from '#db/queries/gigs-stored.ts';
import { type GigWrite, insertGigs, insertRepeats } from '#db/queries/gigs-write.ts';
import type { Deps } from '../deps.ts';
import { readPlaces } from '../storage/read-places.ts';
import { refusedWrite } from './refused-write.ts';

const refused = (fields: readonly FieldError[]): ApiError =>
  new ApiError('INVALID_INPUT', undefined, { fields });

interface Desk {
  userId: string;
  places: Places;
  now: Date;
}

/** What is written of a gig that somebody adds. Throws INVALID_INPUT by field; `path` is where it stands. */
function newWrite(
  { venue = null, client = null, ...said }: NewGig,
  { userId, places, now }: Desk,
  path = '',
): GigWrite {
  const nowhere = { venue: null, client: null };
  const gig = gigOfNew({ ...said, id: said.id ?? newId('gig') }, nowhere, now.toISOString());
  const problems = problemsOf(gig);
  if (problems.length > 0) throw refused(problems.map((field) => ({ ...field, path: path + field.path })));
  const newContacts = [...new Set(gig.contacts.map(({ contactId }) => contactId))];
  const at = located(venue, gig.zone, places);
  return { userId, gig, venue: at, client, newContacts, told: timelineOf(null, gig), now };
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

/** Adds many, in the order in which they are sent: all of them, or none. Throws as `addGig` does, with the place of the first that is wrong. */
export async function addGigs(
  deps: Pick<Deps, 'db' | 'now' | 'toolPorts'>,
  userId: string,
  said: readonly NewGig[],
): Promise<Gig[]> {
  const places = await readPlaces(deps.toolPorts.shippedFiles);
  const desk = { userId, places, now: deps.now() };
  const writes = said.map((one, i) => newWrite(one, desk, `gigs.${i}.`));
  if (new Set(writes.map(({ gig }) => gig.id)).size < writes.length)
    throw refused([{ path: 'gigs', reason: 'Give each an id of its own, or none' }]);
  const rows = new Map((await insertGigs(deps.db, writes, desk)).map((row) => [row.id, row]));
  const left = writes.find(({ gig }) => !rows.has(gig.id));
  if (left) throw await refusedOf(deps, writes, left);
  return writes.flatMap(({ gig }) => rows.get(gig.id) ?? []).map(gigOf);
}

/** Why many were not stored: what one of them names and isn't there, or what the first that is left was refused for. */
async function refusedOf(
  deps: Pick<Deps, 'db'>,
  writes: readonly GigWrite[],
  left: GigWrite,
): Promise<ApiError> {
  for (const [i, write] of writes.entries()) {
    const named = [write.venue, write.client].some((one) => one && 'id' in one);
    if (!named && write.newContacts.length === 0) continue;
    const reason = await refusedWrite(deps, write, `gigs.${i}.`);
    if (reason.code === 'INVALID_INPUT') return reason;
  }
  return refusedWrite(deps, left);
}

/**
 * The same gig on other nights, as a series with it: those that the series has already stay as they are. Throws NOT_FOUND,
 * INVALID_INPUT by night, CONFLICT where the account has no room for all of them or the gig was changed meanwhile.
 */
export async function repeatGig(
  deps: Pick<Deps, 'db' | 'now' | 'toolPorts'>,
  userId: string,
  { id, nights }: { id: string; nights: readonly string[] },
): Promise<Gig[]> {
  const [row] = await selectGig(deps.db, { id, owner: userId });
  if (!row || row.deletedAt) throw new ApiError('NOT_FOUND');
  const first = gigOf(row);
  if (nights.includes(first.night) || new Set(nights).size < nights.length)
    throw refused([{ path: 'nights', reason: 'Name each night once, and not the one it is on already' }]);
  const desk = { userId, places: await readPlaces(deps.toolPorts.shippedFiles), now: deps.now() };
  const seriesId = first.seriesId ?? newId('ser');
  const writes = nights.map((night, i) => {
    const said = newGigSchema.safeParse(gigOnNight(first, night));
    if (!said.success)
      throw refused([
        { path: `nights.${i}`, reason: 'Its times or payments would leave the years 2000 to 2089' },
      ]);
    const write = newWrite(said.data, desk, `nights.${i}.`);
    return { ...write, gig: { ...write.gig, seriesId } };
  });
  const rows = await insertRepeats(deps.db, { ...desk, first, seriesId, writes });
  const left = writes.find(({ gig }) => !rows.some(({ night }) => night === gig.night));
  if (!left) return rows.map(gigOf);
  const [now] = await selectGig(deps.db, { id, owner: userId });
  const isAsItWas = now && !now.deletedAt && (now.version === first.version || now.seriesId === seriesId);
  throw isAsItWas
    ? await refusedWrite(deps, left)
    : new ApiError('CONFLICT', 'This gig was changed in another window');
}
