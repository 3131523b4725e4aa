import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { testVisits } from '../support/browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const newVisit = testVisits();
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

it.each([320, 344])('at %i px neither the profile nor the licences scroll sideways', async (width) => {
  const { page, context } = await newVisit({ width, height: 640 });
  await page.goto('/licences');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await sideways(page)).toBe(0);
  await signUpInBrowser(context);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Choose a picture' }).waitFor();
  expect(await sideways(page)).toBe(0);
});

it.each([320, 344, 390])('at %i px the bar at the top of a public page has one line', async (width) => {
  const { page } = await newVisit({ width, height: 640 });
  for (const path of ['/landing', '/faq']) {
    await page.goto(path);
    expect((await page.locator('.top').boundingBox())?.height).toBeLessThanOrEqual(57);
  }
});

it('text half as large again makes no page scroll sideways at 320 px', async () => {
  const { page } = await newVisit({ width: 320, height: 640 });
  for (const path of ['/faq', '/pricing', '/blog', '/contact', '/tools']) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '150%';
    });
    expect([path, await sideways(page)]).toEqual([path, 0]);
  }
});
