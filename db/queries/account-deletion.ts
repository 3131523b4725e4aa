import { and, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { namedBatch } from '../named-batch.ts';
import { accounts } from '../schema/accounts.ts';
import { sessions } from '../schema/sessions.ts';
import { users } from '../schema/users.ts';

/** The hash of the account's password; null where it has none. */
export async function getPasswordHash(db: Database, params: { userId: string }): Promise<string | null> {
  const rows = await db
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, params.userId), eq(accounts.providerId, 'credential')));
  return rows[0]?.password ?? null;
}

/**
 * Sets the end of an account and ends all of its sessions but `keepId`. An end that was set before stands. Answers the
 * end.
 */
export async function setDeletion(
  db: Database,
  params: { userId: string; keepId: string; deletesAt: Date; now: Date },
): Promise<{ deletesAt: Date }> {
  const { userId, deletesAt } = params;
  const begin = [
    db
      .update(users)
      .set({ deletesAt, updatedAt: params.now })
      .where(and(eq(users.id, userId), isNull(users.deletesAt))),
    db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, params.keepId))),
  ];
  const { rows } = await namedBatch(db, begin, {
    rows: db.select({ deletesAt: users.deletesAt }).from(users).where(eq(users.id, userId)),
  });
  return { deletesAt: rows[0]?.deletesAt ?? deletesAt };
}

/** Takes the end of an account away, while it has not come. */
export async function clearDeletion(db: Database, params: { userId: string; now: Date }): Promise<void> {
  await db
    .update(users)
    .set({ deletesAt: null, updatedAt: params.now })
    .where(and(eq(users.id, params.userId), gt(users.deletesAt, params.now)));
}

/** How a call without a session says whose account it means. */
export type NamedAccount = { email: string } | { credentialId: string };

const isNamed = (named: NamedAccount): SQL =>
  'email' in named
    ? sql`users.email = ${named.email}`
    : sql`users.id IN (SELECT user_id FROM passkeys WHERE credential_id = ${named.credentialId})`;

/**
 * Deletes the accounts whose end has come, or of them the one that is named, with all that is theirs, in one batch; files
 * that lose their rows are noted as freed. What does not name an account by a key goes by its address or its id. Answers
 * how many accounts went.
 */
export async function deleteDueAccounts(
  db: Database,
  { now, named }: { now: Date; named?: NamedAccount },
): Promise<number> {
  const isDue = sql`users.deletes_at <= ${now.getTime()}`;
  const due = named ? sql`${isNamed(named)} AND ${isDue}` : isDue;
  // In this order of joins nothing is looked through but the accounts that are due, mostly none.
  const traces = [
    db.run(sql`
      DELETE FROM mails WHERE id IN
        (SELECT mails.id FROM users CROSS JOIN mails WHERE ${due} AND mails.recipient = users.email)`),
    db.run(sql`
      DELETE FROM verifications WHERE id IN (SELECT verifications.id FROM users CROSS JOIN verifications
        WHERE ${due} AND instr(verifications.value, users.id) > 0)`),
  ];
  const { gone } = await namedBatch(db, traces, { gone: db.run(sql`DELETE FROM users WHERE ${due}`) });
  return gone.rowsAffected;
}
