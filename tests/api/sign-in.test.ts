import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { Client, errorOf, newEmail, PASSWORD, signedUp } from '../support/client.ts';
import { inOneMinute } from '../support/one-window.ts';
import { productDatabase, userId } from '../support/product-database.ts';

const db = productDatabase();

describe('signing up', () => {
  it('opens a session at once, with the credits of a new account', async () => {
    const client = await signedUp();
    const { body } = await client.get<{ firstName: string; email: string; role: string }>('/api/auth/user');
    expect(body).toMatchObject({
      firstName: 'Mara',
      email: client.email,
      role: 'user',
      subscriptionStatus: 'free',
    });
    expect((await client.get('/api/user/credits')).body).toMatchObject({
      balance: 20,
      plan: 'free',
      dailyLimit: 3,
      dailyUsed: 0,
    });
  });

  it('hands no session token to scripts, and stores only its hash', async () => {
    const client = new Client();
    const email = newEmail();
    const reply = await client.post('/api/auth/sign-up/email', { name: 'Mara', email, password: PASSWORD });
    expect(reply.body).toEqual({ ok: true });
    expect(reply.headers.getSetCookie().join()).toMatch(/HttpOnly/i);
    const token = decodeURIComponent(client.cookies).split('=')[1]?.split('.')[0];
    const rows = await db.all<{ token: string }>(
      sql`SELECT token FROM sessions WHERE user_id = ${await userId(db, email)}`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.token).toMatch(/^[0-9a-f]{64}$/);
    expect(rows[0]?.token).not.toBe(token);
  });

  it.each([
    [{ email: 'mara@example.com', password: PASSWORD }, 'name'],
    [{ name: '  ', email: 'mara@example.com', password: PASSWORD }, 'name'],
    [{ name: '\u2060', email: 'mara@example.com', password: PASSWORD }, 'name'],
    [{ name: 'Mara', email: 'mara', password: PASSWORD }, 'email'],
    [{ name: 'Mara', email: 'mara@example.com', password: 'short' }, 'password'],
    [{ name: 'Mara', email: 'mara@example.com', password: 'x'.repeat(129) }, 'password'],
  ])('refuses %j and names the field', async (body, path) => {
    const reply = await new Client().post('/api/auth/sign-up/email', body);
    expect(reply.status).toBe(422);
    expect(errorOf(reply).fields?.map((field) => field.path)).toEqual([path]);
  });

  it('says that an address is taken, whatever its letter case', async () => {
    const { email } = await signedUp();
    const reply = await new Client().post('/api/auth/sign-up/email', {
      name: 'M',
      email: email.toUpperCase(),
      password: PASSWORD,
    });
    expect(reply.status).toBe(422);
    expect(errorOf(reply).fields).toEqual([
      { path: 'email', reason: 'This address has an account. Sign in instead' },
    ]);
  });
});

describe('signing in', () => {
  it('opens a session with the right password', async () => {
    const { email } = await signedUp();
    const client = new Client();
    expect(
      (
        await client.post('/api/auth/sign-in/email', {
          email: ` ${email.toUpperCase()} `,
          password: PASSWORD,
        })
      ).status,
    ).toBe(200);
    expect((await client.get('/api/auth/user')).status).toBe(200);
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const { email } = await signedUp();
    const wrong = await new Client().post('/api/auth/sign-in/email', { email, password: 'not the password' });
    const unknown = await new Client().post('/api/auth/sign-in/email', {
      email: newEmail(),
      password: PASSWORD,
    });
    expect(wrong.status).toBe(401);
    expect({ ...errorOf(unknown), requestId: '' }).toEqual({ ...errorOf(wrong), requestId: '' });
  });

  it(
    'is limited by network address',
    inOneMinute(async () => {
      const client = new Client();
      const ask = () => client.post('/api/auth/sign-in/email', { email: 'x', password: 'y' });
      for (let n = 0; n < 20; n++) expect((await ask()).status).toBe(422);
      const last = await ask();
      expect([last.status, last.headers.get('retry-after')]).toEqual([429, '60']);
      expect(errorOf(last).code).toBe('RATE_LIMITED');
    }),
  );

  it(
    'is limited by the account it names, from wherever it comes',
    inOneMinute(async () => {
      const email = newEmail();
      const ask = () => new Client().post('/api/auth/sign-in/email', { email, password: 'wrong password' });
      for (let n = 0; n < 10; n++) expect((await ask()).status).toBe(401);
      expect((await ask()).status).toBe(429);
    }),
  );
});

describe('a passkey', () => {
  it('starts with a challenge of the server, for an account or a visitor', async () => {
    const client = await signedUp();
    const register = await client.get<{ challenge: string; rp: { name: string } }>(
      '/api/auth/passkey/generate-register-options',
    );
    expect(register.body).toMatchObject({ rp: { name: 'Deckhand', id: 'localhost' } });
    const signIn = await new Client().get<{ challenge: string }>(
      '/api/auth/passkey/generate-authenticate-options',
    );
    expect(signIn.body.challenge).toMatch(/^[\w-]{20,}$/);
  });

  it('is refused when nothing was asked, or the answer is nonsense', async () => {
    const reply = await new Client().post('/api/auth/passkey/verify-authentication', {
      response: { id: 'x' },
    });
    expect(reply.status).toBe(422);
  });
});
