import { ApiError, type FieldError, staleVersion } from '#core/errors.ts';
import { applyPatch, changeProblems, problemsOf } from '#core/gigs/apply-patch.ts';
import { timelineOf } from '#core/gigs/describe-change.ts';
import type { Gig, GigPatch } from '#core/gigs/gig.ts';
import { located, placesWith } from '#core/gigs/named-places.ts';
import type { Places } from '#core/gigs/places.ts';
import { selectGig } from '#db/queries/gigs.ts';
import { getGigsAndNames } from '#db/queries/gigs-named.ts';
import { gigOf } from '#db/queries/gigs-stored.ts';
import { type GigChange, updateGigs } from '#db/queries/gigs-write.ts';
import type { Deps } from '../deps.ts';
import { readPlaces } from '../storage/read-places.ts';
import { refusedWrite } from './refused-write.ts';

/** What goes with every change of a call. */
interface Desk {
  userId: string;
  /** What the account has of what is named. */
  found: Parameters<typeof placesWith>[2];
  places: Places;
  now: Date;
}

/** What a patch makes of a gig, ready to be stored if nothing speaks against it. */
function changeOf(before: Gig, patch: GigPatch, { userId, found, places, now }: Desk): GigChange {
  const { client } = patch;
  const venue = located(patch.venue, patch.zone ?? before.zone, places);
  const gig = applyPatch(before, patch, placesWith(before, { venue, client }, found), now.toISOString());
  const known = new Set(before.contacts.map(({ contactId }) => contactId));
  const newContacts = gig.contacts.flatMap(({ contactId }) => (known.has(contactId) ? [] : [contactId]));
  return { userId, before, gig, venue, client, newContacts, told: timelineOf(before, gig), now };
}

/** What doesn't go together in a change, or names what isn't there. */
const refusalsOf = ({ before, gig, venue, client }: GigChange, patch: GigPatch): FieldError[] => [
  ...problemsOf(gig),
  ...changeProblems(before, patch),
  ...(venue && !gig.venue ? [{ path: 'venue.id', reason: 'You have no venue of that id' }] : []),
  ...(client && !gig.client ? [{ path: 'client.id', reason: 'You have no client of that id' }] : []),
];

function requireWhole(change: GigChange, patch: GigPatch, path = ''): GigChange {
  const fields = refusalsOf(change, patch).map((field) => ({ ...field, path: path + field.path }));
  if (fields.length > 0) throw new ApiError('INVALID_INPUT', undefined, { fields });
  return change;
}

/** How often a change that goes on from any version is tried, while others change the same gig. */
const MOST_TRIES = 50;

/** A change that is made again as long as somebody else was faster. */
async function insisting<Result>(isInsisting: boolean, make: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await make();
    } catch (error) {
      const isLate = error instanceof ApiError && error.details.versions !== undefined;
      if (!isInsisting || !isLate || tries === MOST_TRIES) throw error;
    }
  }
}

/**
 * Changes a gig that still has the version that is named; null goes on from whichever it has. Throws NOT_FOUND, CONFLICT with
 * both versions where it has another by then or is in the trash, INVALID_INPUT by field.
 */
export function changeGig(
  deps: Pick<Deps, 'db' | 'now' | 'toolPorts'>,
  userId: string,
  { id, version, patch }: { id: string; version: number | null; patch: GigPatch },
): Promise<Gig> {
  return insisting(version === null, async () => {
    const { rows, ...found } = await getGigsAndNames(deps.db, { userId, ids: [id], patches: [patch] });
    const [row] = rows;
    if (!row) throw new ApiError('NOT_FOUND');
    const before = gigOf(row);
    const places = await readPlaces(deps.toolPorts.shippedFiles);
    const change = changeOf(before, patch, { userId, found, places, now: deps.now() });
    const isStale = version !== null && version !== before.version;
    if (before.deletedAt !== null && !isStale) throw new ApiError('CONFLICT', 'This gig is in the trash');
    if (isStale) throw staleVersion(before, change.gig);
    return store(deps, requireWhole(change, patch));
  });
}

/** Stores a change, unless somebody changed the gig since it was looked at. */
async function store(deps: Pick<Deps, 'db'>, change: GigChange): Promise<Gig> {
  const { userId, gig, before } = change;
  const { stored, rows } = await updateGigs(deps.db, [change], { userId, ids: [gig.id] });
  const [row] = rows;
  if (!row) throw new ApiError('NOT_FOUND');
  if (stored.has(gig.id)) return gigOf(row);
  throw row.version === before.version ? await refusedWrite(deps, change) : staleVersion(gigOf(row), gig);
}

