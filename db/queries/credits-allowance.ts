import { type SQL, sql } from 'drizzle-orm';

/** What an account pays, and how many it may have; `withPro` where it has Pro, by its plan or as one of the admins. */
export interface Allowance {
  /** Credits of this one. */
  cost: number;
  /** How many in all (generations, or questions), counted from `since` or, without it, from the beginning of the account. */
  most: number;
  since: Date | null;
  withPro?: { cost: number; most: number; admins: readonly string[] };
}

/** Whether the account of a statement over `users` is one of the admins: `roleOf` of core/account.ts. */
export const isAdmin = (admins: readonly string[]): SQL =>
  admins.length > 0 ? sql`(users.email_verified AND lower(users.email) IN ${admins})` : sql`FALSE`;

/** Whether the account of a statement over `users` has Pro then: `isPro` of core/subscription.ts, for a batch that looks itself. */
export const hasPro = (now: Date, admins: readonly string[]): SQL =>
  sql`(max(coalesce(users.pro_until, 0), coalesce(users.trial_ends_at, 0)) > ${now.getTime()} OR ${isAdmin(admins)})`;

/** One of two numbers, by the plan of the account of a statement over `users`. */
export const byPlan = (part: 'cost' | 'most', allowance: Allowance, now: Date): SQL => {
  const { withPro } = allowance;
  return withPro === undefined || withPro[part] === allowance[part]
    ? sql`${allowance[part]}`
    : sql`CASE WHEN ${hasPro(now, withPro.admins)} THEN ${withPro[part]} ELSE ${allowance[part]} END`;
};
