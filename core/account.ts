import type { Subscription } from './subscription.ts';

/** The account behind a request, as the server knows it before any tool runs. */
export interface Account extends Pick<Subscription, 'subscriptionStatus' | 'hasProTrial'> {
  id: string;
  firstName: string;
  email: string;
  emailVerified: boolean;
  profileImageUrl: string | null;
  /** The end of its trial, running or over; null where it never had one. */
  trialEndsAt: Date | null;
  careerStage: string | null;
  role: 'user' | 'admin';
  /** When the account goes for good, where that was asked for. */
  deletesAt: Date | null;
}

/** Admins are named by the settings, in lower case, and only a proven address counts. */
export function roleOf(
  account: { email: string; emailVerified: boolean },
  adminEmails: readonly string[],
): Account['role'] {
  return account.emailVerified && adminEmails.includes(account.email.toLowerCase()) ? 'admin' : 'user';
}
