import type { SubscriptionStatus } from './plans.ts';

/** The account behind a request, as the server knows it before any tool runs. */
export interface Account {
  id: string;
  firstName: string;
  email: string;
  emailVerified: boolean;
  profileImageUrl: string | null;
  subscriptionStatus: SubscriptionStatus;
  hasProTrial: boolean;
  trialEndsAt: Date | null;
  careerStage: string | null;
  role: 'user' | 'admin';
}
