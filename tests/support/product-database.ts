import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { connect, type Database } from '#db/client.ts';

/** The database behind the running product, for what a test has to arrange or look at there. */
export function productDatabase(): Database {
  return connect({ url: inject('databaseUrl'), authToken: inject('databaseToken') });
}

export async function userId(db: Database, email: string): Promise<string> {
  const rows = await db.all<{ id: string }>(sql`SELECT id FROM users WHERE email = ${email}`);
  if (!rows[0]) throw new Error(`No account ${email}`);
  return rows[0].id;
}

/** Brings the balance of an account to this many credits, by an entry of the ledger. */
export async function setBalance(db: Database, email: string, credits: number): Promise<void> {
  const id = await userId(db, email);
  await db.run(sql`
    INSERT INTO credit_entries (id, user_id, delta, kind, created_at)
    SELECT 'crd_' || lower(hex(randomblob(11))), ${id}, ${credits} - coalesce(sum(delta), 0), 'adjust', 1
    FROM credit_entries WHERE user_id = ${id}`);
}

export async function makePro(db: Database, email: string): Promise<void> {
  await db.run(sql`UPDATE users SET pro_until = ${Date.now() + 86_400_000} WHERE email = ${email}`);
}

export async function proveAddress(db: Database, email: string): Promise<void> {
  await db.run(sql`UPDATE users SET email_verified = 1 WHERE email = ${email}`);
}
