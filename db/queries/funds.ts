import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';

/** What decides whether an account may generate: its balance, and how many generations it made today. */
export interface Funds {
  balance: number;
  dailyUsed: number;
}

export const balanceOf = (userId: string): SQL =>
  sql`(SELECT coalesce(sum(delta), 0) FROM credit_entries WHERE user_id = ${userId})`;

const instant = (since: Date | null): number => since?.getTime() ?? 0;

/** Copies of generations since then; null is the beginning of the account. */
export const copiedSince = (userId: string, since: Date | null): SQL =>
  sql`(SELECT count(*) FROM generations WHERE user_id = ${userId} AND copied_from IS NOT NULL
    AND created_at >= ${instant(since)})`;

/** Generations since then; those that failed and copies are not counted. */
export const madeSince = (userId: string, since: Date | null): SQL =>
  sql`((SELECT count(*) FROM generations WHERE user_id = ${userId} AND status <> 'failed'
    AND created_at >= ${instant(since)}) - ${copiedSince(userId, since)})`;

/** A statement for a batch; `firstFunds` reads its rows. */
export const fundsOf = (db: Database, userId: string, since: Date | null) =>
  db.all<Funds>(sql`SELECT ${balanceOf(userId)} AS balance, ${madeSince(userId, since)} AS dailyUsed`);

export const firstFunds = (rows: readonly Funds[]): Funds => rows[0] ?? { balance: 0, dailyUsed: 0 };
