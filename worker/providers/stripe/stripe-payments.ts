import Stripe from 'stripe';
import type { BillingFact } from '#core/billing/billing-event.ts';
import type { Order, Payments, Told } from '../payments-port.ts';
import {
  disputeFact,
  idOf,
  invoiceFact,
  invoicePaymentFact,
  orderFact,
  refundFact,
  subscriptionFact,
} from './facts-of-stripe.ts';

interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Of the API; Stripe's own unless given. */
  url?: string | undefined;
}

/** How old a signature may be, in seconds: Stripe's own figure. */
const TOLERANCE = 300;
/** What can't be charged any more. */
const ENDED: readonly string[] = ['canceled', 'incomplete_expired'];
/** Of what a customer has, the newest that is looked at. */
const LOOK = 24;

type Read = { customer: string | null; fact: BillingFact };

/** Payments by Stripe: its Checkout, its customer portal, and what its webhook tells. */
export function stripePayments({ secretKey, webhookSecret, url }: StripeSettings): Payments {
  const crypto = Stripe.createSubtleCryptoProvider();
  const at = url ? new URL(url) : null;
  const stripe = new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(),
    // Its own address apart: a server that speaks like it.
    ...(at && { host: at.hostname, port: at.port, protocol: at.protocol.slice(0, -1) as 'http' | 'https' }),
    maxNetworkRetries: 1,
    telemetry: false,
  });

  /** What the object of an event says, and whose it is: some name no customer, and are asked what they belong to. */
  async function read({ type, data }: Stripe.Event): Promise<Read> {
    switch (type) {
      case 'customer.subscription.created':
      case 'customer.subscription.updated':
      case 'customer.subscription.deleted':
      case 'customer.subscription.paused':
      case 'customer.subscription.resumed':
        return { customer: idOf(data.object.customer), fact: subscriptionFact(data.object) };
      case 'invoice.finalized':
      case 'invoice.paid':
      case 'invoice.payment_failed':
      case 'invoice.voided':
      case 'invoice.marked_uncollectible':
        return { customer: idOf(data.object.customer), fact: invoiceFact(data.object) };
      case 'invoice_payment.paid': {
        const invoice = await stripe.invoices.retrieve(idOf(data.object.invoice) ?? '');
        return { customer: idOf(invoice.customer), fact: invoicePaymentFact(data.object) };
      }
      case 'checkout.session.completed':
      case 'checkout.session.async_payment_succeeded':
        return { customer: idOf(data.object.customer), fact: orderFact(data.object) };
      case 'charge.refunded':
        return { customer: idOf(data.object.customer), fact: refundFact(data.object) };
      case 'charge.dispute.created':
      case 'charge.dispute.updated':
      case 'charge.dispute.closed': {
        const charge = await stripe.charges.retrieve(idOf(data.object.charge) ?? '');
        return { customer: idOf(charge.customer), fact: disputeFact(data.object) };
      }
      default: {
        const { customer } = data.object as { customer?: string | { id: string } | null };
        return { customer: idOf(customer), fact: { kind: 'unknown', type } };
      }
    }
  }

  /** Orders of Pro that wait for payment can't be paid any more. */
  async function giveUpOrders(customer: string): Promise<void> {
    const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: LOOK });
    const ofPro = data.filter(({ mode }) => mode === 'subscription');
    await Promise.all(ofPro.map(({ id }) => stripe.checkout.sessions.expire(id)));
  }

  return {
    kind: 'stripe',
    sandbox: null,
    async addCustomer({ userId, email }) {
      const made = await stripe.customers.create(
        { email, metadata: { user: userId } },
        { idempotencyKey: `customer:${userId}` },
      );
      return made.id;
    },
    async begin(order) {
      // Of two orders that are paid both would be charged, month by month.
      if (order.item.kind === 'pro') await giveUpOrders(order.customer);
      const session = await stripe.checkout.sessions.create(sessionOf(order));
      if (!session.url) throw new Error('Stripe made an order without an address');
      return session.url;
    },
    async portal({ customer, back }) {
      return (await stripe.billingPortal.sessions.create({ customer, return_url: back })).url;
    },
    async stop({ customer, atOnce, now }) {
      await giveUpOrders(customer);
      const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: LOOK });
      const going = data.filter(
        (each) => !ENDED.includes(each.status) && !each.cancel_at && !each.cancel_at_period_end,
      );
      const changed = await Promise.all(
        going.map(({ id, status }) =>
          !atOnce && (status === 'active' || status === 'trialing')
            ? stripe.subscriptions.update(id, { cancel_at_period_end: true })
            : stripe.subscriptions.cancel(id),
        ),
      );
      return changed.map((each) => toldOf(each, now));
    },
    async resume({ subscription, now }) {
      return [toldOf(await stripe.subscriptions.update(subscription, { cancel_at_period_end: false }), now)];
    },
    async receive({ text, signature }) {
      const event = await stripe.webhooks
        .constructEventAsync(text, signature, webhookSecret, TOLERANCE, crypto)
        .catch(() => null);
      if (!event) return null;
      const { customer, fact } = await read(event);
      return [told(event.id, new Date(event.created * 1000), customer, fact)];
    },
    async look({ customer, now }) {
      // To the second, as Stripe counts: what happens in the same one is told later than this.
      const second = new Date(Math.floor(now.getTime() / 1000) * 1000);
      const [subscriptions, invoices, orders, charges] = await Promise.all([
        stripe.subscriptions.list({ customer, status: 'all', limit: LOOK }),
        stripe.invoices.list({ customer, limit: LOOK, expand: ['data.payments'] }),
        stripe.checkout.sessions.list({ customer, status: 'complete', limit: LOOK }),
        stripe.charges.list({ customer, limit: LOOK }),
      ]);
      const facts: [id: string, fact: BillingFact][] = [
        ...subscriptions.data.map((each): [string, BillingFact] => [each.id, subscriptionFact(each)]),
        ...invoices.data.flatMap((each): [string, BillingFact][] => [
          [each.id ?? '', invoiceFact(each)],
          ...(each.payments?.data ?? [])
            .filter(({ status }) => status === 'paid')
            .map((payment): [string, BillingFact] => [payment.id, invoicePaymentFact(payment)]),
        ]),
        ...orders.data.map((each): [string, BillingFact] => [each.id, orderFact(each)]),
        ...charges.data
          .filter(({ amount_refunded }) => amount_refunded > 0)
          .map((each): [string, BillingFact] => [each.id, refundFact(each)]),
      ];
      return facts
        .filter(([, { kind }]) => kind !== 'unknown')
        .map(([id, fact]) => told(`${id}@${now.toISOString()}`, second, customer, fact));
    },
  };
}

