import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { testVisits, type Visitor } from '../support/browser.ts';
import { giveStats, giveUser, skipTour } from '../support/dashboard-data.ts';
import { holdToasts } from '../support/held-moments.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const newVisit = testVisits();
let visitor: Visitor;
let page: Page;

beforeEach(async () => {
  visitor = await newVisit();
  page = visitor.page;
  await signUpInBrowser(visitor.context);
  await skipTour(page);
  await holdToasts(page);
});

const panel = (title: string) =>
  page
    .locator('[data-for="user"] section.panel')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const open = async () => {
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1, name: /Good/ }).waitFor();
};

it('the Tour button reopens the tour', async () => {
  await open();
  expect(await page.getByText('Step 1 of 5').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Tour', exact: true }).click();
  await page.getByText('Step 1 of 5').waitFor();
});

it.each([
  { days: 0, words: 'No streak yet' },
  { days: 1, words: '1 day in a row' },
  { days: 3, words: '3 days in a row' },
])('a streak of $days shows as $days of three dots', async ({ days, words }) => {
  await giveUser(page, { loginStreak: days });
  await open();
  await page.getByText(words).waitFor();
  await expect.poll(() => page.locator('.streak-dots > i').count()).toBe(3);
  await expect.poll(() => page.locator('.streak-dots > .on').count()).toBe(days);
});

it('three badges show by their initial, the others as a number, and all by name for whoever asks', async () => {
  await giveUser(page, { earnedBadges: ['Logo', 'Voice', 'Press kit', 'Gigs', 'Profile'] });
  await open();
  const badges = page.getByRole('link', { name: 'Badges: Logo, Voice, Press kit, Gigs, Profile' });
  expect((await badges.innerText()).split(/\s+/)).toEqual(['L', 'V', 'P', '+2']);
  await badges.hover();
  await page.getByRole('tooltip', { name: 'Logo, Voice, Press kit, Gigs, Profile' }).waitFor();
});

it('Creative Hub leads to /tools', async () => {
  await open();
  expect(await panel('Creative Hub').getByRole('link').getAttribute('href')).toBe('/tools');
});

it('DJ Articles are the first two articles, with the way to the blog', async () => {
  await open();
  const articles = panel('DJ articles').getByRole('link');
  await articles.nth(2).waitFor();
  const links = await articles.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual([
    '/blog',
    expect.stringMatching(/^\/blog\/[\w-]+$/),
    expect.stringMatching(/^\/blog\/[\w-]+$/),
  ]);
  expect(new Set(links).size).toBe(3);
});

it('DJ Tips say: cut before boosting, high-pass at 80Hz; watch the dance floor energy', async () => {
  await open();
  const items = panel('DJ tips').getByRole('listitem');
  await items.nth(1).waitFor();
  const tips = await items.allInnerTexts();
  expect(tips).toHaveLength(2);
  expect(tips[0]).toMatch(/Cut before boosting[\s\S]*High-pass at 80Hz/);
  expect(tips[1]).toContain('Watch the dance floor energy');
});

describe('Analytics', () => {
  it('shows creations, tools used of six, profile views and eight weeks, drawn and as a table', async () => {
    await giveStats(page);
    await open();
    await panel('Analytics').getByText('creations', { exact: true }).waitFor();
    const words = async () => (await panel('Analytics').innerText()).replaceAll(/\s+/g, ' ');
    for (const fact of ['47', '3/6', '212']) await expect.poll(words).toContain(fact);
    const rows = panel('Analytics').getByRole('row');
    await expect.poll(() => rows.count()).toBe(9);
    await expect
      .poll(() => panel('Analytics').locator('.week-bars > li').allInnerTexts())
      .toEqual(['2', '4', '3', '7', '5', '8', '6', '12']);
  });

  it.each([
    { made: 11, level: 'High' },
    { made: 10, level: 'Medium' },
    { made: 4, level: 'Medium' },
    { made: 3, level: 'Low' },
  ])('reads $level at $made generations', async ({ made, level }) => {
    await giveStats(page, { totalGenerationsCount: made });
    await open();
    await expect.poll(() => panel('Analytics').locator('.level b').innerText()).toBe(level);
  });

  it('says when the numbers did not load, and asks again', async () => {
    await page.route('**/api/user/stats', (route) => route.fulfill({ status: 422, body: 'no' }));
    await open();
    await panel('Analytics').getByText('Analytics Unavailable').waitFor();
    await page.unroute('**/api/user/stats');
    await giveStats(page);
    await panel('Analytics').getByRole('button', { name: 'Retry' }).click();
    await panel('Analytics').getByText('creations', { exact: true }).waitFor();
  });
});

it('an account that is about to go says when, and one press keeps it', async () => {
  await giveUser(page, { deletesAt: '2026-12-05T12:00:00Z' });
  let kept = 0;
  await page.route('**/api/account/keep', async (route) => {
    kept++;
    await page.unroute('**/api/auth/user');
    await route.fulfill({ json: { ok: true } });
  });
  await open();
  const banner = page.getByRole('region', { name: 'Account deletion' });
  expect(await banner.innerText()).toContain('Your account goes on December 5.');
  await banner.getByRole('button', { name: 'Keep it' }).click();
  await banner.waitFor({ state: 'detached' });
  expect(kept).toBe(1);
  await page.getByText('Your account stays', { exact: true }).waitFor();
});
