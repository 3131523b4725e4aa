import type { PlanId } from './plans.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const SUBSCRIPTION_STATUSES = ['free', 'trial', 'active'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export interface Subscription {
  subscriptionStatus: SubscriptionStatus;
  hasProTrial: boolean;
  /** An instant (as text ISO 8601), or null where no end is known. */
  trialEndsAt: Date | string | null;
  role: string;
}

/** What is stored of an account's plan: everything else about it follows from the time. */
export interface PlanEnds {
  /** The end of its trial, running or over; null where it never had one. */
  trialEndsAt: Date | null;
  /** The end of the Pro that it paid for, with what grace there is; null where it never paid. */
  proUntil: Date | null;
}

/** Where an account stands then. A trial that is over, or a Pro that is, leaves it on Free. */
export function subscriptionAt({ trialEndsAt, proUntil }: PlanEnds, now: Date) {
  const status: SubscriptionStatus =
    proUntil !== null && proUntil > now
      ? 'active'
      : trialEndsAt !== null && trialEndsAt > now
        ? 'trial'
        : 'free';
  // Who has paid since is no longer somebody whose trial is over.
  const hasPaidSince = proUntil !== null && trialEndsAt !== null && proUntil > trialEndsAt;
  return { subscriptionStatus: status, hasProTrial: trialEndsAt !== null && !hasPaidSince };
}

/** The plan that an account has by where it stands: Pro, also as an admin's, the trial while it runs, or Free. */
export const planOf = ({
  subscriptionStatus,
  role,
}: Pick<Subscription, 'subscriptionStatus' | 'role'>): PlanId =>
  subscriptionStatus === 'active' || role === 'admin' ? 'pro' : subscriptionStatus;

/** Whether the account has Pro at this moment: paid, inside a trial that has an end, or as an admin. */
export function isPro(account: Subscription, now: Date): boolean {
  const plan = planOf(account);
  const onTrial = account.hasProTrial || plan === 'trial';
  const { trialEndsAt } = account;
  return plan === 'pro' || (onTrial && trialEndsAt !== null && new Date(trialEndsAt) > now);
}

/** Whether the account may start its trial: once, and not while it has Pro. */
export const offersTrial = (account: Subscription, now: Date): boolean =>
  account.trialEndsAt === null && !isPro(account, now);

/** The words on the subscription badge. Days left are rounded up, in days of 24 hours. spec §4 */
export function subscriptionBadge(account: Subscription, now: Date): string {
  if (account.subscriptionStatus === 'active') return 'Pro';
  if (account.role === 'admin') return 'Admin Pro';
  if (!account.hasProTrial && account.subscriptionStatus !== 'trial') return 'Free';
  if (account.trialEndsAt === null) return 'Trial';
  const left = new Date(account.trialEndsAt).getTime() - now.getTime();
  return left > 0 ? `Trial (${Math.ceil(left / DAY_MS)}d left)` : 'Trial Expired';
}

/** Upgrade is offered only where there is no subscription yet. spec §6 */
export function offersUpgrade(status: SubscriptionStatus | null | undefined): boolean {
  return (status ?? 'free') === 'free';
}
