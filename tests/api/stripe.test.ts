import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Billing } from '#core/billing/billing-schema.ts';
import type { User } from '#core/user.ts';
import { Client, errorOf, newEmail, PASSWORD } from '../support/client.ts';
import { npmStart } from '../support/npm-start.ts';
import { INVOICE, STRIPE_SECRET, SUBSCRIPTION, signedEvent } from '../support/stripe-objects.ts';
import { stripeServer } from '../support/stripe-server.ts';

it('the Worker speaks with Stripe: an order leads there, and Pro is had by its signed word alone', {
  timeout: 120_000,
}, async () => {
  const stripe = await stripeServer(({ method, path }) => {
    if (path === '/v1/customers') return { body: { id: 'cus_1', object: 'customer' } };
    if (path !== '/v1/checkout/sessions') return null;
    if (method === 'GET') return { body: { object: 'list', has_more: false, data: [] } };
    return { body: { id: 'cs_1', object: 'checkout.session', url: 'https://checkout.stripe.example/cs_1' } };
  });
  const data = mkdtempSync(join(tmpdir(), 'deckhand-stripe-'));
  const settings = { PAYMENT_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_URL: stripe.url };
  const lines = Object.entries({ ...settings, STRIPE_WEBHOOK_SECRET: STRIPE_SECRET });
  writeFileSync(join(data, 'local.env'), lines.map(([name, value]) => `${name}=${value}\n`).join(''));
  const product = await npmStart(data);
  onTestFinished(async () => {
    await product.end('SIGKILL');
    await stripe.close();
    rmSync(data, { recursive: true });
  });

  const client = new Client(product.url);
  await client.post('/api/auth/sign-up/email', { name: 'Mara', email: newEmail(), password: PASSWORD });
  const order = await client.post<{ url: string }>('/api/billing/checkout', { item: 'pro' });
  expect([order.status, order.body.url]).toEqual([200, 'https://checkout.stripe.example/cs_1']);
  expect((await client.post('/api/billing/sandbox', { act: 'order-pro' })).status).toBe(404);

  const status = async () => (await client.get<User>('/api/auth/user')).body.subscriptionStatus;
  const tell = async (id: string, type: string, object: unknown, secret?: string) => {
    const { text, signature } = await signedEvent(type, object, { id, ...(secret && { secret }) });
    return client.post('/api/billing/webhook', text, { 'stripe-signature': signature });
  };
  const until = Math.floor(Date.now() / 1000) + 30 * 86_400;
  const period = { start: until - 30 * 86_400, end: until };
  const invoice = { ...INVOICE, lines: { data: [{ id: 'il_1', object: 'line_item', period }] } };
  const forged = await tell('evt_1', 'invoice.paid', invoice, 'whsec_other');
  expect([forged.status, errorOf(forged).code, await status()]).toEqual([400, 'UNSIGNED', 'free']);
  expect((await tell('evt_1', 'invoice.paid', invoice)).status).toBe(200);
  expect((await tell('evt_2', 'customer.subscription.created', SUBSCRIPTION)).status).toBe(200);
  expect(await status()).toBe('active');
  const { body } = await client.get<Billing>('/api/billing');
  expect(body).toMatchObject({
    payments: 'stripe',
    hasPortal: true,
    acts: [],
    subscription: { status: 'active' },
  });
});
