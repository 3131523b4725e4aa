import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../client.ts';
import { namedBatch, type Statement } from '../named-batch.ts';
import type { Owner } from '../owner.ts';
import { clients } from '../schema/clients.ts';
import { contacts } from '../schema/contacts.ts';
import { users } from '../schema/users.ts';
import { venues } from '../schema/venues.ts';

const TABLES = { venue: venues, client: clients, contact: contacts } as const;
/** What the address book has entries of. */
export type BookKind = keyof typeof TABLES;
/** An entry as it is stored; `words` is what it is found and sorted by. */
export type StoredEntry<Kind extends BookKind> = Omit<(typeof TABLES)[Kind]['$inferSelect'], 'userId'>;

type BookTable = SQLiteTable & Record<'id' | 'userId' | 'version' | 'words', SQLiteColumn>;
const tableOf = (kind: BookKind): BookTable => TABLES[kind];
type Read<Row> = Statement & PromiseLike<Row[]>;

interface EntryName {
  id: string;
  userId: Owner;
}
const named = ({ id, userId }: EntryName, kind: BookKind) =>
  and(eq(tableOf(kind).id, id), eq(tableOf(kind).userId, userId));

/** Entries before any condition, without whose they are. */
function entries(db: Database, kind: BookKind) {
  const { userId: _, ...columns } = getTableColumns(tableOf(kind));
  return db.select(columns).from(tableOf(kind)).$dynamic();
}

/** A statement for a batch: the account's entry of that id, or no row. */
export const selectEntry = <Kind extends BookKind>(db: Database, kind: Kind, entry: EntryName) =>
  entries(db, kind).where(named(entry, kind)) as unknown as Read<StoredEntry<Kind>>;

/** A place in a list that is ordered by words, then id. */
export interface NamePosition {
  words: string;
  id: string;
}

/** Whom a contact works for, or where. */
export interface ContactsOf {
  venueId?: string | undefined;
  clientId?: string | undefined;
}

/** A statement for a batch: `limit` entries of the account after that place, each with words that begin with those of `q`. */
export function listEntries<Kind extends BookKind>(
  db: Database,
  kind: Kind,
  params: { userId: Owner; q: readonly string[]; after: NamePosition | null; of?: ContactsOf; limit: number },
) {
  const { id, userId, words } = tableOf(kind);
  const { after, of = {} } = params;
  // Words hold letters, digits and spaces: nothing that LIKE takes for anything else.
  const matches = params.q.map((word) => sql`' ' || ${words} LIKE ${`% ${word}%`}`);
  const beyond = after ? sql`(${words}, ${id}) > (${after.words}, ${after.id})` : undefined;
  const ofThem = [
    of.venueId === undefined ? undefined : eq(contacts.venueId, of.venueId),
    of.clientId === undefined ? undefined : eq(contacts.clientId, of.clientId),
  ];
  return entries(db, kind)
    .where(and(eq(userId, params.userId), beyond, ...matches, ...ofThem))
    .orderBy(asc(words), asc(id))
    .limit(params.limit) as unknown as Read<StoredEntry<Kind>>;
}

interface Written {
  id: string;
  userId: string;
  words: string;
  clientId?: string | null;
  venueId?: string | null;
}

const isStrange = (table: 'clients' | 'venues', id: string | null | undefined, userId: string): SQL =>
  id
    ? sql`NOT EXISTS (SELECT 1 FROM ${sql.raw(table)} o WHERE o.id = ${id} AND o.user_id = ${userId})`
    : sql`0`;

/** What keeps an entry from being written, each true or not. People may share a name; the rest may not. */
function obstacles(kind: BookKind, { id, userId, words, clientId, venueId }: Written) {
  const table = tableOf(kind);
  const isTaken =
    kind === 'contact'
      ? sql`0`
      : sql`EXISTS (SELECT 1 FROM ${table} o WHERE o.user_id = ${userId} AND o.words = ${words} AND o.id <> ${id})`;
  return {
    isTaken: isTaken.mapWith(Boolean),
    hasStrangeClient: isStrange('clients', clientId, userId).mapWith(Boolean),
    hasStrangeVenue: isStrange('venues', venueId, userId).mapWith(Boolean),
  };
}
export type Obstacles = Record<keyof ReturnType<typeof obstacles>, boolean>;

