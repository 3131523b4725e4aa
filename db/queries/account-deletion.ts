import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { namedBatch } from '../named-batch.ts';

/** The hash of the account's password; null where it has none. */
export async function getPasswordHash(db: Database, params: { userId: string }): Promise<string | null> {
  const rows = await db.all<{ password: string | null }>(sql`
    SELECT password FROM accounts WHERE user_id = ${params.userId} AND provider_id = 'credential'`);
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
  const { userId } = params;
  const end = params.deletesAt.getTime();
  const begin = [
    db.run(sql`
      UPDATE users SET deletes_at = ${end}, updated_at = ${params.now.getTime()}
      WHERE id = ${userId} AND deletes_at IS NULL`),
    db.run(sql`DELETE FROM sessions WHERE user_id = ${userId} AND id <> ${params.keepId}`),
  ];
  const { rows } = await namedBatch(db, begin, {
    rows: db.all<{ deletesAt: number }>(sql`SELECT deletes_at AS deletesAt FROM users WHERE id = ${userId}`),
  });
  return { deletesAt: new Date(rows[0]?.deletesAt ?? end) };
}

/** Takes the end of an account away, while it has not come. */
export async function clearDeletion(db: Database, params: { userId: string; now: Date }): Promise<void> {
  const at = params.now.getTime();
  await db.run(sql`
    UPDATE users SET deletes_at = NULL, updated_at = ${at} WHERE id = ${params.userId} AND deletes_at > ${at}`);
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
  // Beginning with the accounts that are due, mostly none, nothing else is looked through.
  const traces = [
    db.run(sql`
      DELETE FROM mails WHERE id IN
        (SELECT mails.id FROM users CROSS JOIN mails WHERE ${due} AND mails.recipient = users.email)`),
    db.run(sql`
      DELETE FROM verifications WHERE id IN (SELECT verifications.id FROM users CROSS JOIN verifications
        WHERE ${due} AND instr(verifications.value, users.id) > 0)`),
  ];
  const { users } = await namedBatch(db, traces, { users: db.run(sql`DELETE FROM users WHERE ${due}`) });
  return users.rowsAffected;
}
