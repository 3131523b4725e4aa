import { expect, it } from 'vitest';
import { GREETING_AFTER_MS } from '#site/chat/greeting.ts';
import { madeOnce, testVisits } from '../support/browser.ts';
import { expectLight, lookAt, pagesFor, SCREENS, type Weights, watching } from '../support/look-at-page.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const GIGS = [
  {
    title: 'Fabric',
    status: 'confirmed',
    start: '2089-03-12T23:00',
    end: '2089-03-13T02:00',
    zone: 'Europe/London',
    venue: { name: 'Fabric', city: 'London' },
    fee: { amount: 120_000, currency: 'GBP' },
  },
  {
    title: 'Paradiso',
    status: 'hold',
    start: '2089-03-19',
    zone: 'Europe/Amsterdam',
    hold: { order: 2, until: null },
  },
];

const newVisit = testVisits();
const account = madeOnce(async () => {
  const visit = await newVisit({ isKept: true });
  await signUpInBrowser(visit.context);
  // The tracker of an account without a gig has no views to look at.
  for (const gig of GIGS)
    expect((await visit.context.request.post('/api/gigs', { data: gig })).status()).toBe(201);
  // Where the browser knows of an account, these lead on to the dashboard before anybody could look at them.
  await visit.page.addInitScript(() => {
    if (/^\/(auth|signup)$/.test(location.pathname)) localStorage.clear();
  });
  // Cue greets on the dashboard after a while: this is about pages that were left alone until then.
  await visit.page.addInitScript((greetingMs) => {
    const later = window.setTimeout;
    const never = 2 ** 31 - 1;
    window.setTimeout = ((act: TimerHandler, ms?: number, ...rest: unknown[]) =>
      later(act, ms === greetingMs ? never : ms, ...rest)) as typeof window.setTimeout;
  }, GREETING_AFTER_MS);
  return watching(visit);
});
const weights: Weights = new Map();

it.each(pagesFor({ everyText: false }))(
  '%s breaks no rule, scrolls no way but down, and says nothing on the console',
  async (path) => {
    const watcher = await account();
    await lookAt(watcher, path);
    if (SCREENS.includes(path))
      await step('stays within its budget, and starts no engine', () => expectLight(watcher, path, weights));
    await step('a page view is reported on every kind of page, once', async () =>
      expect(await watcher.loads.views()).toEqual([{ path, status: 202 }]),
    );
  },
);

it('what a screen really loads for an account before anybody touches it is told', () => {
  console.table(Object.fromEntries(weights));
  expect([...weights.keys()].sort()).toEqual(SCREENS);
});
