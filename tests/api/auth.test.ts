import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { Client, errorOf, newEmail, PASSWORD, signedUp } from '../support/client.ts';
import { productDatabase, proveAddress, userId } from '../support/product-database.ts';
import { ADMIN_EMAIL } from '../support/start-product.ts';

const db = productDatabase();
type Mails = { mails: { to: string; text: string; subject: string }[] };

/** The link of the newest mail to this address. Mail goes out after the reply, so it may take a moment. */
async function linkTo(email: string, subject: string): Promise<string> {
  for (let tries = 0; tries < 50; tries++) {
    const { body } = await new Client().get<Mails>('/api/local/outbox');
    const mail = body.mails.find((one) => one.to === email && one.subject === subject);
    const link = mail && /http\S+/.exec(mail.text)?.[0];
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No mail '${subject}' to ${email}`);
}

const pathOf = (link: string) => new URL(link).pathname + new URL(link).search;

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

  it('is limited by network address', async () => {
    const client = new Client();
    const replies = [];
    for (let n = 0; n < 21; n++) {
      replies.push(await client.post('/api/auth/sign-in/email', { email: 'x', password: 'y' }));
    }
    expect(replies.slice(0, 20).every(({ status }) => status === 422)).toBe(true);
    expect(replies[20]?.status).toBe(429);
    expect(replies[20]?.headers.get('retry-after')).toBe('60');
    expect(errorOf(replies[20] as never).code).toBe('RATE_LIMITED');
  });

  it('is limited by the account it names, from wherever it comes', async () => {
    const email = newEmail();
    const statuses = [];
    for (let n = 0; n < 11; n++) {
      statuses.push(
        (await new Client().post('/api/auth/sign-in/email', { email, password: 'wrong password' })).status,
      );
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });
});

describe('logging out', () => {
  it('ends the session on the server and in the browser', async () => {
    const client = await signedUp();
    const cookie = client.cookies;
    expect((await client.post('/api/auth/logout')).status).toBe(200);
    expect(client.cookies).toBe('');
    expect((await new Client().get('/api/auth/user', { cookie })).status).toBe(401);
  });

  it('is no error for a visitor', async () => {
    expect((await new Client().post('/api/auth/logout')).body).toEqual({ ok: true });
  });
});

describe('a session', () => {
  it('is not opened by a cookie that somebody else signed', async () => {
    const client = await signedUp();
    const forged = client.cookies.replace(/\.[^.]+$/, '.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D');
    expect((await new Client().get('/api/auth/user', { cookie: forged })).status).toBe(401);
    expect((await new Client().get('/api/auth/user', { cookie: 'deckhand.session_token=%' })).status).toBe(
      401,
    );
  });

  it('is listed, and ends at once when it is revoked', async () => {
    const first = await signedUp();
    const second = new Client();
    await second.post('/api/auth/sign-in/email', { email: first.email, password: PASSWORD });
    type Listed = { sessions: { id: string; current: boolean }[] };
    const { body } = await first.get<Listed>('/api/account/sessions');
    expect(body.sessions).toHaveLength(2);
    const other = body.sessions.find(({ current }) => !current);
    expect((await first.send('DELETE', `/api/account/sessions/${other?.id}`)).status).toBe(200);
    expect((await second.get('/api/auth/user')).status).toBe(401);
    expect((await first.get('/api/auth/user')).status).toBe(200);
  });

  it('cannot be revoked by another account', async () => {
    const [owner, other] = [await signedUp(), await signedUp()];
    const { body } = await owner.get<{ sessions: { id: string }[] }>('/api/account/sessions');
    expect((await other.send('DELETE', `/api/account/sessions/${body.sessions[0]?.id}`)).status).toBe(404);
    expect((await owner.get('/api/auth/user')).status).toBe(200);
  });

  it('stays when all others are ended', async () => {
    const first = await signedUp();
    const second = new Client();
    await second.post('/api/auth/sign-in/email', { email: first.email, password: PASSWORD });
    await first.send('DELETE', '/api/account/sessions');
    expect((await second.get('/api/auth/user')).status).toBe(401);
    expect((await first.get('/api/auth/user')).status).toBe(200);
  });
});

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

describe('the password of an account', () => {
  it('changes with the present one, and all other sessions end', async () => {
    const first = await signedUp();
    const second = new Client();
    await second.post('/api/auth/sign-in/email', { email: first.email, password: PASSWORD });
    const newPassword = 'a new four on the floor';
    const wrong = await first.post('/api/auth/change-password', {
      currentPassword: 'not it at all',
      newPassword,
    });
    expect(wrong.status).toBe(422);
    expect(errorOf(wrong).fields?.[0]?.path).toBe('currentPassword');
    expect(
      (await first.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword })).status,
    ).toBe(200);
    expect((await first.get('/api/auth/user')).status).toBe(200);
    expect((await second.get('/api/auth/user')).status).toBe(401);
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
