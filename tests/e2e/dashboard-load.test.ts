import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { testVisits } from '../support/browser.ts';
import { giveJourney, giveStats, giveUser, lookAgain, skipTour } from '../support/dashboard-data.ts';
import { holdRequests } from '../support/held-moments.ts';
import { movedBy, shiftsOf, watchShifts } from '../support/layout-shifts.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

/** The largest sum of shifts that a page may have. */
const MOST_SHIFT = 0.02;
/** What the first paint of the data waits for, and where it is then seen. */
const SHOWN = [
  { paths: ['user/credits'], where: '.credits[data-state="ready"]' },
  { paths: ['user/stats'], where: '.analytics[data-state="ready"]' },
  { paths: ['user/activity', 'user/generated-content'], where: '.library:not([data-state="loading"])' },
  { paths: ['user/journey'], where: 'a.journey' },
];

const newVisit = testVisits();

const greeted = (page: Page) => page.getByRole('heading', { level: 1, name: /Good/ }).waitFor();

it.each([1440, 768, 390])(
  'on a fresh load at %i px nothing jumps when the data of a slow server comes in',
  async (width) => {
    const { page, context } = await newVisit({ width });
    await signUpInBrowser(context);
    await skipTour(page);
    await watchShifts(page);
    await giveJourney(page, ['onboardingCompleted', 'firstLogoGenerated']);
    await giveStats(page);
    const releases = await Promise.all(
      SHOWN.flatMap(({ paths }) => paths.map((path) => holdRequests(page, `**/api/${path}`))),
    );
    await page.goto('/dashboard');
    await greeted(page);
    // Each answer comes after the one before is on the page, so that each would move what stands below it.
    for (const { paths, where } of SHOWN) {
      for (const release of releases.splice(0, paths.length)) release();
      await page.locator(where).waitFor();
    }
    expect(movedBy(await shiftsOf(page))).toBeLessThan(MOST_SHIFT);
  },
);

it('a second visit asks for everything at once, and is one', async () => {
  const { page, context } = await newVisit();
  await signUpInBrowser(context);
  await skipTour(page);
  await page.goto('/dashboard');
  await greeted(page);

  const events: { name: string; path: string; props: Record<string, unknown> }[] = [];
  const counted = (wanted: string) => events.filter(({ name }) => name === wanted);

  await step(
    'asks for the account and all of its data at once: scripts are one wave, data the other',
    async () => {
      const asked = new Set<string>();
      const { promise: held, resolve: answer } = Promise.withResolvers<void>();
      const expected = ['auth/user', ...SHOWN.flatMap(({ paths }) => paths)];
      for (const path of expected) {
        await page.route(`**/api/${path}`, async (route) => {
          asked.add(path);
          await held;
          await route.continue();
        });
      }
      await page.reload();
      await expect.poll(() => [...asked].toSorted()).toEqual(expected.toSorted());
      // What the first visit had to tell has left with it.
      await page.route('**/api/events', async (route) => {
        events.push(...route.request().postDataJSON().events);
        await route.fulfill({ status: 202, json: { ok: true } });
      });
      answer();
      await greeted(page);
    },
  );

  await step('has every script of its islands named in the head', async () => {
    const early = await page.evaluate(() => {
      const named = new Set(
        [...document.querySelectorAll<HTMLLinkElement>('head link[rel="modulepreload"]')].map(
          ({ href }) => href,
        ),
      );
      const islands = [...document.querySelectorAll('astro-island[client="load"]')].flatMap((island) =>
        ['component-url', 'renderer-url'].map(
          (name) => new URL(island.getAttribute(name) ?? '', location.href).href,
        ),
      );
      return islands.filter((href) => !named.has(href));
    });
    expect(early).toEqual([]);
  });

  await step('is counted once, however often the account is asked for again', async () => {
    // Events wait for company until the page goes; one of our own comes after them.
    const sendAll = () =>
      page.evaluate(async () => {
        dispatchEvent(new PageTransitionEvent('pagehide'));
        await fetch('/api/events', { method: 'POST', body: JSON.stringify({ events: [{ name: 'last' }] }) });
      });
    await sendAll();
    expect(counted('dashboard_access')).toHaveLength(1);
    await giveUser(page, { loginStreak: 2 });
    await lookAgain(page, page.getByText('2 days in a row'));
    await sendAll();
    expect(counted('last')).toHaveLength(2);
    expect(counted('dashboard_access')).toMatchObject([
      {
        path: '/dashboard',
        props: { subscriptionStatus: 'free', careerStage: null, generationCount: 0, toolsCount: 0 },
      },
    ]);
    expect(counted('dashboard_access')[0]?.props.userId).toMatch(/^usr_/);
  });

  await step('asks for nothing that is still fresh when it comes back from another screen', async () => {
    await page.goto('/journey', { waitUntil: 'networkidle' });
    const asked: string[] = [];
    page.on('request', (request) => {
      const path = /\/api\/(.*)/.exec(new URL(request.url()).pathname)?.[1];
      if (path && path !== 'events') asked.push(path);
    });
    await page.goto('/dashboard');
    await page.locator('.credits[data-state="ready"]').waitFor();
    await page.locator('.analytics[data-state="ready"]').waitFor();
    await page.waitForLoadState('networkidle');
    expect([...new Set(asked)].toSorted()).toEqual(['auth/user', 'user/journey']);
  });
});
