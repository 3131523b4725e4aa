import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { type Instant, milliseconds, type Owner } from '../owner.ts';
import { users } from '../schema/users.ts';

/** What decides whether an account may generate: its balance, and how many generations it made today. */
export interface Funds {
  balance: number;
  dailyUsed: number;
}

/** When the funds are looked at. */
export interface FundsMoment {
  /** From where generations are counted; null is the beginning of the account. */
  dayStart: Instant | null;
  /** What was reserved before this instant and never settled is void: it counts for nothing, swept or not. */
  cutoff: Instant;
}

/** The account of a statement over `users`. */
const MINE = sql.raw('user_id = users.id');

/**
 * The balance of the account, for a statement over `users`: the ledger's sum, and the credits that it still holds for
 * what is void.
 */
export function balanceAt(cutoff: Instant): SQL<number> {
  const isVoid = sql`${MINE} AND status = 'reserved' AND created_at < ${milliseconds(cutoff)}`;
  return sql<number>`(users.credit_balance
    + (SELECT coalesce(sum(cost), 0) FROM generations WHERE ${isVoid})
    + (SELECT coalesce(sum(cost), 0) FROM chat_turns WHERE ${isVoid}))`;
}

/** Copies of generations since then, for a statement over `users`; null is the beginning of the account. */
export const copiedSince = (since: Instant | null): SQL<number> =>
  sql<number>`(SELECT count(*) FROM generations WHERE ${MINE} AND copied_from IS NOT NULL
    AND created_at >= ${since ? milliseconds(since) : 0})`;

/** Generations since then, for a statement over `users`; what failed or is void, and copies, are not counted. */
export const madeSince = ({ dayStart, cutoff }: FundsMoment): SQL<number> =>
  sql<number>`((SELECT count(*) FROM generations WHERE ${MINE} AND created_at >= ${dayStart ? milliseconds(dayStart) : 0}
      AND (status = 'done' OR (status = 'reserved' AND created_at >= ${milliseconds(cutoff)})))
    - ${copiedSince(dayStart)})`;

const fundsColumns = (at: FundsMoment) => ({ balance: balanceAt(at.cutoff), dailyUsed: madeSince(at) });

/** The funds of the account, for a prepared statement over `users`. */
export const FUNDS_COLUMNS = fundsColumns({
  dayStart: sql.placeholder('dayStart'),
  cutoff: sql.placeholder('cutoff'),
});

/** A statement for a batch; `firstFunds` reads its row. */
export const selectFunds = (db: Database, owner: Owner, at: FundsMoment) =>
  db.select(fundsColumns(at)).from(users).where(eq(users.id, owner));

export const firstFunds = (rows: readonly Funds[]): Funds => rows[0] ?? { balance: 0, dailyUsed: 0 };
