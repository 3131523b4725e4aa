import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { testVisits } from '../support/browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const newVisit = testVisits();

/** How light the page is, from 0 to 1. */
const ground = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('No canvas');
    canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 765;
  });

describe('the theme', () => {
  it('follows the device, also while the page is open', async () => {
    const { page } = await newVisit({ colorScheme: 'light' });
    await page.goto('/landing');
    expect(await ground(page)).toBeGreaterThan(0.7);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => ground(page)).toBeLessThan(0.2);
  });

  it.each([
    { path: '/landing', colorScheme: 'dark', chosen: 'light' },
    { path: '/logo-generator', colorScheme: 'light', chosen: 'dark' },
  ] as const)('once switched to $chosen persists, and is there before anything is painted', async (given) => {
    const { page } = await newVisit({ colorScheme: given.colorScheme });
    await page.goto(given.path);
    await page.getByRole('button', { name: 'Switch between dark and light' }).first().click();
    const isLight = given.chosen === 'light';
    await expect.poll(async () => (await ground(page)) > 0.5).toBe(isLight);

    // Nothing is painted before there is a body.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        Object.assign(window, { themeAtFirst: document.documentElement.dataset.theme });
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    expect(await page.evaluate(() => (window as unknown as { themeAtFirst: string }).themeAtFirst)).toBe(
      given.chosen,
    );
    expect((await ground(page)) > 0.5).toBe(isLight);
    await page.goto('/tools');
    expect((await ground(page)) > 0.5).toBe(isLight);
  });

  it('is chosen in the profile, where it can follow the device again', async () => {
    const { page, context } = await newVisit({ colorScheme: 'dark' });
    await signUpInBrowser(context);
    await page.goto('/profile#look');
    await page.getByRole('radio', { name: 'Light' }).click();
    await expect.poll(() => ground(page)).toBeGreaterThan(0.7);
    await page.getByRole('radio', { name: 'As the device' }).click();
    await expect.poll(() => ground(page)).toBeLessThan(0.2);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe(null);
  });
});
