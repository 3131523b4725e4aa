import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { createApp } from '#worker/app.ts';
import type { App } from '#worker/http/context.ts';
import { stripePayments } from '#worker/providers/stripe/stripe-payments.ts';
import { TEST_ORIGIN, type TestDeps, testDeps } from './deps.ts';
import { INVOICE, INVOICE_PAYMENT, STRIPE_SECRET, SUBSCRIPTION, signedEvent } from './stripe-objects.ts';
import { stripeServer } from './stripe-server.ts';

export const PASSWORD = 'four on the floor';
const HOUR_MS = 60 * 60 * 1000;
export const START = new Date();
export const later = (hours: number) => new Date(START.getTime() + hours * HOUR_MS);

const monthFrom = (start: Date) => ({
  start: start.getTime() / 1000,
  end: start.getTime() / 1000 + 30 * 86_400,
});
/** What Stripe has of who pays for Pro since now. */
export function proOf(customer: string) {
  const id = `sub_${customer}`;
  const period = monthFrom(START);
  const subscription = {
    ...SUBSCRIPTION,
    ...{ id, customer },
    items: { data: [{ ...SUBSCRIPTION.items.data[0], current_period_end: period.end }] },
  };
  const invoice = {
    ...INVOICE,
    ...{ id: `in_${id}`, customer, parent: { subscription_details: { subscription: id } } },
    lines: { data: [{ id: 'il_1', object: 'line_item', period }] },
    payments: { data: [{ ...INVOICE_PAYMENT, id: `inpay_${id}`, invoice: `in_${id}` }] },
  };
  return { subscription, invoice };
}
export const packOf = (customer: string, order: string, credits = 20) => ({
  ...{
    id: order,
    object: 'checkout.session',
    mode: 'payment',
    customer,
    payment_status: 'paid',
    invoice: null,
  },
  ...{
    payment_intent: `pi_${order}`,
    amount_total: 499,
    currency: 'usd',
    metadata: { credits: `${credits}` },
  },
});
export const refundOf = (customer: string, order: string) => ({
  ...{ id: `ch_${order}`, object: 'charge', customer, payment_intent: `pi_${order}`, currency: 'usd' },
  ...{ amount_refunded: 499, refunded: true },
});

interface Bench {
  deps: TestDeps;
  server: Awaited<ReturnType<typeof stripeServer>>;
  /** What Stripe has of a customer. */
  has: { subscriptions: unknown[]; invoices: unknown[]; orders: unknown[]; charges: unknown[] };
  /** What Stripe has at an address, besides. */
  answersOf: Record<string, unknown>;
  isDown: boolean;
  /** A customer that Stripe fails at. */
  broken: string;
}

