import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { GIG_MOST, type Gig, type TimelineEntry } from '#core/gigs/gig.ts';
import { gigDetailsSchema } from '#core/gigs/gig-details-schema.ts';
import { nameWords } from '#core/gigs/name-words.ts';
import { orderOf } from '#core/gigs/night-order.ts';
import { wallTime } from '#core/gigs/zoned-time.ts';
import type { Database } from '../client.ts';
import { newId } from '../ids.ts';
import { namedBatch, type Statement } from '../named-batch.ts';
import { gigs } from '../schema/gigs.ts';
import { selectGigsOf } from './gigs.ts';
import { areKnown, areThere, clientId, makeNamed, venueId, type Wishes } from './gigs-named.ts';
import { type StoredGig, selectStoredGigs } from './gigs-stored.ts';

type Told = Pick<TimelineEntry, 'kind' | 'text'>;

/** A gig as it is to be stored, with what is to be told of it. */
export interface GigWrite extends Wishes {
  told: readonly Told[];
}

/** A place in the order of the nights that is, most likely, nobody else's. */
function freshPosition({ night, startsAt, zone }: Gig): number {
  if (startsAt === null) return orderOf(night, null, Math.random());
  const { day, minutes } = wallTime(Date.parse(startsAt), zone);
  return orderOf(night, day === night ? minutes : minutes + 1440, Math.random());
}

const dateOrNull = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));

function columnsOf({ gig }: GigWrite) {
  return {
    ...{ version: gig.version, title: gig.title, status: gig.status, statusAt: new Date(gig.statusAt) },
    ...{
      night: gig.night,
      startsAt: dateOrNull(gig.startsAt),
      endsAt: dateOrNull(gig.endsAt),
      zone: gig.zone,
    },
    ...{ fee: gig.fee?.amount ?? null, currency: gig.fee?.currency ?? null },
    ...{ unpaid: gig.unpaid, unpaidDue: gig.unpaidDue, seriesId: gig.seriesId },
    details: gigDetailsSchema.parse(gig),
    words: nameWords(`${gig.title} ${gig.notes}`),
    ...{ updatedAt: new Date(gig.updatedAt), deletedAt: dateOrNull(gig.deletedAt) },
  };
}

/** Tells what happened, where the statement before changed something. */
const tell = (db: Database, { gig, told, now }: GigWrite): Statement =>
  db.run(sql`
    INSERT INTO gig_events (id, gig_id, kind, text, created_at)
    SELECT said.value ->> '$.id', ${gig.id}, said.value ->> '$.kind', said.value ->> '$.text', ${now.getTime()}
    FROM json_each(${JSON.stringify(told.map((one) => ({ ...one, id: newId('gev') })))}) said WHERE changes() > 0`);

/** Statements that add one gig, where `mayBeWritten`. */
function insertGig(db: Database, write: GigWrite, mayBeWritten: SQL): Statement[] {
  const { userId, gig, now } = write;
  const { details, ...columns } = columnsOf(write);
  const row = {
    ...columns,
    ...{ id: gig.id, userId, position: freshPosition(gig), createdAt: now },
    details: JSON.stringify(details),
  };
  const value = (one: unknown) => sql`${one instanceof Date ? one.getTime() : one}`;
  const names = (Object.keys(row) as (keyof typeof row)[]).map((key) => sql.identifier(gigs[key].name));
  const isNew = sql`${mayBeWritten} AND ${areKnown(write)} AND NOT EXISTS (SELECT 1 FROM gigs WHERE id = ${gig.id})`;
  return [
    ...makeNamed(db, write, isNew),
    db.run(sql`
      INSERT INTO gigs (${sql.join(names, sql`, `)}, venue_id, client_id)
      SELECT ${sql.join(Object.values(row).map(value), sql`, `)}, ${venueId(write)}, ${clientId(write)}
      WHERE ${isNew} AND ${areThere(write)}`),
    tell(db, write),
  ];
}

/** Whether an account has room for so many gigs more. */
const hasRoom = (userId: string, more: number): SQL =>
  sql`(SELECT count(*) FROM gigs WHERE user_id = ${userId}) <= ${GIG_MOST.gigs - more}`;

/**
 * Statements that add a gig that nobody of the account added, where `mayBeWritten` and there is room for it: it reaches no
 * milestone of the account. Run them in `drawingPositions`.
 */
export const insertArrived = (db: Database, write: GigWrite, mayBeWritten: SQL): Statement[] =>
  insertGig(db, write, sql`${mayBeWritten} AND ${hasRoom(write.userId, 1)}`);

/** The same gig as it was before. */
export type GigChange = GigWrite & { before: Gig };

/** Statements that store a gig one version later, where the one before is still the newest: the second one says so. */
function updateGig(db: Database, write: GigChange) {
  const { userId, gig, before, venue, client } = write;
  const isMoved = gig.night !== before.night || gig.startsAt !== before.startsAt || gig.zone !== before.zone;
  const isNewest = sql`${areKnown(write)} AND EXISTS (
    SELECT 1 FROM gigs WHERE id = ${gig.id} AND user_id = ${userId} AND version = ${before.version})`;
  return {
    made: makeNamed(db, write, isNewest),
    update: db
      .update(gigs)
      .set({
        ...columnsOf(write),
        // What nobody wishes may be gone by then.
        ...(venue !== undefined && { venueId: venueId(write) }),
        ...(client !== undefined && { clientId: clientId(write) }),
        ...(isMoved && { position: freshPosition(gig) }),
      })
      .where(and(eq(gigs.id, gig.id), isNewest, areThere(write))),
  };
}

