import Stripe from 'stripe';

/** Of the webhook. */
export const STRIPE_SECRET = 'whsec_of_the_tests';
/** Stripe counts in seconds. */
export const seconds = (iso: string) => Date.parse(iso) / 1000;

/** The parts that we read of what Stripe has, in the shapes of its pinned version. */
export const SUBSCRIPTION = {
  id: 'sub_1',
  object: 'subscription',
  customer: 'cus_1',
  status: 'active',
  cancel_at: null,
  cancel_at_period_end: false,
  trial_end: null,
  items: {
    object: 'list',
    data: [
      {
        id: 'si_1',
        object: 'subscription_item',
        current_period_start: seconds('2026-11-28T12:00:00Z'),
        current_period_end: seconds('2026-12-28T12:00:00Z'),
        price: {
          id: 'price_1',
          object: 'price',
          currency: 'usd',
          unit_amount: 1699,
          recurring: { interval: 'month' },
        },
        quantity: 1,
      },
    ],
  },
};
export const INVOICE = {
  id: 'in_1',
  object: 'invoice',
  customer: 'cus_1',
  number: 'DECK-0001',
  status: 'paid',
  attempt_count: 1,
  currency: 'usd',
  total: 1699,
  hosted_invoice_url: 'https://invoice.stripe.example/in_1',
  period_start: seconds('2026-11-28T12:00:00Z'),
  period_end: seconds('2026-11-28T12:00:00Z'),
  parent: {
    type: 'subscription_details',
    quote_details: null,
    subscription_details: { subscription: 'sub_1', metadata: { user: 'usr_1' } },
  },
  lines: {
    object: 'list',
    data: [
      {
        id: 'il_1',
        object: 'line_item',
        amount: 1699,
        period: { start: seconds('2026-11-28T12:00:00Z'), end: seconds('2026-12-28T12:00:00Z') },
      },
    ],
  },
};
export const INVOICE_PAYMENT = {
  id: 'inpay_1',
  object: 'invoice_payment',
  invoice: 'in_1',
  status: 'paid',
  payment: { type: 'payment_intent', payment_intent: 'pi_1' },
};

/** A message as Stripe sends and signs it. `created` is when it happened, `signedAt` when it was sent, in seconds. */
export async function signedEvent(
  type: string,
  object: unknown,
  {
    id = 'evt_1',
    created = '2026-11-28T12:00:05Z',
    secret = STRIPE_SECRET,
    signedAt = Math.floor(Date.now() / 1000),
  } = {},
): Promise<{ text: string; signature: string }> {
  const text = JSON.stringify({
    ...{ id, object: 'event', api_version: Stripe.API_VERSION, created: seconds(created) },
    ...{ type, data: { object }, livemode: false, pending_webhooks: 1, request: null },
  });
  const header = { payload: text, secret, timestamp: signedAt };
  return { text, signature: await new Stripe('sk_test_1').webhooks.generateTestHeaderStringAsync(header) };
}