/** The product in this process with Stripe as its provider of payments, for the tests of a file. */
export function stripeBench() {
  const bench = { answersOf: {}, isDown: false, broken: '' } as Bench;
  let app: App;
  let accounts = 0;
  let events = 0;

  beforeAll(async () => {
    bench.deps = await testDeps();
    bench.server = await stripeServer(({ method, path, fields }) => {
      if (bench.answersOf[path]) return { body: bench.answersOf[path] };
      if (bench.isDown) return { status: 500, body: { error: { type: 'api_error', message: 'Down' } } };
      const list = (data: unknown[]) => ({ body: { object: 'list', has_more: false, data } });
      if (method === 'POST' && path === '/v1/customers') {
        return { body: { id: `cus_${fields['metadata[user]']}`, object: 'customer' } };
      }
      if (bench.broken !== '' && Object.values(fields).includes(bench.broken))
        return { status: 500, body: { error: { type: 'api_error' } } };
      if (method === 'POST' && path === '/v1/checkout/sessions')
        return {
          body: { id: 'cs_1', object: 'checkout.session', url: 'https://checkout.stripe.example/cs_1' },
        };
      if (path === '/v1/checkout/sessions') return list(fields.status === 'open' ? [] : bench.has.orders);
      if (path === '/v1/subscriptions') return list(bench.has.subscriptions);
      if (path === '/v1/invoices') return list(bench.has.invoices);
      if (path === '/v1/charges') return list(bench.has.charges);
      if (path.startsWith('/v1/subscriptions/')) {
        const isCancelled = method === 'GET' || fields.cancel_at_period_end === 'true';
        return { body: { ...(bench.has.subscriptions[0] as object), cancel_at_period_end: isCancelled } };
      }
      if (method === 'DELETE' && path.startsWith('/v1/customers/')) return { body: { deleted: true } };
      if (path.startsWith('/v1/invoices/')) return { body: { ...INVOICE, customer: 'cus_of_someone' } };
      return null;
    });
    bench.deps.payments = stripePayments({
      secretKey: 'sk_test_1',
      webhookSecret: STRIPE_SECRET,
      url: bench.server.url,
    });
    app = createApp(bench.deps).app;
  });
  afterAll(() => Promise.all([bench.deps.close(), bench.server.close()]));
  beforeEach(() => {
    bench.has = { subscriptions: [], invoices: [], orders: [], charges: [] };
  });
  afterEach(() => {
    bench.deps.setNow(START);
  });

  async function send(method: string, path: string, cookie = '', body?: unknown) {
    const reply = await app.request(`${TEST_ORIGIN}${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const cookies = reply.headers.getSetCookie().map((line) => line.split(';')[0]);
    // biome-ignore lint/suspicious/noExplicitAny: whatever it is, the test says what it expects.
    return { status: reply.status, cookie: cookies.join('; '), body: (await reply.json()) as any };
  }

  async function newAccount() {
    const email = `mara${++accounts}@example.com`;
    const { cookie } = await send('POST', '/api/auth/sign-up/email', '', {
      name: 'Mara',
      email,
      password: PASSWORD,
    });
    const { body } = await send('GET', '/api/auth/user', cookie);
    const id = body.id as string;
    return { cookie, id, customer: `cus_${id}` };
  }
  /** An account that began an order. */
  async function newCustomer(order: unknown = { item: 'pro' }) {
    const account = await newAccount();
    expect((await send('POST', '/api/billing/checkout', account.cookie, order)).status).toBe(200);
    return account;
  }
  /** Errors that are logged by a call are the test's own. */
  async function failing<Reply>(call: () => Promise<Reply>): Promise<Reply> {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const reply = await call();
    expect(errors).toHaveBeenCalledOnce();
    errors.mockRestore();
    return reply;
  }
  async function whileDown<Reply>(call: () => Promise<Reply>): Promise<Reply> {
    bench.isDown = true;
    return failing(call).finally(() => {
      bench.isDown = false;
    });
  }
  const post = ({ text, signature }: { text: string; signature: string }) =>
    app.request(`${TEST_ORIGIN}/api/billing/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: text,
    });
  /** Stripe tells that, as something new. */
  async function tell(type: string, object: unknown, created?: string) {
    const reply = await post(
      await signedEvent(type, object, { id: `evt_${++events}`, ...(created && { created }) }),
    );
    expect(reply.status).toBe(200);
  }
  const statusOf = async ({ cookie }: { cookie: string }) =>
    (await send('GET', '/api/auth/user', cookie)).body.subscriptionStatus;
  const recordOf = ({ id }: { id: string }) =>
    bench.deps.db.all<{ id: string }>(sql`SELECT id FROM billing_events WHERE user_id = ${id}`);
  const creditsOf = async ({ id }: { id: string }) => {
    const [row] = await bench.deps.db.all<{ balance: number; sum: number }>(sql`
    SELECT credit_balance AS balance, (SELECT sum(delta) FROM credit_entries WHERE user_id = users.id) AS sum
    FROM users WHERE id = ${id}`);
    expect(row?.balance).toBe(row?.sum);
    return row?.balance;
  };

  return {
    bench,
    send,
    newAccount,
    newCustomer,
    failing,
    whileDown,
    post,
    tell,
    statusOf,
    recordOf,
    creditsOf,
  };
}
