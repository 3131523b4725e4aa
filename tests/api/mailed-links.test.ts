import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { Client, errorOf, newEmail, PASSWORD, signedUp } from '../support/client.ts';
import { linkTo, type Mails } from '../support/outbox.ts';
import { productDatabase, proveAddress, userId } from '../support/product-database.ts';
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

  it('hands the account to the owner of the address: proven, and no older link or passkey works', async () => {
    const client = await signedUp();
    const ask = () => new Client().post('/api/auth/request-password-reset', { email: client.email });
    await ask();
    const older = new URL(await linkTo(client.email, 'Set a new password')).searchParams.get('token');
    const id = await userId(db, client.email);
    await db.run(sql`INSERT INTO passkeys (id, user_id, public_key, credential_id, counter, device_type, backed_up)
      VALUES ('psk_planted', ${id}, 'x', 'x', 0, 'singleDevice', 0)`);
    await db.run(sql`DELETE FROM mails`);
    await ask();
    const newer = new URL(await linkTo(client.email, 'Set a new password')).searchParams.get('token');
    const reset = (token: string | null) =>
      new Client().post('/api/auth/reset-password', { token, newPassword: 'a new four on the floor' });
    expect((await reset(newer)).status).toBe(200);
    expect((await reset(older)).status).toBe(422);
    expect(await db.all(sql`SELECT id FROM passkeys WHERE user_id = ${id}`)).toEqual([]);
    expect(await db.all(sql`SELECT email_verified FROM users WHERE id = ${id}`)).toEqual([
      { email_verified: 1 },
    ]);
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
  const tokenIn = (link: string) => new URL(link).searchParams.get('verify');
  const prove = (client: Client, token: string | null) => client.post('/api/account/verify-email', { token });

  it('is proven by its account with the mailed link', async () => {
    const client = await signedUp();
    const link = await linkTo(client.email, 'Confirm your address');
    expect((await client.get('/api/auth/user')).body).toMatchObject({ emailVerified: false });
    expect((await prove(client, tokenIn(link))).body).toEqual({ ok: true });
    expect((await client.get('/api/auth/user')).body).toMatchObject({ emailVerified: true });
  });

  it('is not proven by whoever only opens the link: a visitor, a mail scanner, another account', async () => {
    const client = await signedUp();
    const link = await linkTo(client.email, 'Confirm your address');
    await new Client().fetch(pathOf(link));
    expect((await prove(new Client(), tokenIn(link))).status).toBe(401);
    const other = await prove(await signedUp(), tokenIn(link));
    expect(other.status).toBe(422);
    expect(errorOf(other).fields?.[0]?.reason).toBe('This link is for another account. Sign in there first');
    expect((await client.get('/api/auth/user')).body).toMatchObject({ emailVerified: false });
  });

  it('is not proven by a made-up link, not even one that names it', async () => {
    const client = await signedUp();
    const claims = Buffer.from(JSON.stringify({ email: client.email })).toString('base64url');
    for (const token of ['made-up', `x.${claims}.x`, `eyJhbGciOiJub25lIn0.${claims}.`]) {
      expect((await prove(client, token)).status).toBeLessThan(500);
    }
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
    // And has Pro by that alone: nothing is spent, and there is no trial to start.
    expect((await admin.post('/api/trial')).status).toBe(409);
    expect((await admin.generate('logo-generator', { name: 'NOVA' })).status).toBe(201);
    expect((await admin.get('/api/user/credits')).body).toMatchObject({ balance: 20, plan: 'pro' });
  });
});