const toldOf = (subscription: Stripe.Subscription, now: Date): Told =>
  told(`${subscription.id}@${now.toISOString()}`, now, subscription.customer, subscriptionFact(subscription));

const told = (id: string, at: Date, customer: string | { id: string } | null, fact: BillingFact): Told => ({
  customer: idOf(customer),
  event: { id, at: at.toISOString(), fact },
});

function sessionOf({ customer, userId, item, success, cancel }: Order): Stripe.Checkout.SessionCreateParams {
  const common = {
    ...{ customer, client_reference_id: userId, success_url: success, cancel_url: cancel },
    metadata: { user: userId },
  };
  const priced = {
    currency: item.price.currency.toLowerCase(),
    unit_amount: item.price.amount,
    product_data: { name: item.name },
  };
  if (item.kind === 'pack')
    return {
      ...{ ...common, mode: 'payment' },
      line_items: [{ quantity: 1, price_data: priced }],
      metadata: { user: userId, credits: String(item.credits) },
      invoice_creation: { enabled: true },
    };
  const waits = item.chargesAt && { trial_end: Math.floor(item.chargesAt.getTime() / 1000) };
  return {
    ...{ ...common, mode: 'subscription' },
    line_items: [{ quantity: 1, price_data: { ...priced, recurring: { interval: 'month' } } }],
    subscription_data: { metadata: { user: userId }, ...waits },
  };
}
