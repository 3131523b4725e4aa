import * as z from 'zod/mini';
import { SANDBOX_ACTS } from './sandbox-acts.ts';

const moneySchema = z.object({ amount: z.int(), currency: z.string() });
const instant = z.string();
const instantOr = z.nullable(z.string());

/** The plan of an account with all that was paid for it, as GET /api/billing answers. Instants are ISO. */
export const billingSchema = z.object({
  /** Who takes payments here; null: nobody. */
  payments: z.nullable(z.enum(['stripe', 'sandbox'])),
  /** Whether the provider has a page where card and address are changed. */
  hasPortal: z.boolean(),
  trial: z.nullable(z.object({ startedAt: instant, endsAt: instant })),
  /** The end of Pro, with what grace there is. */
  proUntil: instantOr,
  subscription: z.nullable(
    z.object({
      status: z.enum(['incomplete', 'trialing', 'active', 'past-due', 'ended']),
      price: moneySchema,
      interval: z.enum(['month', 'year']),
      /** When the first payment is due, where a trial leads to it. */
      trialEndsAt: instantOr,
      /** When the next payment is due. */
      periodEndsAt: instant,
      cancelsAt: instantOr,
      paidUntil: instantOr,
      graceUntil: instantOr,
      isPastDue: z.boolean(),
    }),
  ),
  /** What was asked or paid for, of Pro and of credits; newest first. */
  invoices: z.array(
    z.object({
      id: z.string(),
      /** As it is printed; null where it has none. */
      number: z.nullable(z.string()),
      /** Of credits how many; null: of a month or a year of Pro. */
      credits: z.nullable(z.int()),
      total: moneySchema,
      at: instant,
      /** The end of what it pays for; null of credits, which don't expire. */
      until: instantOr,
      /** Where it can be read; null where there is no such page, or not any more. */
      url: z.nullable(z.string()),
      standing: z.enum(['open', 'paid', 'failed', 'void', 'refunded', 'disputed']),
    }),
  ),
  /** What the sandbox can let happen now; nothing where payments are real. */
  acts: z.array(z.enum(SANDBOX_ACTS)),
});
export type Billing = z.infer<typeof billingSchema>;
export type BillingInvoice = Billing['invoices'][number];
