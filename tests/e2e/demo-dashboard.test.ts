import { expect, it } from 'vitest';
import { expectQuiet, hydrated, testVisits } from '../support/browser.ts';
import { skipTour } from '../support/dashboard-data.ts';
import { holdRequests } from '../support/held-moments.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

it('a visitor of the dashboard sees a demonstration of it', async () => {
  const { page, errors } = await newVisit();
  const demo = page
    .locator('main [data-for="visitor"]')
    .filter({ has: page.getByRole('heading', { level: 1 }) });
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  await skipTour(page);

  await step('Loading Dashboard... stands over the screen until it is known who is here', async () => {
    const answer = await holdRequests(page, '**/api/auth/user');
    await page.goto('/dashboard');
    const words = page.getByText('Loading Dashboard...');
    await words.waitFor();
    expect(await demo.isVisible()).toBe(false);
    answer();
    await demo.waitFor();
    await expect.poll(() => words.isVisible()).toBe(false);
  });

  await step('a visitor sees a preview that says so, with the sample numbers', async () => {
    await demo.getByText('Preview Mode').waitFor();
    const figures = await demo
      .locator('.demo-figures > div')
      .evaluateAll((all) =>
        all.map((figure) => [
          figure.querySelector('dt')?.textContent,
          figure.querySelector('dd')?.textContent,
        ]),
      );
    expect(figures).toEqual([
      ['creations', '47'],
      ['credits used', '23'],
      ['milestones', '8 of 12'],
      ['of the journey', '67%'],
      ['gigs', '3'],
    ]);
  });

  await step(
    'Sign Up Free to Save Progress and Start Free Trial lead to /signin, Explore All Tools to /tools',
    async () => {
      const way = (name: string) => demo.getByRole('link', { name }).first().getAttribute('href');
      expect(await way('Sign Up Free to Save Progress')).toBe('/signin?new');
      expect(await way('Start Free Trial')).toBe('/signin?new&next=%2Fcheckout%3Fplan%3Dtrial');
      expect(await way('Explore All Tools')).toBe('/tools');
    },
  );

  await step('what is sample content wears a dashed badge, and its pictures are there', async () => {
    const badges = demo.locator('.badge.sample');
    expect(await badges.count()).toBeGreaterThanOrEqual(2);
    expect(await badges.first().evaluate((badge) => getComputedStyle(badge).borderStyle)).toBe('dashed');
    const images = demo.locator('img');
    expect(await images.count()).toBeGreaterThan(0);
    await expect
      .poll(() =>
        images.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 0)),
      )
      .toBe(true);
  });

  await step('nothing of an account is loaded for a visitor, and nobody is asked to sign in', async () => {
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(calls.filter((path) => path.startsWith('/api/user/') || path.startsWith('/api/chat'))).toEqual([]);
    expect(await page.getByRole('heading', { name: 'Please Sign In' }).isVisible()).toBe(false);
    expect(await page.getByRole('heading', { name: /^Good / }).isVisible()).toBe(false);
  });

  await step('a visitor has no button of Cue, nor a place for its panel', async () => {
    expect(await page.locator('.cue-button, .cue-berth').count()).toBe(0);
  });
  expectQuiet(errors);
});
