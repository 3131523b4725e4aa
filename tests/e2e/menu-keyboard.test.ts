import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const newVisit = testVisits();

/** Between the last stop and the first the focus passes through the browser's own controls: then it is on the body. */
const focusIsBehindTheMenu = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at !== document.body && at?.closest('dialog') === null;
  });

describe.each([
  { who: 'a visitor', path: '/landing', width: 390, signedIn: false },
  { who: 'a visitor', path: '/landing', width: 1440, signedIn: false },
  { who: 'an account', path: '/tools', width: 1440, signedIn: true },
  { who: 'an account', path: '/dashboard', width: 390, signedIn: true },
])('the side menu of $who at $width px', ({ path, width, signedIn }) => {
  it('opens by keyboard, keeps the focus inside, closes on Escape and gives the focus back', async () => {
    const { page, context, errors } = await newVisit({ width });
    if (signedIn) {
      await signUpInBrowser(context);
      await page.goto('/dashboard');
      await page.getByRole('heading', { level: 1, name: /Good/ }).waitFor();
    }
    await page.goto(path);
    const toggle = page.getByRole('button', { name: 'Menu', exact: true }).first();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await toggle.focus();
    expect(await toggle.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Enter');
    await menu.waitFor();
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true');
    const stops = new Set<string>();
    for (let n = 0; n < 24; n++) {
      expect(await focusIsBehindTheMenu(page)).toBe(false);
      stops.add(await page.evaluate(() => document.activeElement?.textContent ?? ''));
      await page.keyboard.press('Tab');
    }
    expect(stops.size).toBeGreaterThanOrEqual(10);

    await page.keyboard.press('Escape');
    await expect.poll(() => menu.count()).toBe(0);
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
    await expect.poll(() => toggle.evaluate((button) => button === document.activeElement)).toBe(true);
    expectQuiet(errors);
  });
});

it('the side menu closes on its button and on a press outside of it', async () => {
  const { page } = await newVisit();
  await page.goto('/landing');
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await toggle.click();
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect.poll(() => menu.count()).toBe(0);
  await toggle.click();
  await menu.waitFor();
  await page.mouse.click(200, 500);
  await expect.poll(() => menu.count()).toBe(0);
});
