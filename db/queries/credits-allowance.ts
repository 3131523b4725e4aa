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

/**
 * Whether the account of a statement over `users` has Pro then: `isPro` of core/plans.ts, for a batch that looks itself.
 * `admins` are their addresses, in lower case.
 */
export function hasPro(now: Date, admins: readonly string[]): SQL {
  const at = now.getTime();
  const isAdmin = sql`(users.email_verified AND lower(users.email) IN ${admins})`;
  // The second is looked at only where there is an admin to look for.
  return sql`(max(coalesce(users.pro_until, 0), coalesce(users.trial_ends_at, 0)) > ${at}
    ${admins.length > 0 ? sql`OR ${isAdmin}` : sql``})`;
}

/** One of two numbers, by the plan of the account of a statement over `users`. */
export const byPlan = (part: 'cost' | 'most', allowance: Allowance, now: Date): SQL => {
  const { withPro } = allowance;
  return withPro === undefined || withPro[part] === allowance[part]
    ? sql`${allowance[part]}`
    : sql`CASE WHEN ${hasPro(now, withPro.admins)} THEN ${withPro[part]} ELSE ${allowance[part]} END`;
};
