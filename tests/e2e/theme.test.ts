import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { testVisits } from '../support/browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

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

it('the theme is that of the device until another is chosen, which stays', async () => {
  const { page, context } = await newVisit({ colorScheme: 'light' });
  await page.goto('/landing');
  const themeAtFirst = () =>
    page.evaluate(() => (window as unknown as { themeAtFirst: string }).themeAtFirst);
  const choose = () => page.getByRole('button', { name: 'Switch between dark and light' }).first().click();

  await step('follows the device, also while the page is open', async () => {
    expect(await ground(page)).toBeGreaterThan(0.7);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => ground(page)).toBeLessThan(0.2);
  });

  // Nothing is painted before there is a body.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { themeAtFirst: document.documentElement.dataset.theme });
    }).observe(document, { childList: true, subtree: true });
  });
  await step('once switched to light persists, and is there before anything is painted', async () => {
    await choose();
    await expect.poll(async () => (await ground(page)) > 0.5).toBe(true);
    await page.goto('/logo-generator');
    expect(await themeAtFirst()).toBe('light');
    expect((await ground(page)) > 0.5).toBe(true);
  });

  await step('once switched to dark persists, and is there before anything is painted', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await choose();
    await expect.poll(async () => (await ground(page)) > 0.5).toBe(false);
    await signUpInBrowser(context);
    await page.goto('/profile#look');
    expect(await themeAtFirst()).toBe('dark');
    expect((await ground(page)) > 0.5).toBe(false);
  });

  await step('is chosen in the profile, where it can follow the device again', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('radio', { name: 'Light' }).click();
    await expect.poll(() => ground(page)).toBeGreaterThan(0.7);
    await page.getByRole('radio', { name: 'As the device' }).click();
    await expect.poll(() => ground(page)).toBeLessThan(0.2);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe(null);
  });
});
