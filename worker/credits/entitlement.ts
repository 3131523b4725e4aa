import type { Account } from '#core/account.ts';
import { type Credits, startOfUtcDay } from '#core/credits.ts';
import { FAIR_USE_DAILY, isPro } from '#core/plans.ts';
import type { Allowance } from '#db/queries/credits-allowance.ts';

export interface Entitlement {
  plan: Credits['plan'];
  /** Generations a UTC day, or null for no limit. */
  dailyLimit: number | null;
}

/** What the account's plan allows: Pro and trial spend no credits and have no daily limit. */
export function entitlement(account: Account, now: Date, freeDailyGenerations: number): Entitlement {
  if (!isPro(account, now)) return { plan: 'free', dailyLimit: freeDailyGenerations };
  return { plan: account.subscriptionStatus === 'active' ? 'pro' : 'trial', dailyLimit: null };
}

/** What a generation of this price takes, by the plan that the database finds: fair use is where Pro's day ends. */
export const dailyAllowance = (
  price: number | null,
  now: Date,
  freeDailyGenerations: number,
): Allowance & { since: Date } => ({
  cost: price ?? 0,
  most: freeDailyGenerations,
  since: startOfUtcDay(now),
  withPro: { cost: 0, most: FAIR_USE_DAILY },
});

/** Credits that the allowance takes from an account of that plan. */
export const costIn = ({ cost, withPro }: Allowance, plan: Entitlement['plan']): number =>
  plan === 'free' ? cost : (withPro?.cost ?? cost);