/** Stores changes, each unless somebody changed its gig since. Answers which were stored, and gigs as they stand then. */
export async function updateGigs(
  db: Database,
  changes: readonly GigChange[],
  params: { userId: string; ids: readonly string[] },
): Promise<{ stored: Set<string>; rows: StoredGig[] }> {
  // A gig that arrived by itself is tracked once somebody moves it.
  const moved = changes.find(({ gig, before }) => gig.status !== before.status);
  return drawingPositions(async () => {
    const steps = changes.map((change) => ({
      id: change.gig.id,
      tell: tell(db, change),
      ...updateGig(db, change),
    }));
    const { rows, ...results } = await namedBatch(
      db,
      [...steps.flatMap(({ made }) => made), ...(moved ? [noteFirstGig(db, params.userId, moved.now)] : [])],
      {
        ...Object.fromEntries(
          steps.flatMap(({ id, update, tell }) => [
            [`update ${id}`, update],
            [`tell ${id}`, tell],
          ]),
        ),
        rows: selectGigsOf(db, { ids: params.ids, owner: params.userId }),
      },
    );
    const isStored = (id: string) =>
      (results as Record<string, { rowsAffected: number }>)[`update ${id}`]?.rowsAffected === 1;
    return { rows, stored: new Set(steps.map(({ id }) => id).filter(isStored)) };
  });
}

/**
 * Adds gigs that are not there yet: none where the account has no room for all, or not what one of them names by its id. One whose
 * venue or client the address book has no room for is left out. Answers those that are there then.
 */
export async function insertGigs(
  db: Database,
  writes: readonly GigWrite[],
  params: { userId: string; now: Date },
): Promise<StoredGig[]> {
  const { userId, now } = params;
  const ids = writes.map(({ gig }) => gig.id);
  const areAllKnown = and(...writes.map(areKnown), hasRoom(userId, writes.length)) ?? sql`true`;
  const isFirstThere = sql`EXISTS (SELECT 1 FROM gigs WHERE id = ${ids[0]} AND user_id = ${userId})`;
  return drawingPositions(async () => {
    const { rows } = await namedBatch(
      db,
      [
        ...writes.flatMap((write, i) => insertGig(db, write, i === 0 ? areAllKnown : isFirstThere)),
        noteFirstGig(db, userId, now),
      ],
      { rows: selectGigsOf(db, { ids, owner: userId }) },
    );
    return rows;
  });
}

/** A gig on further nights, which are one series with it. */
export interface Repeats {
  userId: string;
  first: Gig;
  seriesId: string;
  /** One a night. */
  writes: readonly GigWrite[];
  now: Date;
}

/**
 * Makes a series of a gig, unless it was changed since, and adds its other nights: those that the series hasn't yet, all of them
 * or none. Answers the gigs of these nights that are there then, soonest first.
 */
export async function insertRepeats(db: Database, repeats: Repeats): Promise<StoredGig[]> {
  const { userId, first, seriesId, writes, now } = repeats;
  const nights = writes.map(({ gig }) => gig.night);
  const inSeries = and(eq(gigs.userId, userId), eq(gigs.seriesId, seriesId), isNull(gigs.deletedAt));
  const begin = db
    .update(gigs)
    .set({ seriesId, version: first.version + 1, updatedAt: now })
    .where(
      and(
        eq(gigs.id, first.id),
        eq(gigs.userId, userId),
        eq(gigs.version, first.version),
        isNull(gigs.seriesId),
      ),
    );
  const isSeries = sql`EXISTS (SELECT 1 FROM gigs WHERE id = ${first.id} AND series_id = ${seriesId} AND deleted_at IS NULL)`;
  return drawingPositions(async () => {
    const { rows } = await namedBatch(
      db,
      [
        begin,
        ...writes.flatMap((write, i) => {
          const isFree = sql`NOT EXISTS (SELECT 1 FROM gigs WHERE series_id = ${seriesId} AND night = ${write.gig.night}
            AND deleted_at IS NULL)`;
          return insertGig(
            db,
            write,
            sql`${isSeries} AND ${isFree} AND ${hasRoom(userId, writes.length - i)}`,
          );
        }),
      ],
      {
        rows: selectStoredGigs(db)
          .where(and(inSeries, inArray(gigs.night, nights)))
          .orderBy(asc(gigs.position)),
      },
    );
    return rows;
  });
}

/** Positions are drawn by lot: where one is taken, the write is made again with others. */
export async function drawingPositions<Result>(write: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      const isTaken = error instanceof Error && /gigs\.position/.test(`${error.message} ${error.cause}`);
      if (!isTaken || tries === 5) throw error;
    }
  }
}

/** A statement for a batch: notes the first gig of an account. */
const noteFirstGig = (db: Database, userId: string, now: Date): Statement =>
  db.run(sql`
    INSERT INTO milestones (user_id, key, reached_at)
    SELECT ${userId}, 'firstGigTracked', ${now.getTime()} WHERE EXISTS (SELECT 1 FROM gigs WHERE user_id = ${userId})
    ON CONFLICT DO NOTHING`);
