import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { networkOfTest, storageOfTest } from '#site/lib/browser-of-tests.ts';

const USER = '/api/auth/user';
const CREDITS = '/api/user/credits';
const NOW = Date.parse('2026-11-28T12:00:00Z');
const HOUR_MS = 60 * 60 * 1000;

let stops: (() => void)[] = [];
const settle = () => vi.advanceTimersByTimeAsync(0);
const account = (subscriptionStatus: string, trialEndsAt: string | null = null) => ({
  body: { id: 'usr_1', firstName: 'Mara', role: 'user', subscriptionStatus, trialEndsAt },
});
const credits = (plan: string) => ({ body: { balance: 20, plan } });
const inMs = (ms: number) => new Date(NOW + ms).toISOString();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.resetModules();
  const frame = new EventTarget();
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('window', frame);
  vi.stubGlobal('addEventListener', frame.addEventListener.bind(frame));
  vi.stubGlobal('removeEventListener', frame.removeEventListener.bind(frame));
  vi.stubGlobal('localStorage', storageOfTest());
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  // The parts of this page still listen: no other file may be given them.
  vi.resetModules();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page that shows the credits of this account, and follows its plan. */
async function openTool(answers: Parameters<typeof networkOfTest>[0]) {
  const network = networkOfTest(answers);
  const { followPlan, ...parts } = await import('./follow-plan.ts');
  const { $credits } = await import('#site/lib/account-data.store.ts');
  const { refreshSession } = await import('#site/lib/session.store.ts');
  stops = [$credits.listen(() => undefined), followPlan()];
  await settle();
  const count = (path: string) => network.calls.filter((call) => call === path).length;
  return { ...network, ...parts, $credits, refreshSession, count };
}

it('asks for the credits again when the plan has become another one elsewhere', async () => {
  const { $credits, answers, count, refreshSession } = await openTool({
    [USER]: account('free'),
    [CREDITS]: credits('free'),
  });
  expect(count(CREDITS)).toBe(1);
  refreshSession();
  await settle();
  expect(count(CREDITS)).toBe(1);
  Object.assign(answers, { [USER]: account('trial', inMs(HOUR_MS)), [CREDITS]: credits('trial') });
  refreshSession();
  await settle();
  expect(count(CREDITS)).toBe(2);
  expect($credits.get().data).toMatchObject({ plan: 'trial' });
});

it('asks for account and credits as the trial ends', async () => {
  const { $credits, answers, count } = await openTool({
    [USER]: account('trial', inMs(HOUR_MS)),
    [CREDITS]: credits('trial'),
  });
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect([count(USER), count(CREDITS)]).toEqual([1, 1]);
  Object.assign(answers, { [USER]: account('free', inMs(HOUR_MS)), [CREDITS]: credits('free') });
  await vi.advanceTimersByTimeAsync(2000);
  expect([count(USER), count(CREDITS)]).toEqual([2, 2]);
  expect($credits.get().data).toMatchObject({ plan: 'free' });
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect([count(USER), count(CREDITS)]).toEqual([2, 2]);
});

it('asks once a minute, not more, where the clock of the device is ahead', async () => {
  const { count } = await openTool({ [USER]: account('trial', inMs(-1)), [CREDITS]: credits('trial') });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(count(USER)).toBe(1);
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  expect(count(USER)).toBe(3);
});

it('waits for an end that is far off no longer than a browser can', async () => {
  const { waitForEnd } = await import('./follow-plan.ts');
  const plan = { subscriptionStatus: 'trial', role: 'user', trialEndsAt: inMs(90 * 24 * HOUR_MS) } as const;
  expect(waitForEnd(plan, NOW)).toBe(2 ** 31 - 1);
  expect(waitForEnd({ ...plan, subscriptionStatus: 'free' }, NOW)).toBeNull();
  expect(waitForEnd({ ...plan, role: 'admin' }, NOW)).toBeNull();
});
