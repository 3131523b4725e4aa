import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { MILESTONE_KEYS } from '#core/journey.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { newEmail } from '../support/client.ts';
import { giveJourney } from '../support/dashboard-data.ts';
import { holdRequests } from '../support/held-moments.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const JOURNEY = '**/api/user/journey';
const newVisit = testVisits();

const milestone = (page: Page, key: string) => page.locator(`#${key}`);
const next = (page: Page) => page.locator('.journey-next');
const percent = (page: Page) => page.locator('.journey-percent').innerText();

/** Where the parts stand, on a phone and then on a desk, where the page stays. */
async function places(page: Page): Promise<Record<number, number[]>> {
  const at: Record<number, number[]> = {};
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    at[width] = await page
      .locator('.journey > *:not(.sr), .milestone')
      .evaluateAll((parts) => parts.map((part) => (part as HTMLElement).offsetTop));
  }
  return at;
}

it('the journey goes on as facts reach milestones', async () => {
  const { page, context, errors } = await newVisit();
  await signUpInBrowser(context, newEmail(), { seesTour: true });
  await page.clock.install();
  const answer = await holdRequests(page, JOURNEY);
  await page.goto('/journey');

  await step('nothing moves when the milestones arrive, on a phone and on a desk', async () => {
    await page.locator('.journey[aria-busy="true"]').waitFor();
    const before = await places(page);
    expect(before[390]).not.toEqual(before[1440]);
    answer();
    await page.locator('.journey[aria-busy="false"]').waitFor();
    expect(await places(page)).toEqual(before);
  });

  await step(
    'a new account is at 0 percent and level 1, with three stages, seven milestones and the first one next',
    async () => {
      await page.getByText('0 of 7 milestones · 2 more to level 2').waitFor();
      await expect.poll(() => percent(page)).toBe('0%');
      const main = page.getByRole('main');
      await expect
        .poll(() => main.getByRole('heading', { level: 2 }).allInnerTexts())
        .toEqual(['Welcome', 'Brand Foundation', 'Audio Signature', 'Business Growth']);
      await expect.poll(() => main.getByRole('heading', { level: 3 }).count()).toBe(7);
      expect(await next(page).getByRole('link').getAttribute('href')).toBe('/dashboard?tour=1');
      await page.getByText('Level 1', { exact: true }).waitFor();
    },
  );

  await step('a clip of the arrangement says its state and leads to its row', async () => {
    await context.request.post('/api/user/journey/onboardingCompleted');
    await page.clock.runFor(10_000);
    await page.setViewportSize({ width: 390, height: 844 });
    const stages = page.getByRole('navigation', { name: 'Stages' });
    await stages.getByRole('link', { name: /Welcome.*reached/ }).waitFor();
    await expect.poll(() => stages.getByRole('link').count()).toBe(MILESTONE_KEYS.length);
    await stages.getByRole('link', { name: /Create First Logo.*next/ }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#firstLogoGenerated');
    await expect
      .poll(() => milestone(page, 'firstLogoGenerated').getByRole('link').getAttribute('href'))
      .toBe('/logo-generator');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await step(
    'a milestone that a fact reaches shows without a reload, with its date and its badge',
    async () => {
      await page.getByText('Level 1', { exact: true }).waitFor();
      expect(await next(page).getByRole('heading').innerText()).toBe('Create First Logo');
      await context.request.post('/api/tools/logo-generator/generations', {
        data: { name: 'DJ NOVA' },
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
      await page.clock.runFor(10_000);
      await page.getByText('Level 2', { exact: true }).waitFor();
      await expect.poll(() => percent(page)).toBe('29%');
      await expect
        .poll(() => milestone(page, 'firstLogoGenerated').innerText())
        .toMatch(/Logo\s+Badge earned\s+Reached .*20\d\d/);
      await expect.poll(() => next(page).getByRole('heading').innerText()).toBe('Generate Voice Drop');
      expectQuiet(errors);
    },
  );
});

it('the journey at its ends', async () => {
  const { page, context } = await newVisit();
  await signUpInBrowser(context);

  await step('a journey that does not load says so, and Retry asks again', async () => {
    await page.route(JOURNEY, (route) => route.fulfill({ status: 404 }));
    await page.goto('/journey');
    await page.getByRole('alert').getByText('Journey Unavailable').waitFor();
    await page.unroute(JOURNEY);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('1 of 7 milestones').waitFor();
  });

  await step('where everything is reached, it says so and asks for nothing', async () => {
    await giveJourney(page, MILESTONE_KEYS);
    // Whoever comes back to the window sees how it is by now.
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await page.getByRole('heading', { name: 'Master Status! All milestones completed' }).waitFor();
    await expect.poll(() => percent(page)).toBe('100%');
    await expect.poll(() => page.locator('.btn.go:visible').count()).toBe(0);
    await expect.poll(() => page.locator('.milestone[data-state="reached"]').count()).toBe(7);
  });
});
