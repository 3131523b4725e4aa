import { ApiError, staleVersion } from '#core/errors.ts';
import { applyPatch, problemsOf } from '#core/gigs/apply-patch.ts';
import { timelineOf } from '#core/gigs/describe-change.ts';
import type { Gig, GigPatch } from '#core/gigs/gig.ts';
import type { Places } from '#core/gigs/places.ts';
import { selectGig } from '#db/queries/gigs.ts';
import { getGigsAndNames } from '#db/queries/gigs-named.ts';
import { gigOf } from '#db/queries/gigs-stored.ts';
import { type GigChange, updateGigs } from '#db/queries/gigs-write.ts';
import type { Deps } from '../deps.ts';
import { readPlaces } from '../storage/read-places.ts';
import { located, placesWith } from './named-places.ts';
import { refusedWrite } from './refused-write.ts';

/** What goes with every change of a call. */
interface Desk {
  userId: string;
  /** What the account has of what is named. */
  found: Parameters<typeof placesWith>[2];
  places: Places;
  now: Date;
}

/** What a patch makes of a gig, ready to be stored. Throws INVALID_INPUT by field. */
function changeOf(before: Gig, patch: GigPatch, { userId, found, places, now }: Desk): GigChange {
  const { client } = patch;
  const venue = located(patch.venue, patch.zone ?? before.zone, places);
  const gig = applyPatch(before, patch, placesWith(before, { venue, client }, found), now.toISOString());
  const problems = problemsOf(gig);
  if (problems.length > 0) throw new ApiError('INVALID_INPUT', undefined, { fields: problems });
  return { userId, before, gig, venue, client, told: timelineOf(before, gig), now };
}

/**
 * Changes a gig that still has the version that is named; null goes on from whichever it has. Throws NOT_FOUND, INVALID_INPUT
 * by field, CONFLICT with both versions where it has another by then.
 */
export async function changeGig(
  deps: Pick<Deps, 'db' | 'now' | 'toolPorts'>,
  userId: string,
  { id, version, patch }: { id: string; version: number | null; patch: GigPatch },
): Promise<Gig> {
  const { rows, ...found } = await getGigsAndNames(deps.db, { userId, ids: [id], patches: [patch] });
  const [row] = rows;
  if (!row || row.deletedAt) throw new ApiError('NOT_FOUND');
  const before = gigOf(row);
  const places = await readPlaces(deps.toolPorts.shippedFiles);
  const change = changeOf(before, patch, { userId, found, places, now: deps.now() });
  if (version !== null && version !== before.version) throw staleVersion(before, change.gig);
  return store(deps, change);
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
  patch: GigPatch;
}

/**
 * Changes many gigs, each of which still has the version that is named. The others stay as they are, and are `refused` with
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
  const patches = asked.map(({ patch }) => patch);
  const { rows, ...found } = await getGigsAndNames(db, { userId, ids, patches });
  const known = new Map(rows.filter(({ deletedAt }) => !deletedAt).map((row) => [row.id, gigOf(row)]));
  const places = await readPlaces(deps.toolPorts.shippedFiles);
  const desk = { userId, found, places, now: deps.now() };
  const changes = asked.flatMap(({ id, version, patch }, index) => {
    const before = known.get(id);
    if (before?.version !== version) return [];
    return at(`changes.${index}.patch`, () => changeOf(before, patch, desk));
  });
  const { stored, rows: after } = await updateGigs(db, changes, { userId, ids });
  const gigs = new Map(after.map((row) => [row.id, gigOf(row)]));
  return {
    gigs: ids.flatMap((id) => (stored.has(id) ? (gigs.get(id) ?? []) : [])),
    refused: ids.filter((id) => !stored.has(id)).map((id) => ({ id, stored: gigs.get(id) ?? null })),
  };
}

/** Fields of what is refused in there, by their paths in the whole. */
function at<Result>(path: string, make: () => Result): Result {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const fields = error.details.fields?.map((field) => ({ ...field, path: `${path}.${field.path}` }));
    throw new ApiError(error.code, undefined, { ...error.details, ...(fields && { fields }) });
  }
}

/** Puts a gig into the trash, or takes it back. One that is there already stays as it is. Throws NOT_FOUND. */
export async function trashGig(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: string,
  { id, isDeleted }: { id: string; isDeleted: boolean },
): Promise<Gig> {
  const [row] = await selectGig(deps.db, { id, owner: userId });
  if (!row) throw new ApiError('NOT_FOUND');
  const before = gigOf(row);
  if ((before.deletedAt !== null) === isDeleted) return before;
  const now = deps.now();
  const at = now.toISOString();
  const gig: Gig = {
    ...before,
    ...{ version: before.version + 1, updatedAt: at, deletedAt: isDeleted ? at : null },
  };
  return store(deps, { userId, before, gig, told: timelineOf(before, gig), now });
}
