import type { Account } from '#core/account.ts';
import { TOOL_COSTS } from '#core/catalogue.ts';
import { type Credits, nextUtcDay } from '#core/credits.ts';
import { FAIR_USE_DAILY, isPro } from '#core/plans.ts';
import type { Funds } from '#db/queries/funds.ts';

export interface Entitlement {
  plan: Credits['plan'];
  /** Generations a UTC day, or null for no limit. */
  dailyLimit: number | null;
  /** Generations a UTC day that nobody goes past: the limit, or fair use. */
  ceiling: number;
  /** Credits that a tool of this price costs the account. */
  costOf: (price: number | null) => number;
}

/** What the account's plan allows: Pro and trial spend no credits and have no daily limit. */
export function entitlement(account: Account, now: Date, freeDailyGenerations: number): Entitlement {
  const subscription = { ...account, trialEndsAt: account.trialEndsAt?.toISOString() ?? null };
  if (!isPro(subscription, now)) {
    return {
      plan: 'free',
      dailyLimit: freeDailyGenerations,
      ceiling: freeDailyGenerations,
      costOf: (price) => price ?? 0,
    };
  }
  const plan = account.subscriptionStatus === 'active' ? 'pro' : 'trial';
  return { plan, dailyLimit: null, ceiling: FAIR_USE_DAILY, costOf: () => 0 };
}

/** The account's credits as the API shows them. */
export function creditsView(entitled: Entitlement, funds: Funds, now: Date): Credits {
  return {
    balance: funds.balance,
    plan: entitled.plan,
    dailyLimit: entitled.dailyLimit,
    dailyUsed: funds.dailyUsed,
    resetsAt: nextUtcDay(now).toISOString(),
    costs: TOOL_COSTS,
  };
}