/** The entry as it stands afterwards, null where there is none, and whether this write made it so; if not, why. */
interface Outcome<Kind extends BookKind> {
  entry: StoredEntry<Kind> | null;
  isWritten: boolean;
  why: Obstacles;
}

async function write<Kind extends BookKind>(
  db: Database,
  kind: Kind,
  {
    entry,
    statement,
    found,
  }: { entry: EntryName; statement: Read<unknown>; found: Record<keyof Obstacles, SQL> },
): Promise<Outcome<Kind>> {
  const { written, after, why } = await namedBatch(db, [], {
    written: statement,
    after: selectEntry(db, kind, entry),
    // Nothing comes between the statements of a batch: what is true now was true when it was to be written.
    why: db.select(found).from(users).where(eq(users.id, entry.userId)) as unknown as Read<Obstacles>,
  });
  const [reasons = { isTaken: false, hasStrangeClient: false, hasStrangeVenue: false }] = why;
  return { entry: after[0] ?? null, isWritten: written.length > 0, why: reasons };
}

/** Adds an entry, if the account has fewer than `most` of its kind and nothing is in its way. */
export function insertEntry<Kind extends BookKind>(
  db: Database,
  kind: Kind,
  { row, most }: { row: StoredEntry<Kind> & { userId: string }; most: number },
): Promise<Outcome<Kind>> {
  const [table, found] = [tableOf(kind), obstacles(kind, row)];
  const values = Object.entries(getTableColumns(table)).map(([name, column]) =>
    sql.param((row as Record<string, unknown>)[name], column),
  );
  // Conditional on how many there are, and on what is in its way.
  const statement = db
    .insert(table)
    .select(
      sql`SELECT ${sql.join(values, sql`, `)}
        WHERE (SELECT count(*) FROM ${table} o WHERE o.user_id = ${row.userId}) < ${most} AND NOT ${anyOf(found)}`,
    )
    .returning({ id: table.id });
  return write(db, kind, { entry: row, statement, found });
}

/** Changes an entry of the account from that version on, if nothing is in its way. */
export function updateEntry<Kind extends BookKind>(
  db: Database,
  kind: Kind,
  params: {
    id: string;
    userId: string;
    version: number;
    changes: Partial<StoredEntry<Kind>> & { words: string };
    now: Date;
  },
): Promise<Outcome<Kind>> {
  const { id, userId, version, changes, now } = params;
  const [table, found] = [tableOf(kind), obstacles(kind, { ...changes, id, userId })];
  // Conditional on the version, and on what is in its way.
  const statement = db
    .update(table)
    .set({ ...changes, version: version + 1, updatedAt: now })
    .where(and(named(params, kind), eq(table.version, version), sql`NOT ${anyOf(found)}`))
    .returning({ id: table.id });
  return write(db, kind, { entry: params, statement, found });
}

const anyOf = ({ isTaken, hasStrangeClient, hasStrangeVenue }: Record<keyof Obstacles, SQL>): SQL =>
  sql`(${isTaken} OR ${hasStrangeClient} OR ${hasStrangeVenue})`;

/** Deletes an entry of the account; false where it has none of that id. Gigs and contacts that named it stay, without it. */
export async function deleteEntry(db: Database, kind: BookKind, entry: EntryName): Promise<boolean> {
  const statement = db
    .delete(tableOf(kind))
    .where(named(entry, kind))
    .returning({ id: tableOf(kind).id });
  const { deleted } = await namedBatch(db, [], {
    deleted: statement,
    // The other kinds leave by triggers, which here would look through all gigs for each contact of an account that goes.
    ...(kind === 'contact' && { left: leaveGigs(db, entry) }),
  });
  return deleted.length > 0;
}

/**
 * A statement that takes a contact out of gigs, where the statement before deleted it. They get another version: a change that
 * goes on from the one before would write it back.
 */
const leaveGigs = (db: Database, { id, userId }: EntryName): Statement =>
  db.run(sql`
    UPDATE gigs SET version = version + 1, updated_at = unixepoch() * 1000, details = json_set(details, '$.contacts', json((
      SELECT json_group_array(json(value)) FROM json_each(details, '$.contacts') WHERE value ->> '$.contactId' <> ${id})))
    WHERE changes() > 0 AND user_id = ${userId} AND EXISTS (
      SELECT 1 FROM json_each(details, '$.contacts') WHERE value ->> '$.contactId' = ${id})`);
