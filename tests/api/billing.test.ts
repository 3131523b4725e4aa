import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { API } from '#core/api.ts';
import type { Billing } from '#core/billing/billing-schema.ts';
import type { SandboxAct } from '#core/billing/sandbox-acts.ts';
import type { Credits, LedgerEntry } from '#core/credits.ts';
import { PRO_PRICE } from '#core/plans.ts';
import { subscriptionBadge } from '#core/subscription.ts';
import type { User } from '#core/user.ts';
import { Client, errorOf, PASSWORD, signedUp } from '../support/client.ts';
import { productDatabase, setBalance, userId } from '../support/product-database.ts';

const db = productDatabase();
const DAY_MS = 24 * 60 * 60 * 1000;

const billingOf = async (client: Client) => (await client.get<Billing>('/api/billing')).body;
const creditsOf = async (client: Client) => (await client.get<Credits>('/api/user/credits')).body;
async function badgeOf(client: Client) {
  const { body } = await client.get<User>('/api/auth/user');
  return subscriptionBadge(body, new Date());
}
/** Has something happen in the sandbox; answers what the account is shown then. */
async function happens(client: Client, act: SandboxAct, credits?: number) {
  const reply = await client.post<Billing>('/api/billing/sandbox', { act, ...(credits && { credits }) });
  expect([act, reply.status]).toEqual([act, 200]);
  expect(API.billing.reply.parse(reply.body)).toEqual(reply.body);
  return reply.body;
}
const daysUntil = (iso: string | null | undefined) => (Date.parse(iso ?? '') - Date.now()) / DAY_MS;
const recordOf = async (client: Client & { email: string }) =>
  db.all(sql`SELECT id FROM billing_events WHERE user_id = ${await userId(db, client.email)}`);

describe('the life of a plan', () => {
  it('from the trial to Pro, past due, cancelled, ended and again, with all that was made', async () => {
    const client = await signedUp();
    expect(await billingOf(client)).toEqual({
      ...{
        payments: 'sandbox',
        hasPortal: false,
        trial: null,
        proUntil: null,
        subscription: null,
        invoices: [],
      },
      acts: ['order-pro', 'order-pack'],
    });
    expect(await badgeOf(client)).toBe('Free');
    await client.post('/api/trial');
    const made = await client.generate<{ generation: { id: string } }>('logo-generator', { name: 'DJ NOVA' });

    // Ordered while the trial runs, Pro is charged when that ends.
    const order = await client.post<{ url: string }>('/api/billing/checkout', { item: 'pro' });
    expect(new URL(order.body.url).pathname).toBe('/sandbox-checkout');
    const waiting = await happens(client, 'order-pro');
    expect(waiting.subscription).toMatchObject({ status: 'trialing', paidUntil: null, price: PRO_PRICE });
    expect(waiting.subscription?.trialEndsAt).toBe(waiting.trial?.endsAt);
    expect(waiting.invoices).toEqual([]);
    expect(await badgeOf(client)).toBe('Pro');

    const paid = await happens(client, 'month-paid');
    expect(paid.subscription).toMatchObject({ status: 'active', isPastDue: false });
    expect(paid.invoices).toMatchObject([{ credits: null, total: PRO_PRICE, standing: 'paid' }]);
    expect(daysUntil(paid.trial?.endsAt)).toBeLessThan(0.01);

    const due = await happens(client, 'month-failed');
    expect(due.subscription).toMatchObject({ status: 'past-due', isPastDue: true });
    expect(daysUntil(due.subscription?.graceUntil)).toBeCloseTo(7, 1);
    expect(due.invoices.map(({ standing }) => standing)).toEqual(['failed', 'paid']);
    expect([await badgeOf(client), (await creditsOf(client)).plan]).toEqual(['Pro', 'pro']);
    const recovered = await happens(client, 'payment-recovered');
    expect(recovered.subscription).toMatchObject({ status: 'active', isPastDue: false });

    const cancelled = (await client.post<Billing>('/api/billing/cancel')).body;
    expect(cancelled.subscription?.cancelsAt).toBe(cancelled.subscription?.periodEndsAt);
    expect(await badgeOf(client)).toBe('Pro');
    const resumed = (await client.post<Billing>('/api/billing/resume')).body;
    expect(resumed.subscription?.cancelsAt).toBeNull();
    await client.post('/api/billing/cancel');
    const ended = await happens(client, 'month-paid');
    expect(ended.subscription).toMatchObject({ status: 'ended', graceUntil: null });
    expect(await badgeOf(client)).toBe('Free');
    expect(await creditsOf(client)).toMatchObject({ plan: 'free', balance: 20, dailyLimit: 3 });
    expect((await client.get(`/api/generations/${made.body.generation.id}`)).status).toBe(200);
    for (const path of ['/api/billing/cancel', '/api/billing/resume'])
      expect((await client.post(path)).status).toBe(409);

    // Ordered anew it is charged at once: the trial was had.
    const again = await happens(client, 'order-pro');
    expect(again.subscription).toMatchObject({ status: 'active' });
    expect(await badgeOf(client)).toBe('Pro');
    const refunded = await happens(client, 'refund');
    expect(refunded.invoices[0]?.standing).toBe('refunded');
    expect(await badgeOf(client)).toBe('Free');
  });

  it('who does not pay is out after the days of grace', async () => {
    const client = await signedUp();
    await happens(client, 'order-pro');
    await happens(client, 'month-failed');
    await happens(client, 'week-passes');
    expect((await creditsOf(client)).plan).toBe('free');
    // A payment that comes late opens it again.
    await happens(client, 'payment-recovered');
    expect((await creditsOf(client)).plan).toBe('pro');
  });
});

