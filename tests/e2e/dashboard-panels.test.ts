import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { testVisits } from '../support/browser.ts';
import { changeAccount, giveStats, giveUser, lookAgain, skipTour } from '../support/dashboard-data.ts';
import { holdToasts } from '../support/held-moments.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

async function arrive(): Promise<Page> {
  const { page, context } = await newVisit();
  await signUpInBrowser(context);
  await skipTour(page);
  await holdToasts(page);
  return page;
}

const open = async (page: Page) => {
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1, name: /Good/ }).waitFor();
};

it('the greeting tells of the account, and the Tour button is beside it', async () => {
  const page = await arrive();
  const nowIs = async (facts: Parameters<typeof giveUser>[1], seen: Locator) => {
    await giveUser(page, facts);
    await lookAgain(page, seen);
  };
  await giveUser(page, { loginStreak: 0 });
  await open(page);

  await step('a streak of 0, 1 or 3 days shows as so many of three dots', async () => {
    for (const [days, words] of [
      [0, 'No streak yet'],
      [1, '1 day in a row'],
      [3, '3 days in a row'],
    ] as const) {
      await nowIs({ loginStreak: days }, page.getByText(words));
      expect(await page.locator('.streak-dots > i').count()).toBe(3);
      expect(await page.locator('.streak-dots > .on').count()).toBe(days);
    }
  });

  await step(
    'three badges show by their initial, the others as a number, and all by name for whoever asks',
    async () => {
      const badges = page.getByRole('link', { name: 'Badges: Logo, Voice, Press kit, Gigs, Profile' });
      await nowIs({ earnedBadges: ['Logo', 'Voice', 'Press kit', 'Gigs', 'Profile'] }, badges);
      expect((await badges.innerText()).split(/\s+/)).toEqual(['L', 'V', 'P', '+2']);
      await badges.hover();
      await page.getByRole('tooltip', { name: 'Logo, Voice, Press kit, Gigs, Profile' }).waitFor();
    },
  );

  await step('an account that is about to go says when, and one press keeps it', async () => {
    let kept = 0;
    await page.route('**/api/account/keep', async (route) => {
      kept++;
      await page.unroute('**/api/auth/user');
      await route.fulfill({ json: { ok: true } });
    });
    const banner = page.getByRole('region', { name: 'Account deletion' });
    await nowIs({ deletesAt: '2026-12-05T12:00:00Z' }, banner);
    expect(await banner.innerText()).toContain('Your account goes on December 5.');
    await banner.getByRole('button', { name: 'Keep it' }).click();
    await banner.waitFor({ state: 'detached' });
    expect(kept).toBe(1);
    await page.getByText('Your account stays', { exact: true }).waitFor();
  });

  await step('the Tour button reopens the tour', async () => {
    expect(await page.getByText('Step 1 of 5').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Tour', exact: true }).click();
    await page.getByText('Step 1 of 5').waitFor();
  });
});

it('the panels beside the toolkit have numbers, reading and a way on', async () => {
  const page = await arrive();
  const panel = (title: string) =>
    page
      .locator('[data-for="user"] section.panel')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  const analytics = panel('Analytics');
  await page.route('**/api/user/stats', (route) => route.fulfill({ status: 422, body: 'no' }));
  await open(page);

  await step('Analytics says when the numbers did not load, and asks again', async () => {
    await analytics.getByText('Analytics Unavailable').waitFor();
    await page.unroute('**/api/user/stats');
    await giveStats(page);
    await analytics.getByRole('button', { name: 'Retry' }).click();
    await analytics.getByText('creations', { exact: true }).waitFor();
  });

  await step(
    'shows creations, tools used of six, profile views and eight weeks, drawn and as a table',
    async () => {
      const words = (await analytics.innerText()).replaceAll(/\s+/g, ' ');
      for (const fact of ['47', '3/6', '212']) expect(words).toContain(fact);
      expect(await analytics.getByRole('row').count()).toBe(9);
      expect(await analytics.locator('.week-bars > li').allInnerTexts()).toEqual([
        '2',
        '4',
        '3',
        '7',
        '5',
        '8',
        '6',
        '12',
      ]);
    },
  );

  await step('reads High from 11 generations, Medium from 4, Low below', async () => {
    for (const [made, level] of [
      [11, 'High'],
      [10, 'Medium'],
      [4, 'Medium'],
      [3, 'Low'],
    ] as const) {
      await giveStats(page, { totalGenerationsCount: made });
      await changeAccount(
        page,
        analytics.locator('.figures dd').first().getByText(String(made), { exact: true }),
      );
      expect(await analytics.locator('.level b').innerText()).toBe(level);
    }
  });

  await step('Creative Hub leads to /tools', async () => {
    expect(await panel('Creative Hub').getByRole('link').getAttribute('href')).toBe('/tools');
  });

  await step('DJ Articles are the first two articles, with the way to the blog', async () => {
    const articles = panel('DJ articles').getByRole('link');
    const links = await articles.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual([
      '/blog',
      expect.stringMatching(/^\/blog\/[\w-]+$/),
      expect.stringMatching(/^\/blog\/[\w-]+$/),
    ]);
    expect(new Set(links).size).toBe(3);
  });

  await step(
    'DJ Tips say: cut before boosting, high-pass at 80Hz; watch the dance floor energy',
    async () => {
      const tips = await panel('DJ tips').getByRole('listitem').allInnerTexts();
      expect(tips).toHaveLength(2);
      expect(tips[0]).toMatch(/Cut before boosting[\s\S]*High-pass at 80Hz/);
      expect(tips[1]).toContain('Watch the dance floor energy');
    },
  );
});
