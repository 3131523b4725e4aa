import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { GIG_MOST, type Gig, type TimelineEntry } from '#core/gigs/gig.ts';
import { gigDetailsSchema } from '#core/gigs/gig-details-schema.ts';
import { nameWords } from '#core/gigs/name-words.ts';
import { orderOf } from '#core/gigs/night-order.ts';
import { venueWords } from '#core/gigs/same-entry.ts';
import { wallTime } from '#core/gigs/zoned-time.ts';
import type { Database } from '../client.ts';
import { newId } from '../ids.ts';
import { namedBatch, type Statement } from '../named-batch.ts';
import { clients } from '../schema/clients.ts';
import { gigs } from '../schema/gigs.ts';
import { venues } from '../schema/venues.ts';
import { selectGigsOf } from './gigs.ts';
import type { StoredGig } from './gigs-stored.ts';

type Told = Pick<TimelineEntry, 'kind' | 'text'>;

/** Where a venue is that a gig names for the first time, as far as its city says it. */
type Where = Pick<typeof venues.$inferSelect, 'country' | 'latitude' | 'longitude'>;
/** A venue or client that a gig names: one that is there, or a name. */
export type VenueWish = { id: string } | ({ name: string; city: string } & Where) | null;
export type ClientWish = { id: string } | { name: string } | null;

/** A gig as it is to be stored, with what is to be told of it. Where it is and for whom: as it stands, where nothing is wished. */
export interface GigWrite {
  userId: string;
  gig: Gig;
  venue?: VenueWish | undefined;
  client?: ClientWish | undefined;
  told: readonly Told[];
  now: Date;
}

/** Statements that make what a gig names and nobody has: nothing, where it is there. */
function namedParts(db: Database, { userId, venue, client, now, gig }: GigWrite): Statement[] {
  const common = { userId, version: 1, createdAt: now, updatedAt: now, notes: '' };
  return [
    ...(venue && 'name' in venue
      ? [
          db
            .insert(venues)
            .values({
              ...common,
              ...{ id: newId('ven'), ...venue, words: venueWords(venue), zone: gig.zone },
              ...{ address: '', booth: '' },
            })
            .onConflictDoNothing(),
        ]
      : []),
    ...(client && 'name' in client
      ? [
          db
            .insert(clients)
            .values({
              ...common,
              ...{ id: newId('cli'), ...client, words: nameWords(client.name), kind: 'business' },
              ...{ address: '', taxId: '', email: '', phone: '' },
            })
            .onConflictDoNothing(),
        ]
      : []),
  ];
}

/** The id of what is wished for, of the account's own; of the gig's present one where nothing is. */
function venueId({ userId, venue, gig }: GigWrite): SQL {
  if (venue === undefined) return sql`${gig.venue?.id ?? null}`;
  if (venue === null) return sql`NULL`;
  const found = 'id' in venue ? sql`id = ${venue.id}` : sql`words = ${venueWords(venue)}`;
  return sql`(SELECT id FROM venues WHERE user_id = ${userId} AND ${found})`;
}
function clientId({ userId, client, gig }: GigWrite): SQL {
  if (client === undefined) return sql`${gig.client?.id ?? null}`;
  if (client === null) return sql`NULL`;
  const found = 'id' in client ? sql`id = ${client.id}` : sql`words = ${nameWords(client.name)}`;
  return sql`(SELECT id FROM clients WHERE user_id = ${userId} AND ${found})`;
}
/** Whether what is named by its id is there. */
const isThere = (write: GigWrite): SQL =>
  and(
    write.venue && 'id' in write.venue ? sql`${venueId(write)} IS NOT NULL` : undefined,
    write.client && 'id' in write.client ? sql`${clientId(write)} IS NOT NULL` : undefined,
  ) ?? sql`true`;

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