describe('a pack', () => {
  it('adds its credits, with an entry and an invoice, and lifts no daily limit', async () => {
    const client = await signedUp();
    const order = await client.post<{ url: string }>('/api/billing/checkout', { item: 'pack', credits: 60 });
    expect(new URL(order.body.url).search).toBe('?pack=60');
    const { invoices } = await happens(client, 'order-pack', 60);
    expect(invoices).toMatchObject([
      { credits: 60, total: { amount: 1199, currency: 'USD' }, standing: 'paid' },
    ]);
    expect(await creditsOf(client)).toMatchObject({ balance: 80, plan: 'free', dailyLimit: 3 });
    const { body } = await client.get<{ entries: LedgerEntry[] }>('/api/user/ledger');
    expect(body.entries.map(({ kind, delta }) => [kind, delta])).toEqual([
      ['pack', 60],
      ['sign-up', 20],
    ]);
  });

  it('of another size there is none', async () => {
    const client = await signedUp();
    const order = await client.post('/api/billing/checkout', { item: 'pack', credits: 1_000_000 });
    expect(order.status).toBe(404);
    const act = await client.post('/api/billing/sandbox', { act: 'order-pack', credits: 1_000_000 });
    expect(act.status).toBe(409);
    for (const wrong of [{}, { item: 'pack' }, { item: 'gold' }, { item: 'pro', price: 1 }]) {
      const reply = await client.post('/api/billing/checkout', wrong);
      expect([reply.status, errorOf(reply).code]).toEqual([422, 'INVALID_INPUT']);
    }
    expect((await creditsOf(client)).balance).toBe(20);
  });
});

describe('nobody', () => {
  it('changes what is not theirs', async () => {
    const [mine, other] = [await signedUp(), await signedUp()];
    await happens(mine, 'order-pro');
    await setBalance(db, mine.email, 7);
    const before = await billingOf(mine);
    for (const path of ['/api/billing/cancel', '/api/billing/resume', '/api/billing/portal']) {
      expect((await other.post(path)).status).toBe(409);
      expect((await new Client().post(path)).status).toBe(401);
    }
    expect((await new Client().get('/api/billing')).status).toBe(401);
    expect((await new Client().post('/api/billing/checkout', { item: 'pro' })).status).toBe(401);
    expect((await other.post<Billing>('/api/billing/refresh')).body).toMatchObject({
      subscription: null,
      invoices: [],
    });
    expect({ ...(await billingOf(mine)), acts: [] }).toEqual({ ...before, acts: [] });
  });

  it('is believed without the signature of the provider: 400, and nothing has changed', async () => {
    const client = await signedUp();
    await happens(client, 'order-pro');
    const record = await recordOf(client);
    const message = { id: 'evt_1', type: 'customer.subscription.deleted', data: { object: {} } };
    for (const headers of [
      undefined,
      { 'stripe-signature': 't=1,v1=00' },
      { 'stripe-signature': 'nonsense' },
    ]) {
      const reply = await client.post('/api/billing/webhook', message, headers);
      expect([reply.status, errorOf(reply).code]).toEqual([400, 'UNSIGNED']);
    }
    expect((await client.post('/api/billing/webhook', 'x'.repeat(600_000))).status).toBe(413);
    expect(await recordOf(client)).toEqual(record);
    expect(await badgeOf(client)).toBe('Pro');
  });

  it('is charged after their account is asked to go, nor orders then', async () => {
    const client = await signedUp();
    await happens(client, 'order-pro');
    expect((await client.send('DELETE', '/api/account', { password: PASSWORD })).status).toBe(200);
    expect((await billingOf(client)).subscription?.cancelsAt).not.toBeNull();
    const resumed = await client.post('/api/billing/resume');
    expect([resumed.status, errorOf(resumed).message]).toEqual([
      409,
      'This account is going to be deleted. Keep it first, in your profile',
    ]);
    expect((await client.post('/api/billing/checkout', { item: 'pack', credits: 20 })).status).toBe(409);
    for (const order of [{ act: 'order-pro' }, { act: 'order-pack', credits: 20 }]) {
      const reply = await client.post('/api/billing/sandbox', order);
      expect([reply.status, errorOf(reply).message]).toEqual([409, errorOf(resumed).message]);
    }
    await client.post('/api/account/keep');
    expect((await client.post<Billing>('/api/billing/resume')).body.subscription?.cancelsAt).toBeNull();
  });
});
