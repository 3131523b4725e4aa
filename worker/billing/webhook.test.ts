import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { packOf, proOf, refundOf, stripeBench } from '../../tests/support/stripe-bench.ts';
import { INVOICE, signedEvent } from '../../tests/support/stripe-objects.ts';

const { bench, send, newCustomer, post, tell, statusOf, recordOf, creditsOf } = stripeBench();

describe('what Stripe tells', () => {
  it('is taken in once, were it told a hundred times', async () => {
    const account = await newCustomer();
    const { subscription, invoice } = proOf(account.customer);
    const messages = [
      await signedEvent('customer.subscription.created', subscription, { id: 'evt_a' }),
      await signedEvent('invoice.paid', invoice, { id: 'evt_b' }),
      await signedEvent('checkout.session.completed', packOf(account.customer, 'cs_a'), { id: 'evt_c' }),
    ];
    const replies = await Promise.all(
      Array.from({ length: 99 }, (_, i) => post(messages[i % 3] ?? messages[0]!)),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await recordOf(account)).toHaveLength(3);
    expect(await statusOf(account)).toBe('active');
    expect(await creditsOf(account)).toBe(40);
  });

  it('changes nothing with another signature, or an old one', async () => {
    const account = await newCustomer();
    const { subscription, invoice } = proOf(account.customer);
    const good = await signedEvent('invoice.paid', invoice);
    for (const bad of [
      { ...good, signature: '' },
      { ...good, signature: good.signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')) },
      { ...good, text: good.text.replace(INVOICE.id, 'in_other') },
      await signedEvent('customer.subscription.created', subscription, { secret: 'whsec_other' }),
      await signedEvent('invoice.paid', invoice, { signedAt: Math.floor(Date.now() / 1000) - 301 }),
    ]) {
      const reply = await post(bad);
      expect([reply.status, ((await reply.json()) as { error: { code: string } }).error.code]).toEqual([
        400,
        'UNSIGNED',
      ]);
    }
    expect(await recordOf(account)).toEqual([]);
    expect(await statusOf(account)).toBe('free');
  });

  it('comes in any order', async () => {
    const account = await newCustomer();
    const { subscription, invoice } = proOf(account.customer);
    const at = (second: number) => `2026-11-28T12:00:0${second}Z`;
    await tell('customer.subscription.deleted', { ...subscription, status: 'canceled' }, at(5));
    await tell('customer.subscription.updated', subscription, at(3));
    await tell('invoice.paid', invoice, at(2));
    // It ended with what is paid for, though that was told first: no grace.
    const { body } = await send('GET', '/api/billing', account.cookie);
    expect(body.subscription).toMatchObject({ status: 'ended', graceUntil: null });
    expect(body.proUntil).toBe(body.subscription.paidUntil);
    expect(await statusOf(account)).toBe('active');
  });

  it('of somebody else, or that we don’t know, is kept and changes nothing', async () => {
    const account = await newCustomer();
    await tell('invoice.paid', proOf('cus_of_nobody').invoice);
    await tell('customer.tax_id.created', { id: 'txi_1', customer: account.customer });
    await tell('product.created', { id: 'prod_1' });
    expect(await recordOf(account)).toHaveLength(1);
    expect(await statusOf(account)).toBe('free');
    const strays = await bench.deps.db.all(
      sql`SELECT customer, fact ->> '$.kind' AS kind FROM billing_strays`,
    );
    expect(strays).toEqual([
      { customer: 'cus_of_nobody', kind: 'invoice' },
      { customer: null, kind: 'unknown' },
    ]);
  });
});

describe('credits that are bought', () => {
  it('are there once, and what is left of them goes with their money', async () => {
    const account = await newCustomer({ item: 'pack', credits: 20 });
    const { customer } = account;
    for (const order of ['cs_x', 'cs_y']) {
      await tell('checkout.session.completed', packOf(customer, order));
      await tell('checkout.session.async_payment_succeeded', packOf(customer, order));
    }
    expect(await creditsOf(account)).toBe(60);
    // 35 are spent.
    await bench.deps.db.run(sql`INSERT INTO credit_entries (id, user_id, delta, kind, created_at)
      VALUES (${`crd_${account.id}`}, ${account.id}, -35, 'adjust', 1)`);
    await tell('charge.refunded', { ...refundOf(customer, 'cs_x'), refunded: false, amount_refunded: 100 });
    expect(await creditsOf(account)).toBe(25);
    await tell('charge.refunded', refundOf(customer, 'cs_x'));
    await tell('charge.refunded', refundOf(customer, 'cs_x'));
    expect(await creditsOf(account)).toBe(5);
    await tell('charge.refunded', refundOf(customer, 'cs_y'));
    expect(await creditsOf(account)).toBe(0);
    const { body } = await send('GET', '/api/user/ledger', account.cookie);
    expect(body.entries.map(({ kind, delta }: { kind: string; delta: number }) => [kind, delta])).toEqual(
      expect.arrayContaining([
        ['pack', 20],
        ['refund', -20],
        ['refund', -5],
      ]),
    );
  });

  it('come back with their money, where a dispute that was lost is won after all', async () => {
    const account = await newCustomer({ item: 'pack', credits: 20 });
    await tell('checkout.session.completed', packOf(account.customer, 'cs_d'));
    const charge = { id: 'ch_d', object: 'charge', customer: account.customer };
    bench.answersOf['/v1/charges/ch_d'] = charge;
    const dispute = { id: 'du_d', object: 'dispute', charge: 'ch_d', payment_intent: 'pi_cs_d' };
    const at = (second: number) => `2026-11-28T12:00:1${second}Z`;
    await tell('charge.dispute.created', { ...dispute, status: 'needs_response' }, at(1));
    expect(await creditsOf(account)).toBe(40);
    await tell('charge.dispute.closed', { ...dispute, status: 'lost' }, at(2));
    expect(await creditsOf(account)).toBe(20);
    for (const second of [3, 4])
      await tell('charge.dispute.closed', { ...dispute, status: 'won' }, at(second));
    expect(await creditsOf(account)).toBe(40);
  });

  it('that go back together never leave less than nothing', async () => {
    const account = await newCustomer({ item: 'pack', credits: 20 });
    bench.has.orders = ['cs_p', 'cs_q', 'cs_r'].map((order) => packOf(account.customer, order));
    await send('POST', '/api/billing/refresh', account.cookie);
    expect(await creditsOf(account)).toBe(80);
    await bench.deps.db.run(sql`INSERT INTO credit_entries (id, user_id, delta, kind, created_at)
      VALUES (${`crd_${account.id}`}, ${account.id}, -50, 'adjust', 1)`);
    bench.has.charges = ['cs_p', 'cs_q', 'cs_r'].map((order) => refundOf(account.customer, order));
    await send('POST', '/api/billing/refresh', account.cookie);
    expect(await creditsOf(account)).toBe(0);
  });
});
