import { and, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { isOpenSession, type Owner, type SessionKey } from '../owner.ts';
import { sessions } from '../schema/sessions.ts';
import { users } from '../schema/users.ts';

const SESSION = {
  sessionId: sessions.id,
  createdAt: sessions.createdAt,
  expiresAt: sessions.expiresAt,
  account: {
    id: users.id,
    firstName: users.name,
    email: users.email,
    emailVerified: users.emailVerified,
    profileImageUrl: users.image,
    trialEndsAt: users.trialEndsAt,
    proUntil: users.proUntil,
    careerStage: users.careerStage,
    deletesAt: users.deletesAt,
  },
};

/** Columns over `users`, by the names that they are read under. */
export type UserColumns = Readonly<Record<string, SQL>>;
/** What such columns hold. */
export type UserFacts<Columns extends UserColumns> = {
  [Name in keyof Columns]: Columns[Name] extends SQL<infer Value> ? Value : never;
};

/** A statement for a batch: the open session of that key with its account, or no row. The account's role is not stored. */
export const selectSession = (db: Database, key: SessionKey) =>
  db.select(SESSION).from(sessions).innerJoin(users, eq(users.id, sessions.userId)).where(isOpenSession(key));

const prepareLook = (db: Database, facts: UserColumns) =>
  db
    .select({ ...SESSION, facts })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isOpenSession({ tokenHash: sql.placeholder('tokenHash'), now: sql.placeholder('now') }))
    .prepare();

const prepared = new WeakMap<Database, WeakMap<UserColumns, ReturnType<typeof prepareLook>>>();

/**
 * The open session of that key with its account, and columns of the account in the same statement, which is built once
 * for each set of columns. `values` are those of its placeholders.
 */
export async function getSession<Columns extends UserColumns>(
  db: Database,
  key: SessionKey,
  { columns, values }: { columns: Columns; values: Readonly<Record<string, string | number>> },
): Promise<(OpenSession & { facts: UserFacts<Columns> }) | null> {
  const known = prepared.get(db) ?? new WeakMap<UserColumns, ReturnType<typeof prepareLook>>();
  prepared.set(db, known);
  const look = known.get(columns) ?? prepareLook(db, columns);
  known.set(columns, look);
  const rows = await look.all({ ...values, tokenHash: key.tokenHash, now: key.now.getTime() });
  const [row] = rows as (OpenSession & { facts: UserFacts<Columns> })[];
  return row ?? null;
}

/** A session as it is stored, with its account. */
export type OpenSession = Awaited<ReturnType<typeof selectSession>>[number];

/** Open sessions of an account, the one used last first. */
export const listSessions = (db: Database, params: { userId: Owner; now: Date }) =>
  db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.updatedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, params.userId), gt(sessions.expiresAt, params.now)))
    .orderBy(desc(sessions.updatedAt));

/** Ends one session of the account; false where it has none of that id. */
export async function deleteSession(db: Database, params: { id: string; userId: string }): Promise<boolean> {
  const result = await db
    .delete(sessions)
    .where(and(eq(sessions.id, params.id), eq(sessions.userId, params.userId)));
  return result.rowsAffected > 0;
}

/** Ends the session of that token hash, whoever's it is: who holds the token may end it. */
export async function deleteSessionByToken(db: Database, params: { tokenHash: string }): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, params.tokenHash));
}

/** Ends every session of the account but one. */
export async function deleteOtherSessions(
  db: Database,
  params: { userId: string; keepId: string },
): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, params.userId), ne(sessions.id, params.keepId)));
}
