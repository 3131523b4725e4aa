import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  INVOICE,
  INVOICE_PAYMENT,
  STRIPE_SECRET,
  SUBSCRIPTION,
  seconds,
} from '../../../tests/support/stripe-objects.ts';
import { type StripeRequest, stripeServer } from '../../../tests/support/stripe-server.ts';
import { stripePayments } from './stripe-payments.ts';

const NOW = new Date('2026-11-28T12:00:00.700Z');

let server: Awaited<ReturnType<typeof stripeServer>>;
let payments: ReturnType<typeof stripePayments>;
let answers: Record<string, unknown>;

beforeEach(async () => {
  answers = {};
  server = await stripeServer(({ method, path }: StripeRequest) => {
    const body = answers[`${method} ${path}`];
    return body === undefined ? null : { body };
  });
  payments = stripePayments({ secretKey: 'sk_test_1', webhookSecret: STRIPE_SECRET, url: server.url });
});
afterEach(() => server.close());

describe('what Stripe is asked', () => {
  const list = (...data: unknown[]) => ({ object: 'list', has_more: false, data });
  const asked = () => server.asked.map(({ method, path }) => `${method} ${path}`);

  it('for a customer once an account', async () => {
    answers['POST /v1/customers'] = { id: 'cus_1', object: 'customer' };
    expect(await payments.addCustomer({ userId: 'usr_1', email: 'mara@djnova.example' })).toBe('cus_1');
    expect(server.asked[0]).toMatchObject({
      fields: { email: 'mara@djnova.example', 'metadata[user]': 'usr_1' },
      headers: { 'idempotency-key': 'customer:usr_1', 'stripe-version': Stripe.API_VERSION },
    });
  });

  it('for Pro, whose first payment waits for the end of the trial', async () => {
    const order = { object: 'checkout.session', mode: 'subscription' };
    const mine = { ...order, id: 'cs_1', created: 7, url: 'https://pay.example/cs_1' };
    answers['POST /v1/checkout/sessions'] = mine;
    answers['GET /v1/checkout/sessions'] = list(
      { ...order, id: 'cs_old', created: 5 },
      { ...order, id: 'cs_pack', created: 9, mode: 'payment' },
      mine,
    );
    answers['POST /v1/checkout/sessions/cs_old/expire'] = { id: 'cs_old', object: 'checkout.session' };
    const url = await payments.begin({
      ...{
        customer: 'cus_1',
        userId: 'usr_1',
        success: 'https://d.example/credits',
        cancel: 'https://d.example/x',
      },
      item: {
        ...{ kind: 'pro', name: 'Deckhand Pro', price: { amount: 1699, currency: 'USD' } },
        chargesAt: new Date('2026-12-05T12:00:00Z'),
      },
    });
    expect(url).toBe('https://pay.example/cs_1');
    expect(asked()).toEqual([
      'POST /v1/checkout/sessions',
      'GET /v1/checkout/sessions',
      'POST /v1/checkout/sessions/cs_old/expire',
    ]);
    expect(server.asked[0]?.fields).toMatchObject({
      mode: 'subscription',
      customer: 'cus_1',
      client_reference_id: 'usr_1',
      'line_items[0][price_data][unit_amount]': '1699',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][recurring][interval]': 'month',
      'subscription_data[trial_end]': String(seconds('2026-12-05T12:00:00Z')),
    });
  });

  it('to ask for nothing any more: what is paid for runs out, what is not ends, an order that waits is given up', async () => {
    answers['GET /v1/checkout/sessions'] = list();
    const of = (id: string, over: object) => ({ ...SUBSCRIPTION, id, ...over });
    answers['GET /v1/subscriptions'] = list(
      of('sub_active', {}),
      of('sub_due', { status: 'past_due' }),
      of('sub_over', { status: 'canceled' }),
      of('sub_ending', { cancel_at_period_end: true }),
      // Its last invoice would still be collected.
      of('sub_due_ending', { status: 'past_due', cancel_at_period_end: true }),
      of('sub_later', { cancel_at: seconds('2027-11-28T12:00:00Z') }),
    );
    answers['POST /v1/subscriptions/sub_later'] = of('sub_later', { cancel_at_period_end: true });
    answers['DELETE /v1/subscriptions/sub_due_ending'] = of('sub_due_ending', { status: 'canceled' });
    answers['POST /v1/subscriptions/sub_active'] = of('sub_active', { cancel_at_period_end: true });
    answers['DELETE /v1/subscriptions/sub_due'] = of('sub_due', { status: 'canceled' });
    const told = await payments.stop({ customer: 'cus_1', record: [], atOnce: false, now: NOW });
    expect(told).toMatchObject([
      { event: { fact: { subscription: { id: 'sub_active', cancelsAt: '2026-12-28T12:00:00.000Z' } } } },
      { event: { fact: { subscription: { id: 'sub_due', status: 'ended' } } } },
      { event: { fact: { subscription: { id: 'sub_due_ending', status: 'ended' } } } },
      { event: { fact: { subscription: { id: 'sub_later', cancelsAt: '2026-12-28T12:00:00.000Z' } } } },
    ]);
    expect(server.asked.find(({ method }) => method === 'POST')?.fields).toEqual({
      cancel_at_period_end: 'true',
    });
    expect(asked().toSorted()).toEqual([
      'DELETE /v1/subscriptions/sub_due',
      'DELETE /v1/subscriptions/sub_due_ending',
      'GET /v1/checkout/sessions',
      'GET /v1/subscriptions',
      'POST /v1/subscriptions/sub_active',
      'POST /v1/subscriptions/sub_later',
    ]);
  });

  it('to end at once what nothing is paid for by', async () => {
    answers['GET /v1/checkout/sessions'] = list();
    answers['GET /v1/subscriptions'] = list(SUBSCRIPTION);
    answers['DELETE /v1/subscriptions/sub_1'] = { ...SUBSCRIPTION, status: 'canceled' };
    const told = await payments.stop({ customer: 'cus_1', record: [], atOnce: true, now: NOW });
    expect(told).toMatchObject([{ event: { fact: { subscription: { id: 'sub_1', status: 'ended' } } } }]);
  });

  it('to have a subscription go on, also where its portal had set a date', async () => {
    const resume = () => payments.resume({ customer: 'cus_1', subscription: 'sub_1', record: [], now: NOW });
    const end = seconds('2026-12-28T12:00:00Z');
    answers['POST /v1/subscriptions/sub_1'] = SUBSCRIPTION;
    answers['GET /v1/subscriptions/sub_1'] = { ...SUBSCRIPTION, cancel_at_period_end: true, cancel_at: end };
    expect(await resume()).toMatchObject([
      { customer: 'cus_1', event: { fact: { subscription: { cancelsAt: null } } } },
    ]);
    expect(server.asked.at(-1)?.fields).toEqual({ cancel_at_period_end: 'false' });
    answers['GET /v1/subscriptions/sub_1'] = { ...SUBSCRIPTION, cancel_at: end };
    await resume();
    expect(server.asked.at(-1)?.fields).toEqual({ cancel_at: '' });
    answers['POST /v1/subscriptions/sub_1'] = { ...SUBSCRIPTION, cancel_at: end };
    await expect(resume()).rejects.toThrow('cancelled');
  });

  it('about a customer that it does not know any more: there is nothing', async () => {
    const missing = { type: 'invalid_request_error', code: 'resource_missing', message: 'No such customer' };
    server.close();
    server = await stripeServer(() => ({ status: 404, body: { error: missing } }));
    payments = stripePayments({ secretKey: 'sk_test_1', webhookSecret: STRIPE_SECRET, url: server.url });
    const of = { customer: 'cus_1', record: [], now: NOW };
    expect(await payments.stop({ ...of, atOnce: false })).toEqual([]);
    expect(await payments.look(of)).toEqual([]);
    await payments.forget('cus_1');
    const pack = {
      kind: 'pack',
      name: '20 credits',
      price: { amount: 499, currency: 'USD' },
      credits: 20,
    } as const;
    const places = { success: 'https://d.example/credits', cancel: 'https://d.example/x' };
    expect(await payments.begin({ customer: 'cus_1', userId: 'usr_1', item: pack, ...places })).toBeNull();
  });

  it('for all that it knows of a customer', async () => {
    answers['GET /v1/subscriptions'] = list(SUBSCRIPTION);
    answers['GET /v1/invoices'] = list({ ...INVOICE, payments: list(INVOICE_PAYMENT) });
    answers['GET /v1/checkout/sessions'] = list();
    const charge = { object: 'charge', customer: 'cus_1', payment_intent: 'pi_1', currency: 'usd' };
    answers['GET /v1/charges'] = list(
      { ...charge, id: 'ch_1', amount_refunded: 0, refunded: false },
      { ...charge, id: 'ch_2', amount_refunded: 400, refunded: false, disputed: true },
    );
    answers['GET /v1/disputes'] = list({
      id: 'du_1',
      object: 'dispute',
      payment_intent: 'pi_1',
      status: 'won',
    });
    const told = await payments.look({ customer: 'cus_1', now: NOW });
    expect(told.map(({ event }) => event.fact.kind)).toEqual([
      ...['subscription', 'invoice', 'invoice-payment', 'refund', 'refund', 'dispute'],
    ]);
    expect(new Set(told.map(({ event }) => event.id)).size).toBe(6);
    // Stripe counts in seconds: what happens in this one comes after it.
    expect(new Set(told.map(({ event }) => event.at))).toEqual(new Set(['2026-11-28T11:59:59.999Z']));
  });
});
