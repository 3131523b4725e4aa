import Stripe from 'stripe';
import type { BillingFact } from '#core/billing/billing-event.ts';
import type { Payments, Told } from '../payments-port.ts';
import {
  disputeFact,
  idOf,
  invoiceFact,
  invoicePaymentFact,
  orderFact,
  refundFact,
  subscriptionFact,
} from './facts-of-stripe.ts';
import { readEvent } from './stripe-messages.ts';
import { giveUpOrders, openOrder } from './stripe-orders.ts';

interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Of the API; Stripe's own unless given. */
  url?: string | undefined;
}

/** How old a signature may be, in seconds: Stripe's own figure. */
const TOLERANCE = 300;
/** How long an answer may take, in milliseconds. */
const PATIENCE = 10_000;
/** What can't be charged any more. */
const ENDED: readonly string[] = ['canceled', 'incomplete_expired'];
/** Of what a customer has, the newest that is looked at. */
const LOOK = 24;

/** Payments by Stripe: its Checkout, its customer portal, and what its webhook tells. */
export function stripePayments({ secretKey, webhookSecret, url }: StripeSettings): Payments {
  const signatures = Stripe.createSubtleCryptoProvider();
  const at = url ? new URL(url) : null;
  const stripe = new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(),
    // Its own address apart: a server that speaks like it.
    ...(at && { host: at.hostname, port: at.port, protocol: at.protocol.slice(0, -1) as 'http' | 'https' }),
    maxNetworkRetries: 1,
    timeout: PATIENCE,
    telemetry: false,
  });

  /** What is disputed of a charge. */
  const disputesOf = async ({ payment_intent }: Stripe.Charge) => {
    const of = idOf(payment_intent);
    return of === null ? [] : (await stripe.disputes.list({ payment_intent: of })).data;
  };

  return {
    kind: 'stripe',
    sandbox: null,
    async addCustomer({ userId, email, isAnew }) {
      const key = `customer:${userId}${isAnew ? `:${crypto.randomUUID()}` : ''}`;
      const made = await stripe.customers.create(
        { email, metadata: { user: userId } },
        { idempotencyKey: key },
      );
      return made.id;
    },
    begin: (order) => unlessMissing(() => openOrder(stripe, order), null),
    async portal({ customer, back }) {
      return (await stripe.billingPortal.sessions.create({ customer, return_url: back })).url;
    },
    stop: ({ customer, atOnce, now }) =>
      unlessMissing(async () => {
        await giveUpOrders(stripe, customer);
        const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: LOOK });
        const going = data.filter((each) => !ENDED.includes(each.status));
        const changed = await Promise.all(
          going.map((each) => {
            const isPaid = !atOnce && (each.status === 'active' || each.status === 'trialing');
            if (!isPaid) return stripe.subscriptions.cancel(each.id);
            if (endsWithPeriod(each)) return null;
            return stripe.subscriptions.update(each.id, { cancel_at_period_end: true });
          }),
        );
        return changed.flatMap((each) => (each ? [toldOf(each, now)] : []));
      }, []),
    async resume({ subscription, now }) {
      const { cancel_at_period_end } = await stripe.subscriptions.retrieve(subscription);
      // Its portal may have set a date instead.
      const goesOn = cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' as const };
      const changed = await stripe.subscriptions.update(subscription, goesOn);
      if (changed.cancel_at !== null) throw new Error('Stripe left a subscription cancelled');
      return [toldOf(changed, now)];
    },
    async forget(customer) {
      await unlessMissing(() => stripe.customers.del(customer), null);
    },
    async receive({ text, signature }) {
      const event = await stripe.webhooks
        .constructEventAsync(text, signature, webhookSecret, TOLERANCE, signatures)
        .catch(() => null);
      if (!event) return null;
      const { customer, fact } = await readEvent(stripe, event);
      return [told(event.id, new Date(event.created * 1000), customer, fact)];
    },
    look: ({ customer, now }) =>
      unlessMissing(async () => {
        const [subscriptions, invoices, orders, charges] = await Promise.all([
          stripe.subscriptions.list({ customer, status: 'all', limit: LOOK }),
          stripe.invoices.list({ customer, limit: LOOK, expand: ['data.payments'] }),
          stripe.checkout.sessions.list({ customer, status: 'complete', limit: LOOK }),
          stripe.charges.list({ customer, limit: LOOK }),
        ]);
        const disputed = charges.data.filter((charge) => charge.disputed);
        const disputes = (await Promise.all(disputed.map(disputesOf))).flat();
        const facts: [id: string, fact: BillingFact][] = [
          ...subscriptions.data.map((each): [string, BillingFact] => [each.id, subscriptionFact(each)]),
          ...invoices.data.flatMap((each): [string, BillingFact][] => [
            [each.id ?? '', invoiceFact(each)],
            ...(each.payments?.data ?? [])
              .filter(({ status }) => status === 'paid')
              .map((payment): [string, BillingFact] => [payment.id, invoicePaymentFact(payment)]),
          ]),
          ...orders.data.map((each): [string, BillingFact] => [each.id, orderFact(each)]),
          ...charges.data.map((each): [string, BillingFact] => [each.id, refundFact(each)]),
          ...disputes.map((each): [string, BillingFact] => [each.id, disputeFact(each)]),
        ];
        // Stripe counts in seconds: what happens in this one comes after what was found.
        const before = new Date(Math.floor(now.getTime() / 1000) * 1000 - 1);
        return facts
          .filter(([, { kind }]) => kind !== 'unknown')
          .map(([id, fact]) => told(`${id}@${now.toISOString()}`, before, customer, fact));
      }, []),
  };
}

/** What Stripe answers, or that instead where it does not know what it is asked about: a customer that was deleted there. */
async function unlessMissing<Answer>(ask: () => Promise<Answer>, missing: Answer): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return missing;
    throw error;
  }
}

/** Whether it was cancelled already, and asks for nothing more. */
function endsWithPeriod({ cancel_at, cancel_at_period_end, items }: Stripe.Subscription): boolean {
  const end = items.data[0]?.current_period_end ?? 0;
  return cancel_at_period_end || (cancel_at !== null && cancel_at <= end);
}

const toldOf = (subscription: Stripe.Subscription, now: Date): Told =>
  told(`${subscription.id}@${now.toISOString()}`, now, subscription.customer, subscriptionFact(subscription));

const told = (id: string, at: Date, customer: string | { id: string } | null, fact: BillingFact): Told => ({
  customer: idOf(customer),
  event: { id, at: at.toISOString(), fact },
});
