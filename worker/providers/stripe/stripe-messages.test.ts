import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  INVOICE,
  INVOICE_PAYMENT,
  STRIPE_SECRET,
  SUBSCRIPTION,
  signedEvent,
} from '../../../tests/support/stripe-objects.ts';
import { type StripeRequest, stripeServer } from '../../../tests/support/stripe-server.ts';
import { stripePayments } from './stripe-payments.ts';

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

const factOf = async (type: string, object: unknown) =>
  (await payments.receive(await signedEvent(type, object)))?.[0]?.event.fact;

describe('what Stripe tells', () => {
  it('is taken by its signature alone, and not when that is old', async () => {
    const good = await signedEvent('customer.subscription.updated', SUBSCRIPTION);
    expect(await payments.receive(good)).toMatchObject([
      { customer: 'cus_1', event: { id: 'evt_1', at: '2026-11-28T12:00:05.000Z' } },
    ]);
    expect(await payments.receive({ ...good, signature: '' })).toBeNull();
    expect(await payments.receive({ ...good, text: good.text.replace('1699', '1') })).toBeNull();
    expect(
      await payments.receive(
        await signedEvent('customer.subscription.updated', SUBSCRIPTION, { secret: 'whsec_other' }),
      ),
    ).toBeNull();
    const old = Math.floor(Date.now() / 1000) - 301;
    expect(
      await payments.receive(
        await signedEvent('customer.subscription.updated', SUBSCRIPTION, { signedAt: old }),
      ),
    ).toBeNull();
  });

  it('of a subscription', async () => {
    const subscription = {
      ...{ id: 'sub_1', status: 'active', price: { amount: 1699, currency: 'USD' }, interval: 'month' },
      ...{ trialEndsAt: null, periodEndsAt: '2026-12-28T12:00:00.000Z', cancelsAt: null },
    };
    expect(await factOf('customer.subscription.created', SUBSCRIPTION)).toEqual({
      kind: 'subscription',
      subscription,
    });
    const cancelled = { ...SUBSCRIPTION, cancel_at_period_end: true };
    expect(await factOf('customer.subscription.updated', cancelled)).toMatchObject({
      subscription: { cancelsAt: '2026-12-28T12:00:00.000Z' },
    });
    for (const [theirs, ours] of [
      ['past_due', 'past-due'],
      ['canceled', 'ended'],
      ['unpaid', 'past-due'],
      ['incomplete', 'incomplete'],
    ])
      expect(
        await factOf('customer.subscription.updated', { ...SUBSCRIPTION, status: theirs }),
      ).toMatchObject({
        subscription: { status: ours },
      });
    // One that we don't know is kept, and changes nothing.
    expect(await factOf('customer.subscription.updated', { ...SUBSCRIPTION, status: 'new' })).toEqual({
      kind: 'unknown',
      type: 'subscription new',
    });
  });

  it('of an invoice: what it pays for is said by its lines', async () => {
    expect(await factOf('invoice.paid', INVOICE)).toEqual({
      kind: 'invoice',
      invoice: {
        ...{ id: 'in_1', number: 'DECK-0001', subscription: 'sub_1', status: 'paid' },
        ...{ total: { amount: 1699, currency: 'USD' }, url: 'https://invoice.stripe.example/in_1' },
        ...{ from: '2026-11-28T12:00:00.000Z', until: '2026-12-28T12:00:00.000Z' },
      },
    });
    expect(await factOf('invoice.payment_failed', { ...INVOICE, status: 'open' })).toMatchObject({
      invoice: { status: 'failed' },
    });
    expect(await factOf('invoice.finalized', { ...INVOICE, status: 'open', attempt_count: 0 })).toMatchObject(
      {
        invoice: { status: 'open' },
      },
    );
  });

  it('of payments, refunds and disputes, whose customer is asked for where they name none', async () => {
    answers['GET /v1/invoices/in_1'] = INVOICE;
    answers['GET /v1/charges/ch_1'] = { id: 'ch_1', object: 'charge', customer: 'cus_1' };
    const told = await payments.receive(await signedEvent('invoice_payment.paid', INVOICE_PAYMENT));
    expect(told).toMatchObject([
      { customer: 'cus_1', event: { fact: { kind: 'invoice-payment', invoice: 'in_1', payment: 'pi_1' } } },
    ]);
    const charge = {
      id: 'ch_1',
      object: 'charge',
      customer: 'cus_1',
      payment_intent: 'pi_1',
      currency: 'usd',
    };
    expect(await factOf('charge.refunded', { ...charge, amount_refunded: 1699, refunded: true })).toEqual({
      ...{ kind: 'refund', payment: 'pi_1', refunded: { amount: 1699, currency: 'USD' }, isWhole: true },
    });
    // One that failed is money that stayed.
    answers['GET /v1/charges/ch_1'] = { ...charge, amount_refunded: 0, refunded: false };
    expect(await factOf('refund.failed', { id: 're_1', object: 'refund', charge: 'ch_1' })).toMatchObject({
      ...{ kind: 'refund', refunded: { amount: 0 }, isWhole: false },
    });
    answers['GET /v1/charges/ch_1'] = charge;
    const dispute = { id: 'du_1', object: 'dispute', charge: 'ch_1', payment_intent: 'pi_1' };
    for (const [theirs, ours] of [
      ['needs_response', 'open'],
      ['won', 'won'],
      ['lost', 'lost'],
      ['warning_needs_response', 'won'],
    ])
      expect(await factOf('charge.dispute.updated', { ...dispute, status: theirs })).toEqual({
        ...{ kind: 'dispute', payment: 'pi_1', status: ours },
      });
  });

  it('of an order of credits, once it is paid', async () => {
    const session = {
      ...{
        id: 'cs_1',
        object: 'checkout.session',
        mode: 'payment',
        customer: 'cus_1',
        payment_status: 'paid',
      },
      ...{
        payment_intent: 'pi_2',
        amount_total: 499,
        currency: 'usd',
        metadata: { user: 'usr_1', credits: '20' },
      },
    };
    expect(await factOf('checkout.session.completed', session)).toMatchObject({
      ...{
        kind: 'pack-paid',
        order: 'cs_1',
        payment: 'pi_2',
        credits: 20,
        total: { amount: 499, currency: 'USD' },
      },
    });
    const unpaid = { ...session, payment_status: 'unpaid' };
    expect(await factOf('checkout.session.completed', unpaid)).toMatchObject({ kind: 'unknown' });
  });

  it('that we don’t know is kept', async () => {
    expect(await factOf('customer.tax_id.created', { id: 'txi_1', customer: 'cus_1' })).toEqual({
      kind: 'unknown',
      type: 'customer.tax_id.created',
    });
  });
});
