import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { SUBSCRIPTION_STATUSES } from '../subscription.ts';

/** Where an account stands: the part of its user that a plan decides. */
const subscriptionSchema = z.object({
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  hasProTrial: z.boolean(),
  trialEndsAt: z.nullable(z.string()),
});

/** Plans: how they begin, and what becomes of them. */
export const billingApi = {
  /** Once per account, and not while it has Pro: CONFLICT otherwise. */
  startTrial: endpoint({
    ...{ method: 'POST', path: '/api/trial', auth: 'user', limit: 'writes' },
    reply: subscriptionSchema,
  }),
} as const;
