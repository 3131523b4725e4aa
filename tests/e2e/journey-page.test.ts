import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { journeyOf, MILESTONE_KEYS } from '#core/journey.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { newEmail } from '../support/client.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const JOURNEY = '**/api/user/journey';
const newVisit = testVisits();

const milestone = (page: Page, key: string) => page.locator(`#${key}`);
const next = (page: Page) => page.locator('.journey-next');

it('a new account is at 0 percent and level 1, with three stages, seven milestones and the first one next', async () => {
  const { page, context, errors } = await newVisit();
  await signUpInBrowser(context, newEmail(), { seesTour: true });
  await page.goto('/journey');
  await page.getByText('0 of 7 milestones · 2 more to level 2').waitFor();
  await expect.poll(() => page.locator('.journey-percent').innerText()).toBe('0%');
  const main = page.getByRole('main');
  await expect
    .poll(() => main.getByRole('heading', { level: 2 }).allInnerTexts())
    .toEqual([...['Welcome', 'Brand Foundation', 'Audio Signature', 'Business Growth']]);
  await expect.poll(() => main.getByRole('heading', { level: 3 }).count()).toBe(7);
  expect(await next(page).getByRole('link').getAttribute('href')).toBe('/dashboard?tour=1');
  expectQuiet(errors);
});

it('a milestone that a fact reaches shows without a reload, with its date and its badge', async () => {
  const { page, context, errors } = await newVisit();
  await signUpInBrowser(context);
  await page.clock.install();
  await page.goto('/journey');
  await page.getByText('Level 1', { exact: true }).waitFor();
  expect(await next(page).getByRole('heading').innerText()).toBe('Create First Logo');
  await context.request.post('/api/tools/logo-generator/generations', {
    data: { name: 'DJ NOVA' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  await page.clock.runFor(10_000);
  await page.getByText('Level 2', { exact: true }).waitFor();
  await expect.poll(() => page.locator('.journey-percent').innerText()).toBe('29%');
  await expect
    .poll(() => milestone(page, 'firstLogoGenerated').innerText())
    .toMatch(/Logo\s+Badge earned\s+Reached .*20\d\d/);
  await expect.poll(() => next(page).getByRole('heading').innerText()).toBe('Generate Voice Drop');
  expectQuiet(errors);
});

it('a clip of the arrangement says its state and leads to its row', async () => {
  const { page, context } = await newVisit({ width: 390 });
  await signUpInBrowser(context);
  await page.goto('/journey');
  const stages = page.getByRole('navigation', { name: 'Stages' });
  await stages.getByRole('link', { name: /Welcome.*reached/ }).waitFor();
  await expect.poll(() => stages.getByRole('link').count()).toBe(MILESTONE_KEYS.length);
  await stages.getByRole('link', { name: /Create First Logo.*next/ }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#firstLogoGenerated');
  await expect
    .poll(() => milestone(page, 'firstLogoGenerated').getByRole('link').getAttribute('href'))
    .toBe('/logo-generator');
});

it('nothing moves when the milestones arrive', async () => {
  for (const width of [390, 1440]) {
    const { page, context } = await newVisit({ width });
    await signUpInBrowser(context);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(JOURNEY, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/journey');
    const places = () =>
      page
        .locator('.journey > *:not(.sr), .milestone')
        .evaluateAll((parts) => parts.map((part) => (part as HTMLElement).offsetTop));
    await page.locator('.journey[aria-busy="true"]').waitFor();
    const before = await places();
    answer();
    await page.locator('.journey[aria-busy="false"]').waitFor();
    expect(await places(), `at ${width} px`).toEqual(before);
  }
});

it('a journey that does not load says so, and Retry asks again', async () => {
  const { page, context } = await newVisit();
  await signUpInBrowser(context);
  await page.route(JOURNEY, (route) => route.fulfill({ status: 500 }));
  await page.goto('/journey');
  await page.getByRole('alert').getByText('Journey Unavailable').waitFor();
  await page.unroute(JOURNEY);
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText('1 of 7 milestones').waitFor();
});

it('where everything is reached, it says so and asks for nothing', async () => {
  const { page, context } = await newVisit();
  await signUpInBrowser(context);
  const all = journeyOf(Object.fromEntries(MILESTONE_KEYS.map((key) => [key, new Date(0)])));
  await page.route(JOURNEY, (route) => route.fulfill({ json: all }));
  await page.goto('/journey');
  await page.getByRole('heading', { name: 'Master Status! All milestones completed' }).waitFor();
  await expect.poll(() => page.locator('.journey-percent').innerText()).toBe('100%');
  await expect.poll(() => page.locator('.btn.go:visible').count()).toBe(0);
  await expect.poll(() => page.locator('.milestone[data-state="reached"]').count()).toBe(7);
});