interface Asked {
  id: string;
  version: number;
  patch?: GigPatch | undefined;
  /** Into the trash, or out of it. */
  deleted?: boolean | undefined;
}

/** What is asked of a gig in the trash does nothing, unless it is taken out of it; one can't go there twice. */
const canBe = ({ deletedAt }: Gig, { deleted }: Asked): boolean => deletedAt === null || deleted === false;

/** Nothing is said of it, and it is where it is asked to be. */
const isAsAsked = ({ deletedAt }: Gig, { patch, deleted }: Asked): boolean =>
  isEmpty(patch) && deleted === false && deletedAt === null;

const isEmpty = (patch: GigPatch | undefined): boolean => Object.keys(patch ?? {}).length === 0;

function withTrash(change: GigChange, deleted: boolean | undefined): GigChange {
  if (deleted === undefined) return change;
  const gig = { ...change.gig, deletedAt: deleted ? change.now.toISOString() : null };
  return { ...change, gig, told: timelineOf(change.before, gig) };
}

/** Into the trash or out of it, as the gig is: nothing of it is read again, and what it says needn't go together. */
const trashChange = (
  before: Gig,
  { userId, now }: Pick<Desk, 'userId' | 'now'>,
  deleted: boolean,
): GigChange =>
  withTrash(
    {
      ...{ userId, before, newContacts: [], told: [], now },
      gig: { ...before, version: before.version + 1, updatedAt: now.toISOString() },
    },
    deleted,
  );

/**
 * Changes many gigs, each of which still has the version that is named; one that is to be taken out of the trash and isn't
 * there is answered as it is. The others stay as they are, and are `refused` with
 * what is stored. Throws INVALID_INPUT by field before any of them is changed.
 */
export async function changeGigs(
  deps: Pick<Deps, 'db' | 'now' | 'toolPorts'>,
  userId: string,
  asked: readonly Asked[],
) {
  const { db } = deps;
  const ids = [...new Set(asked.map(({ id }) => id))];
  if (ids.length < asked.length)
    throw new ApiError('INVALID_INPUT', undefined, {
      fields: [{ path: 'changes', reason: 'Name each gig once' }],
    });
  const patches = asked.map(({ patch = {} }) => patch);
  const { rows, ...found } = await getGigsAndNames(db, { userId, ids, patches });
  const known = new Map(rows.map((row) => [row.id, gigOf(row)]));
  const places = await readPlaces(deps.toolPorts.shippedFiles);
  const desk = { userId, found, places, now: deps.now() };
  const changes = asked.flatMap((one, index) => {
    const { id, version, patch = {}, deleted } = one;
    const before = known.get(id);
    if (before?.version !== version || !canBe(before, one) || isAsAsked(before, one)) return [];
    if (deleted !== undefined && isEmpty(patch)) return trashChange(before, desk, deleted);
    const change = withTrash(changeOf(before, patch, desk), deleted);
    return requireWhole(change, patch, `changes.${index}.patch.`);
  });
  const { stored, rows: after } = await updateGigs(db, changes, { userId, ids });
  const gigs = new Map(after.map((row) => [row.id, gigOf(row)]));
  const isDone = (one: Asked): boolean => {
    const gig = gigs.get(one.id);
    return stored.has(one.id) || (gig?.version === one.version && isAsAsked(gig, one));
  };
  return {
    gigs: asked.filter(isDone).flatMap(({ id }) => gigs.get(id) ?? []),
    refused: asked.filter((one) => !isDone(one)).map(({ id }) => ({ id, stored: gigs.get(id) ?? null })),
  };
}

/** Puts a gig into the trash, or takes it back. One that is there already stays as it is. Throws NOT_FOUND. */
export function trashGig(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: string,
  { id, isDeleted }: { id: string; isDeleted: boolean },
): Promise<Gig> {
  return insisting(true, async () => {
    const [row] = await selectGig(deps.db, { id, owner: userId });
    if (!row) throw new ApiError('NOT_FOUND');
    const before = gigOf(row);
    if ((before.deletedAt !== null) === isDeleted) return before;
    return store(deps, trashChange(before, { userId, now: deps.now() }, isDeleted));
  });
}
