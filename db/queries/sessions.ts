import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { sessions } from '../schema/sessions.ts';

/** Open sessions of an account, the one used last first. */
export function listSessions(db: Database, params: { userId: string; now: Date }) {
  return db
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
}

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

/** Moves the end of a session that is in use. */
export async function extendSession(
  db: Database,
  params: { id: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .update(sessions)
    .set({ updatedAt: params.now, expiresAt: params.expiresAt })
    .where(and(eq(sessions.id, params.id), sql`${sessions.expiresAt} > ${params.now.getTime()}`));
}
