/** Length of the trial in days; no card. spec §9 */
export const TRIAL_DAYS = 7;
/** Credits that a new account starts with. */
export const SIGN_UP_CREDITS = 20;

const DAY_MS = 24 * 60 * 60 * 1000;

export const SUBSCRIPTION_STATUSES = ['free', 'trial', 'active'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export interface Subscription {
  subscriptionStatus: SubscriptionStatus;
  hasProTrial: boolean;
  /** ISO instant, or null where no end is known. */
  trialEndsAt: string | null;
  role: string;
}

/** Whether the account has Pro at this moment: paid, or inside a trial that has an end. */
export function isPro(account: Subscription, now: Date): boolean {
  if (account.subscriptionStatus === 'active') return true;
  const onTrial = account.hasProTrial || account.subscriptionStatus === 'trial';
  return onTrial && account.trialEndsAt !== null && Date.parse(account.trialEndsAt) > now.getTime();
}

/** The words on the subscription badge. Days left are rounded up, in days of 24 hours. spec §4 */
export function subscriptionBadge(account: Subscription, now: Date): string {
  if (account.subscriptionStatus === 'active') return 'Pro';
  if (account.role === 'admin') return 'Admin Pro';
  if (!account.hasProTrial && account.subscriptionStatus !== 'trial') return 'Free';
  if (account.trialEndsAt === null) return 'Trial';
  const left = Date.parse(account.trialEndsAt) - now.getTime();
  return left > 0 ? `Trial (${Math.ceil(left / DAY_MS)}d left)` : 'Trial Expired';
}

/** Upgrade is offered only where there is no subscription yet. spec §6 */
export function offersUpgrade(status: SubscriptionStatus | null | undefined): boolean {
  return status === null || status === undefined || status === 'free';
}
