import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_ORIGIN, type TestDeps, testDeps } from '../../tests/support/deps.ts';
import { rowsOf } from '../../tests/support/full-account.ts';
import { roundTripsOf } from '../../tests/support/round-trips.ts';
import { createApp } from '../app.ts';
import type { App } from '../http/context.ts';

const PASSWORD = 'four on the floor';
const DAY_MS = 24 * 60 * 60 * 1000;

let deps: TestDeps;
let app: App;
let accounts = 0;
// better-auth reads the clock of the machine, so that the test's own begins there.
const start = new Date();
beforeAll(async () => {
  deps = await testDeps();
  app = createApp(deps).app;
});
afterAll(() => deps.close());

const passed = (days: number) => deps.setNow(new Date(start.getTime() + days * DAY_MS));
async function send(method: string, path: string, body: unknown, cookie = '') {
  const reply = await app.request(`${TEST_ORIGIN}${path}`, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  });
  const cookies = reply.headers.getSetCookie().map((line) => line.split(';')[0]);
  // biome-ignore lint/suspicious/noExplicitAny: whatever it is, the test says what it expects.
  return { status: reply.status, cookie: cookies.join('; '), body: (await reply.json()) as any };
}
const signIn = (email: string) => send('POST', '/api/auth/sign-in/email', { email, password: PASSWORD });
const signUp = (email: string) =>
  send('POST', '/api/auth/sign-up/email', { name: 'Mara', email, password: PASSWORD });

async function newAccount() {
  passed(0);
  const email = `mara${++accounts}@example.com`;
  const { cookie } = await signUp(email);
  const { body } = await send('GET', '/api/auth/user', null, cookie);
  return { email, cookie, id: body.id as string };
}
const remove = (cookie: string, password = PASSWORD) => send('DELETE', '/api/account', { password }, cookie);
const user = (cookie: string) => send('GET', '/api/auth/user', null, cookie);
const mailsTo = async (email: string, subject: string) =>
  deps.db.all<{ text: string }>(
    sql`SELECT text FROM mails WHERE recipient = ${email} AND subject = ${subject}`,
  );

const NOTICE = 'Your account is going to be deleted';

describe('the wish to delete an account', () => {
  it('sets its end 14 days from now, which every reply about it tells', async () => {
    const { cookie } = await newAccount();
    const deletesAt = new Date(start.getTime() + 14 * DAY_MS).toISOString();
    expect(await remove(cookie)).toMatchObject({ status: 200, body: { deletesAt } });
    expect((await user(cookie)).body.deletesAt).toBe(deletesAt);
    expect((await send('GET', '/api/account/belongings', null, cookie)).body.deletesAt).toBe(deletesAt);
  });

  it('asks for the password, and nothing happens without it', async () => {
    const { cookie, email } = await newAccount();
    for (const wrong of ['not it at all', 'Four on the floor', ' '])
      expect(await remove(cookie, wrong)).toMatchObject({
        status: 422,
        body: { error: { fields: [{ path: 'password', reason: 'This is not your password' }] } },
      });
    expect((await remove(cookie, '')).body.error.fields).toEqual([
      { path: 'password', reason: 'Enter your password' },
    ]);
    expect((await user(cookie)).body.deletesAt).toBeNull();
    expect(await mailsTo(email, NOTICE)).toEqual([]);
  });

  it('ends every other session and leaves this one', async () => {
    const { cookie, email } = await newAccount();
    const elsewhere = (await signIn(email)).cookie;
    await remove(cookie);
    expect((await user(elsewhere)).status).toBe(401);
    expect((await user(cookie)).status).toBe(200);
  });

  it('is told by a mail with the same day each time that it is asked', async () => {
    const { cookie, email } = await newAccount();
    const first = await remove(cookie);
    passed(3);
    expect((await remove(cookie)).body).toEqual(first.body);
    const mails = await mailsTo(email, NOTICE);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toBe(mails[0]?.text);
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    expect(mails[0]?.text).toContain(day.format(new Date(first.body.deletesAt)));
    expect(mails[0]?.text).toContain(`${TEST_ORIGIN}/profile`);
    expect(mails[0]?.text).not.toContain('!');
  });
});

