import * as z from 'zod/mini';
import { billingSchema } from '../billing/billing-schema.ts';
import { SANDBOX_ACTS } from '../billing/sandbox-acts.ts';
import { endpoint } from '../endpoint.ts';
import { SUBSCRIPTION_STATUSES } from '../subscription.ts';

/** Where an account stands: the part of its user that a plan decides. */
const subscriptionSchema = z.object({
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  hasProTrial: z.boolean(),
  trialEndsAt: z.nullable(z.string()),
});
const place = z.object({ url: z.string() });

/** Plans and what is paid for: how they begin, and what becomes of them. */
export const billingApi = {
  /** Once per account, and not while it has Pro: CONFLICT otherwise. */
  startTrial: endpoint({
    ...{ method: 'POST', path: '/api/trial', auth: 'user', limit: 'writes' },
    reply: subscriptionSchema,
  }),
  billing: endpoint({ method: 'GET', path: '/api/billing', auth: 'user', reply: billingSchema }),
  /** Begins an order; its address is where it is paid. */
  checkout: endpoint({
    ...{ method: 'POST', path: '/api/billing/checkout', auth: 'user', limit: 'writes' },
    body: z.discriminatedUnion('item', [
      z.strictObject({ item: z.literal('pro') }),
      z.strictObject({ item: z.literal('pack'), credits: z.int() }),
    ]),
    reply: place,
  }),
  /** Where card and address are changed, at the provider of payments. */
  billingPortal: endpoint({
    ...{ method: 'POST', path: '/api/billing/portal', auth: 'user', limit: 'writes' },
    reply: place,
  }),
  /** Pro ends with what is paid for. */
  cancelPro: endpoint({
    ...{ method: 'POST', path: '/api/billing/cancel', auth: 'user', limit: 'writes' },
    reply: billingSchema,
  }),
  /** Pro that was cancelled goes on. */
  resumePro: endpoint({
    ...{ method: 'POST', path: '/api/billing/resume', auth: 'user', limit: 'writes' },
    reply: billingSchema,
  }),
  /** Asks the provider of payments for what it knows: after an order, in case its word has not arrived. */
  refreshBilling: endpoint({
    ...{ method: 'POST', path: '/api/billing/refresh', auth: 'user', limit: 'writes' },
    reply: billingSchema,
  }),
  /** What the provider of payments tells. With a wrong signature UNSIGNED, and nothing has changed. */
  billingWebhook: endpoint({
    ...{ method: 'POST', path: '/api/billing/webhook', auth: 'public', body: 'file', maxBytes: 512 * 1024 },
    reply: z.object({ received: z.literal(true) }),
  }),
  /** Lets something happen in the sandbox; NOT_FOUND where payments are real. */
  sandbox: endpoint({
    ...{ method: 'POST', path: '/api/billing/sandbox', auth: 'user', limit: 'writes' },
    body: z.strictObject({ act: z.enum(SANDBOX_ACTS), credits: z.optional(z.int()) }),
    reply: billingSchema,
  }),
} as const;
