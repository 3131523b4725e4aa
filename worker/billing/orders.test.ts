import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { TEST_ORIGIN } from '../../tests/support/deps.ts';
import { later, PASSWORD, proOf, stripeBench } from '../../tests/support/stripe-bench.ts';
import { INVOICE, signedEvent } from '../../tests/support/stripe-objects.ts';
import { tidyUp } from '../operations/tidy-up.ts';
import { lookAfterPayments } from './look-after-payments.ts';

const { bench, send, newAccount, newCustomer, failing, whileDown, post, tell, statusOf, recordOf } =
  stripeBench();

describe('an order', () => {
  it('leads to where it is paid, and none is left half made where Stripe does not answer', async () => {
    const account = await newAccount();
    const order = () => send('POST', '/api/billing/checkout', account.cookie, { item: 'pro' });
    const down = await whileDown(order);
    expect([down.status, down.body.error.code]).toEqual([502, 'PROVIDER_FAILED']);
    const reply = await order();
    expect(reply.body).toEqual({ url: 'https://checkout.stripe.example/cs_1' });
    const made = bench.server.asked.findLast(
      ({ method, path }) => method === 'POST' && path.endsWith('/sessions'),
    );
    expect(made?.fields).toMatchObject({
      customer: account.customer,
      success_url: `${TEST_ORIGIN}/credits?paid=pro`,
      cancel_url: `${TEST_ORIGIN}/checkout?plan=pro`,
    });
    const unknown = await send('POST', '/api/billing/checkout', account.cookie, {
      item: 'pack',
      credits: 21,
    });
    expect(unknown.status).toBe(404);
  });

  it('of Pro is refused to who has paid already, though no word of it came', async () => {
    const account = await newCustomer();
    const { subscription, invoice } = proOf(account.customer);
    Object.assign(bench.has, { subscriptions: [subscription], invoices: [invoice] });
    const again = await send('POST', '/api/billing/checkout', account.cookie, { item: 'pro' });
    expect([again.status, again.body.error.message]).toEqual([
      409,
      'This account has a Pro subscription already: resume or cancel it in Credits & plan',
    ]);
    expect(await statusOf(account)).toBe('active');
  });

  it('is looked after where its word was lost, as long as it may be paid', async () => {
    await bench.deps.db.run(sql`UPDATE billing_customers SET ordered_at = NULL`);
    const account = await newCustomer();
    const { subscription, invoice } = proOf(account.customer);
    Object.assign(bench.has, { subscriptions: [subscription], invoices: [invoice] });
    await lookAfterPayments(bench.deps);
    expect(await statusOf(account)).toBe('active');
    const count = (await recordOf(account)).length;
    const asked = bench.server.asked.length;
    await lookAfterPayments(bench.deps);
    expect(bench.server.asked.length).toBe(asked);
    // Looked at again after hours, it says nothing new; one that fails keeps it not waiting.
    const doomed = await newCustomer();
    bench.broken = doomed.customer;
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    bench.deps.setNow(later(7));
    await lookAfterPayments(bench.deps);
    expect(bench.server.asked.length).toBeGreaterThan(asked);
    expect(await recordOf(account)).toHaveLength(count);
    expect(errors).toHaveBeenCalledOnce();
    await lookAfterPayments(bench.deps);
    expect(errors).toHaveBeenCalledOnce();
    errors.mockRestore();
    bench.broken = '';
  });
});

describe('who pays', () => {
  const paying = async () => {
    const account = await newCustomer();
    const { subscription, invoice } = proOf(account.customer);
    Object.assign(bench.has, { subscriptions: [subscription], invoices: [invoice] });
    await tell('customer.subscription.created', subscription);
    await tell('invoice.paid', invoice);
    return account;
  };

  it('cancels and resumes, and nobody else’s plan is touched', async () => {
    const [mine, other] = [await paying(), await newAccount()];
    expect((await send('POST', '/api/billing/cancel', other.cookie)).status).toBe(409);
    expect((await send('POST', '/api/billing/resume', other.cookie)).status).toBe(409);
    expect((await send('POST', '/api/billing/portal', other.cookie)).status).toBe(409);
    expect((await send('GET', '/api/billing', other.cookie)).body).toMatchObject({
      subscription: null,
      invoices: [],
    });

    const cancelled = await send('POST', '/api/billing/cancel', mine.cookie);
    expect(cancelled.body.subscription.cancelsAt).not.toBeNull();
    expect(await statusOf(mine)).toBe('active');
    const resume = () => send('POST', '/api/billing/resume', mine.cookie);
    expect((await whileDown(resume)).status).toBe(502);
    bench.deps.setNow(later(1));
    const resumed = await resume();
    expect(resumed.body.subscription).toMatchObject({ status: 'active', cancelsAt: null });
    expect(resumed.body.invoices).toMatchObject([
      { number: 'DECK-0001', credits: null, total: { amount: 1699, currency: 'USD' }, standing: 'paid' },
    ]);
  });

  it('is not charged any more once the account is to go, and can’t order then', async () => {
    const account = await paying();
    const remove = () => send('DELETE', '/api/account', account.cookie, { password: PASSWORD });
    expect((await whileDown(remove)).status).toBe(502);
    expect((await send('GET', '/api/auth/user', account.cookie)).body.deletesAt).toBeNull();
    expect((await remove()).status).toBe(200);
    const { body } = await send('GET', '/api/billing', account.cookie);
    expect(body.subscription.cancelsAt).not.toBeNull();
    for (const path of ['/api/billing/resume', '/api/billing/checkout', '/api/billing/portal']) {
      const order = path.endsWith('checkout') ? { item: 'pack', credits: 20 } : undefined;
      expect((await send('POST', path, account.cookie, order)).status).toBe(409);
    }
  });

  it('is forgotten by Stripe once the account is gone, with whatever went on there', async () => {
    const account = await paying();
    await send('DELETE', '/api/account', account.cookie, { password: PASSWORD });
    const forgotten = () =>
      bench.server.asked.filter(({ method, path }) => method === 'DELETE' && path.endsWith(account.customer))
        .length;
    await lookAfterPayments(bench.deps);
    expect(forgotten()).toBe(0);
    bench.deps.setNow(later(15 * 24));
    await tidyUp(bench.deps);
    for (const _ of [1, 2]) await lookAfterPayments(bench.deps);
    expect(forgotten()).toBe(1);
  });

  it('has no sandbox', async () => {
    const account = await paying();
    const reply = await send('POST', '/api/billing/sandbox', account.cookie, {
      act: 'order-pack',
      credits: 20,
    });
    expect(reply.status).toBe(404);
    expect((await send('GET', '/api/billing', account.cookie)).body).toMatchObject({
      payments: 'stripe',
      acts: [],
    });
  });
});

it('where nothing can be paid for, orders say so and messages are nobody’s', async () => {
  const account = await newAccount();
  const { payments } = bench.deps;
  bench.deps.payments = null;
  try {
    const reply = await failing(() => send('POST', '/api/billing/checkout', account.cookie, { item: 'pro' }));
    expect([reply.status, reply.body.error.code]).toEqual([503, 'UNAVAILABLE']);
    expect((await send('GET', '/api/billing', account.cookie)).body.payments).toBeNull();
    expect((await post(await signedEvent('invoice.paid', INVOICE))).status).toBe(400);
  } finally {
    bench.deps.payments = payments;
  }
});
