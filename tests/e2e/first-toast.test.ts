import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, testVisits } from '../support/browser.ts';
import { holdToasts } from '../support/held-moments.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

// A link that proves nothing: the page says so as soon as it knows, before anybody touches it.
const SPENT_LINK = '/dashboard?verify=spent';
const PART = /\/_astro\/Toast\.[^/]*\.js$/;
const toast = (page: Page) => page.locator('.toast:not([data-state=closed])');

it('the part that shows toasts comes with the first one, which is not lost', async () => {
  const { page, context } = await newVisit();
  await signUpInBrowser(context);
  await holdToasts(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));

  await step(
    'the part that shows toasts is fetched with the first toast, and F8 does nothing before',
    async () => {
      await page.goto('/dashboard');
      await hydrated(page);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('F8');
      expect(await toast(page).count()).toBe(0);
      expect(fetched.filter((url) => PART.test(url))).toEqual([]);

      await page.goto(SPENT_LINK);
      await toast(page).waitFor();
      expect(fetched.filter((url) => PART.test(url))).toHaveLength(1);
    },
  );

  await step('a toast shown as soon as the page is there is not lost, and F8 goes to it', async () => {
    expect(await toast(page).textContent()).toContain('Address not confirmed');
    await page.keyboard.press('F8');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('.toasts') !== null))
      .toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => toast(page).count()).toBe(0);
  });
});

it('its words are shown, once, where the part cannot be fetched, and go after 5000 ms', async () => {
  const { page, context } = await newVisit();
  await signUpInBrowser(context);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.route(PART, (route) => route.abort());
  await page.goto(SPENT_LINK);
  await toast(page).waitFor();
  expect(await toast(page).allInnerTexts()).toEqual([expect.stringContaining('Address not confirmed')]);
  expect(await page.getByRole('alert').count()).toBe(1);
  await page.clock.runFor(4999);
  expect(await toast(page).count()).toBe(1);
  await page.clock.runFor(1);
  await expect.poll(() => toast(page).count()).toBe(0);
});
