import type { Account } from '#core/account.ts';
import { type Credits, startOfUtcDay } from '#core/credits.ts';
import { FAIR_USE_DAILY } from '#core/plans.ts';
import { planOf } from '#core/subscription.ts';
import type { Allowance } from '#db/queries/credits-allowance.ts';
import type { Settings } from '../env.ts';

export interface Entitlement {
  plan: Credits['plan'];
  /** Generations a UTC day, or null for no limit. */
  dailyLimit: number | null;
}

/** What the account's plan allows: Pro, also as an admin's, and trial spend no credits and have no daily limit. */
export function entitlement(account: Account, freeDailyGenerations: number): Entitlement {
  const plan = planOf(account);
  return { plan, dailyLimit: plan === 'free' ? freeDailyGenerations : null };
}

/** What a generation of this price takes, by the plan that the database finds: fair use is where Pro's day ends. */
export const dailyAllowance = (
  price: number | null,
  now: Date,
  settings: Pick<Settings, 'FREE_DAILY_GENERATIONS' | 'ADMIN_EMAILS'>,
): Required<Allowance> & { since: Date } => ({
  cost: price ?? 0,
  most: settings.FREE_DAILY_GENERATIONS,
  since: startOfUtcDay(now),
  withPro: { cost: 0, most: FAIR_USE_DAILY, admins: settings.ADMIN_EMAILS },
});

/** Credits that the allowance takes from an account of that plan. */
export const costIn = ({ cost, withPro }: Allowance, plan: Entitlement['plan']): number =>
  plan === 'free' ? cost : (withPro?.cost ?? cost);
