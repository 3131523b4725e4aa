import { type SQL, sql } from 'drizzle-orm';

/** What an account pays, and how many it may have; `withPro` where its plan is Pro or a running trial. */
export interface Allowance {
  /** Credits of this one. */
  cost: number;
  /** How many in all (generations, or questions), counted from `since` or, without it, from the beginning of the account. */
  most: number;
  since: Date | null;
  withPro?: { cost: number; most: number };
}

/** Whether the account of a statement over `users` has Pro then: `isPro` of core/plans.ts, for a batch that looks itself. */
export const hasPro = (now: Date): SQL => sql`(users.subscription_status = 'active'
  OR ((users.has_pro_trial OR users.subscription_status = 'trial') AND users.trial_ends_at > ${now.getTime()}))`;

/** One of two numbers, by the plan of the account of a statement over `users`. */
export const byPlan = (free: number, pro: number | undefined, now: Date): SQL =>
  pro === undefined || pro === free
    ? sql`${free}`
    : sql`CASE WHEN ${hasPro(now)} THEN ${pro} ELSE ${free} END`;

/** Credits that the allowance costs the account of a statement over `users`. */
export const costFor = ({ cost, withPro }: Allowance, now: Date): SQL => byPlan(cost, withPro?.cost, now);