/** Statements that add one gig. */
function insertGig(db: Database, write: GigWrite): Statement[] {
  const { userId, gig, now } = write;
  const { details, ...columns } = columnsOf(write);
  const row = {
    ...columns,
    ...{ id: gig.id, userId, position: freshPosition(gig), createdAt: now },
    details: JSON.stringify(details),
  };
  const value = (one: unknown) => sql`${one instanceof Date ? one.getTime() : one}`;
  const names = sql.join(
    (Object.keys(row) as (keyof typeof row)[]).map((key) => sql.identifier(gigs[key].name)),
    sql`, `,
  );
  return [
    ...namedParts(db, write),
    db.run(sql`
      INSERT INTO gigs (${names}, venue_id, client_id)
      SELECT ${sql.join(Object.values(row).map(value), sql`, `)}, ${venueId(write)}, ${clientId(write)}
      WHERE ${isThere(write)} AND (SELECT count(*) FROM gigs WHERE user_id = ${userId}) < ${GIG_MOST.gigs}
      ON CONFLICT (id) DO NOTHING`),
    tell(db, write),
  ];
}

/** The same gig as it was before. */
export type GigChange = GigWrite & { before: Gig };

/** A statement that stores a gig one version later, where the one before is still the newest. */
function updateGig(db: Database, write: GigChange) {
  const { userId, gig, before } = write;
  const isMoved = gig.night !== before.night || gig.startsAt !== before.startsAt || gig.zone !== before.zone;
  return db
    .update(gigs)
    .set({
      ...columnsOf(write),
      ...{ venueId: venueId(write), clientId: clientId(write) },
      ...(isMoved && { position: freshPosition(gig) }),
    })
    .where(
      and(eq(gigs.id, gig.id), eq(gigs.userId, userId), eq(gigs.version, before.version), isThere(write)),
    );
}

/** Stores changes, each unless somebody changed its gig since. Answers which were stored, and gigs as they stand then. */
export async function updateGigs(
  db: Database,
  changes: readonly GigChange[],
  params: { userId: string; ids: readonly string[] },
): Promise<{ stored: Set<string>; rows: StoredGig[] }> {
  return drawingPositions(async () => {
    const updates = changes.map((change) => [`update ${change.gig.id}`, updateGig(db, change)] as const);
    const { rows, ...results } = await namedBatch(
      db,
      changes.flatMap((change) => namedParts(db, change)),
      {
        ...Object.fromEntries(
          changes.flatMap((change, i) => [
            ...updates.slice(i, i + 1),
            [`tell ${change.gig.id}`, tell(db, change)],
          ]),
        ),
        rows: selectGigsOf(db, { ids: params.ids, owner: params.userId }),
      },
    );
    const isStored = ({ gig }: GigChange) =>
      (results as Record<string, { rowsAffected: number }>)[`update ${gig.id}`]?.rowsAffected === 1;
    return { rows, stored: new Set(changes.filter(isStored).map(({ gig }) => gig.id)) };
  });
}

/** Adds gigs, unless they are there, or the account has as many as it may have, or not what they name. Answers those that are there then. */
export async function insertGigs(
  db: Database,
  writes: readonly GigWrite[],
  params: { userId: string; now: Date },
): Promise<StoredGig[]> {
  const { userId, now } = params;
  return drawingPositions(async () => {
    const { rows } = await namedBatch(
      db,
      [...writes.flatMap((write) => insertGig(db, write)), noteFirstGig(db, userId, now)],
      { rows: selectGigsOf(db, { ids: writes.map(({ gig }) => gig.id), owner: userId }) },
    );
    return rows;
  });
}

/** Positions are drawn by lot: where one is taken, the write is made again with others. */
async function drawingPositions<Result>(write: () => Promise<Result>): Promise<Result> {
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

/** Which of what a write names isn't there, and how many gigs the account has: what it was refused for. */
export async function whatIsMissing(db: Database, write: GigWrite) {
  const [row] = await db
    .select({
      venue: write.venue ? sql<number>`${venueId(write)} IS NULL` : sql<number>`0`,
      client: write.client ? sql<number>`${clientId(write)} IS NULL` : sql<number>`0`,
      gigs: count(),
    })
    .from(gigs)
    .where(eq(gigs.userId, write.userId));
  return { venue: row?.venue === 1, client: row?.client === 1, gigs: row?.gigs ?? 0 };
}
