import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { testVisits, type Visitor } from '../support/browser.ts';
import { giveJourney, giveStats, skipTour } from '../support/dashboard-data.ts';
import { movedBy, shiftsOf, watchShifts } from '../support/layout-shifts.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

/** The largest sum of shifts that a page may have. */
const MOST_SHIFT = 0.02;
/** What the first paint of the data waits for. */
const DATA = ['user/credits', 'user/stats', 'user/activity', 'user/generated-content', 'user/journey'];

const newVisit = testVisits();
let visitor: Visitor | undefined;

async function arrive(width: number): Promise<Page> {
  visitor = await newVisit({ width });
  await signUpInBrowser(visitor.context);
  await skipTour(visitor.page);
  return visitor.page;
}

describe.each([1440, 768, 390])('on a fresh load at %i px', (width) => {
  it('nothing jumps when the data of a slow server comes in', async () => {
    const page = await arrive(width);
    await watchShifts(page);
    await giveJourney(page, ['onboardingCompleted', 'firstLogoGenerated']);
    await giveStats(page);
    // Every answer comes after another wait, so that each would move what stands below it.
    for (const [place, path] of DATA.entries()) {
      await page.route(`**/api/${path}`, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 150 * (place + 1)));
        await route.fallback();
      });
    }
    await page.goto('/dashboard');
    await page.locator('.analytics[data-state="ready"]').waitFor();
    await page.locator('.credits[data-state="ready"]').waitFor();
    await page.locator('a.journey').waitFor();
    await page.locator('.library:not([data-state="loading"])').waitFor();
    expect(movedBy(await shiftsOf(page))).toBeLessThan(MOST_SHIFT);
  });
});

describe('a second visit', () => {
  let page: Page;
  beforeEach(async () => {
    page = await arrive(1440);
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1, name: /Good/ }).waitFor();
  });

  it('asks for the account and all of its data at once: scripts are one wave, data the other', async () => {
    const asked = new Set<string>();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const expected = ['auth/user', ...DATA];
    for (const path of expected) {
      await page.route(`**/api/${path}`, async (route) => {
        asked.add(path);
        await held;
        await route.continue();
      });
    }
    await page.reload();
    await expect.poll(() => [...asked].toSorted()).toEqual(expected.toSorted());
    answer();
    await page.getByRole('heading', { level: 1, name: /Good/ }).waitFor();
  });

  it('has every script of its islands named in the head', async () => {
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

  it('is counted once, however often the account is asked for again', async () => {
    const events: { name: string; path: string; props: Record<string, unknown> }[] = [];
    // What the first visit has to tell leaves with it.
    await page.goto('/tools');
    await page.route('**/api/events', async (route) => {
      events.push(...route.request().postDataJSON().events);
      await route.fulfill({ status: 202, json: { ok: true } });
    });
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1, name: /Good/ }).waitFor();
    const access = () => events.filter(({ name }) => name === 'dashboard_access');
    // Events wait two seconds for company.
    await expect.poll(() => access().length).toBe(1);
    const asked = page.waitForResponse('**/api/auth/user');
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await asked;
    await page.goto('/tools');
    expect(access()).toHaveLength(1);
    expect(access()[0]).toMatchObject({
      path: '/dashboard',
      props: { subscriptionStatus: 'free', careerStage: null, generationCount: 0, toolsCount: 0 },
    });
    expect(access()[0]?.props.userId).toMatch(/^usr_/);
  });
});
