import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '#core/user.ts';
import { createApp } from '#worker/app.ts';
import { PASSWORD } from '../../tests/support/client.ts';
import { TEST_ORIGIN, type TestDeps, testDeps } from '../../tests/support/deps.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let deps: TestDeps;
let app: ReturnType<typeof createApp>['app'];
beforeAll(async () => {
  deps = await testDeps();
  app = createApp(deps).app;
});
afterAll(() => deps.close());

const cookiesOf = (reply: Response) => reply.headers.getSetCookie();

/** A browser that signed up now, by the clock of this machine. */
async function signedUp(extra: object = {}) {
  deps.setNow(new Date());
  const email = `${crypto.randomUUID()}@example.com`;
  const post = (path: string, body: object, cookie = '') =>
    app.request(TEST_ORIGIN + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  await post('/api/auth/sign-up/email', { name: 'Mara', email, password: PASSWORD });
  const reply = await post('/api/auth/sign-in/email', { email, password: PASSWORD, ...extra });
  const cookie = cookiesOf(reply)
    .map((line) => line.split(';')[0])
    .join('; ');
  return {
    visit: () => app.request(`${TEST_ORIGIN}/api/user/visit`, { method: 'POST', headers: { cookie } }),
    user: () => app.request(`${TEST_ORIGIN}/api/auth/user`, { headers: { cookie } }),
  };
}

/** The clock of the server, so many days from now, at noon: no test runs over the end of a UTC day. */
function dayIs(days: number): void {
  const noon = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS + DAY_MS / 2);
  deps.setNow(new Date(noon.getTime() + days * DAY_MS));
}

/** The clock of the server, so many days from now. */
const goOn = (days: number) => deps.setNow(new Date(Date.now() + days * DAY_MS));

describe('a visit', () => {
  it('counts days in a row, which whoever asks sees as soon as the day begins', async () => {
    const mara = await signedUp();
    const streak = async () => ((await (await mara.user()).json()) as User).loginStreak;
    const seen: number[][] = [];
    for (const day of [0, 1, 2, 5]) {
      dayIs(day);
      const before = await streak();
      expect((await mara.visit()).status).toBe(200);
      seen.push([before, await streak()]);
    }
    expect(seen).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [1, 1],
    ]);
  });

  it('moves the end of the session that is half a day old, and with it that of the cookie', async () => {
    const mara = await signedUp();
    goOn(0.4);
    expect(cookiesOf(await mara.visit())).toEqual([]);
    goOn(3);
    const [cookie, ...others] = cookiesOf(await mara.visit());
    expect(cookie).toMatch(/^deckhand\.session_token=.*Expires=/);
    expect(others).toEqual([]);
    expect(cookiesOf(await mara.visit())).toEqual([]);
    goOn(32.9);
    expect((await mara.user()).status).toBe(200);
    goOn(33.1);
    expect((await mara.user()).status).toBe(401);
    expect((await mara.visit()).status).toBe(401);
  });

  it('moves no session that is not to be remembered', async () => {
    const mara = await signedUp({ rememberMe: false });
    goOn(0.9);
    expect(cookiesOf(await mara.visit())).toEqual([]);
    goOn(1.1);
    expect((await mara.visit()).status).toBe(401);
  });
});