describe('the days of grace', () => {
  it('leave the account as it was: it works, and is signed in to', async () => {
    const { cookie, email } = await newAccount();
    await remove(cookie);
    passed(13.9);
    expect((await user(cookie)).status).toBe(200);
    const again = await signIn(email);
    expect(again.status).toBe(200);
    expect((await user(again.cookie)).body.deletesAt).not.toBeNull();
  });

  it('end when it is kept after all', async () => {
    const { cookie, email } = await newAccount();
    await remove(cookie);
    passed(13);
    expect((await send('POST', '/api/account/keep', {}, cookie)).body).toEqual({ ok: true });
    expect((await user(cookie)).body.deletesAt).toBeNull();
    passed(15);
    expect((await signIn(email)).status).toBe(200);
  });

  it('are of no other account', async () => {
    const [going, other] = [await newAccount(), await newAccount()];
    await remove(going.cookie);
    expect((await send('POST', '/api/account/keep', {}, other.cookie)).status).toBe(200);
    expect((await user(going.cookie)).body.deletesAt).not.toBeNull();
    expect((await user(other.cookie)).body.deletesAt).toBeNull();
  });
});

describe('an account whose end has come', () => {
  it('is as if it had never been, before any sweep passed', async () => {
    const { cookie, email, id } = await newAccount();
    await remove(cookie);
    passed(14);
    expect((await user(cookie)).status).toBe(401);
    expect((await send('POST', '/api/account/keep', {}, cookie)).status).toBe(401);
    const unknown = await signIn('nobody@example.com');
    const gone = await signIn(email);
    expect([gone.status, gone.cookie, gone.body.error.message]).toEqual([
      401,
      '',
      unknown.body.error.message,
    ]);
    expect((await rowsOf(deps.db, id)).users).toBe(0);
  });

  it('gets no mail about a new password', async () => {
    const { cookie, email } = await newAccount();
    await remove(cookie);
    passed(14);
    expect((await send('POST', '/api/auth/request-password-reset', { email })).status).toBe(200);
    expect(await mailsTo(email, 'Set a new password')).toEqual([]);
  });

  it('goes when its passkey is tried', async () => {
    const { cookie, id } = await newAccount();
    await deps.db.run(sql`
      INSERT INTO passkeys (id, user_id, public_key, credential_id, counter, device_type, backed_up)
      VALUES ('psk_due', ${id}, 'a key', 'cred_due', 0, 'singleDevice', 0)`);
    await remove(cookie);
    passed(14);
    const response = { id: 'cred_due', rawId: 'cred_due', type: 'public-key', response: {} };
    await send('POST', '/api/auth/passkey/verify-authentication', { response });
    expect((await rowsOf(deps.db, id)).users).toBe(0);
  });

  it('is left to the sweep by a call about another one', async () => {
    const [due, other] = [await newAccount(), await newAccount()];
    await remove(due.cookie);
    passed(14);
    await signIn(other.email);
    await signUp('somebody@example.com');
    await send('POST', '/api/auth/request-password-reset', { email: other.email });
    expect((await rowsOf(deps.db, due.id)).users).toBe(1);
  });

  it('is not looked for by a call that names none', async () => {
    const trips = await roundTripsOf(deps.db, () =>
      send('GET', '/api/auth/passkey/generate-authenticate-options', null),
    );
    expect(trips.flat().filter((statement) => statement.sql.includes('deletes_at <='))).toEqual([]);
  });

  it('frees its address: who signs up anew has nothing of before', async () => {
    const { cookie, email, id } = await newAccount();
    await send('PATCH', '/api/profile', { artistName: 'DJ NOVA' }, cookie);
    await remove(cookie);
    passed(13);
    expect((await signUp(email)).status).toBe(422);
    passed(14);
    const anew = await signUp(email);
    expect(anew.status).toBe(200);
    expect((await user(anew.cookie)).body.id).not.toBe(id);
    expect((await send('GET', '/api/profile', null, anew.cookie)).body.artistName).toBe('');
    expect((await send('GET', '/api/user/credits', null, anew.cookie)).body.balance).toBe(20);
    expect((await user(cookie)).status).toBe(401);
  });
});
