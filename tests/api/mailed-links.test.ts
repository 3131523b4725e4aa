import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { Client, newEmail, PASSWORD, signedUp } from '../support/client.ts';
import { linkTo, type Mails } from '../support/outbox.ts';
import { productDatabase, proveAddress } from '../support/product-database.ts';
import { ADMIN_EMAIL } from '../support/start-product.ts';

const db = productDatabase();

const pathOf = (link: string) => new URL(link).pathname + new URL(link).search;

describe('a forgotten password', () => {
  it('is set anew by the mailed link, once, and every session ends', async () => {
    const client = await signedUp();
    await new Client().post('/api/auth/request-password-reset', { email: client.email });
    const token = new URL(await linkTo(client.email, 'Set a new password')).searchParams.get('token');
    const reset = { token, newPassword: 'a new four on the floor' };
    expect((await new Client().post('/api/auth/reset-password', reset)).status).toBe(200);
    expect((await client.get('/api/auth/user')).status).toBe(401);
    expect((await new Client().post('/api/auth/reset-password', reset)).status).toBe(422);
    const again = { email: client.email, password: reset.newPassword };
    expect((await new Client().post('/api/auth/sign-in/email', again)).status).toBe(200);
    expect(
      (await new Client().post('/api/auth/sign-in/email', { ...again, password: PASSWORD })).status,
    ).toBe(401);
  });

  it('keeps no usable token in the database', async () => {
    const client = await signedUp();
    await new Client().post('/api/auth/request-password-reset', { email: client.email });
    const token = new URL(await linkTo(client.email, 'Set a new password')).searchParams.get('token') ?? '';
    const rows = await db.all<{ identifier: string }>(sql`SELECT identifier, value FROM verifications`);
    expect(token.length).toBeGreaterThan(20);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('answers a known and an unknown address alike', async () => {
    const { email } = await signedUp();
    const known = await new Client().post('/api/auth/request-password-reset', { email });
    const unknown = await new Client().post('/api/auth/request-password-reset', { email: newEmail() });
    expect([known.status, known.body]).toEqual([200, { ok: true }]);
    expect([unknown.status, unknown.body]).toEqual([200, { ok: true }]);
  });
});

describe('an address', () => {
  it('is proven by the mailed link', async () => {
    const client = await signedUp();
    const reply = await client.get(pathOf(await linkTo(client.email, 'Confirm your address')));
    expect(reply.status).toBe(302);
    expect(reply.headers.get('location')).toContain('/dashboard?verified=1');
    expect((await client.get('/api/auth/user')).body).toMatchObject({ emailVerified: true });
  });

  it('is not proven by a made-up link', async () => {
    const client = await signedUp();
    const reply = await client.get('/api/auth/verify-email?token=made-up');
    expect(reply.status).toBe(302);
    expect(reply.headers.get('location')).toContain('error=');
    expect((await client.get('/api/auth/user')).body).toMatchObject({ emailVerified: false });
  });

  it('gets the link again on request, with one answer for every address', async () => {
    const client = await signedUp();
    for (const email of [client.email, newEmail()]) {
      const reply = await new Client().post('/api/auth/send-verification-email', { email });
      expect([reply.status, reply.body]).toEqual([200, { ok: true }]);
    }
  });
});

describe('an admin', () => {
  it('is one by the settings, and only with a proven address', async () => {
    const admin = await signedUp(ADMIN_EMAIL);
    expect((await admin.get('/api/auth/user')).body).toMatchObject({ role: 'user' });
    expect((await admin.get('/api/admin/outbox')).status).toBe(403);
    await proveAddress(db, ADMIN_EMAIL);
    expect((await admin.get('/api/auth/user')).body).toMatchObject({ role: 'admin' });
    expect((await admin.get<Mails>('/api/admin/outbox')).body.mails.length).toBeGreaterThan(0);
  });
});
