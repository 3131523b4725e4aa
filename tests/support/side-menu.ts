import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const toggleOf = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).first();
export const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

export async function closeMenu(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect.poll(() => menuOf(page).count()).toBe(0);
}

/** What the links in a part of the page say, and where they lead. */
export const linksIn = (place: ReturnType<Page['getByRole']>) =>
  place
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [
        (link as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim(),
        link.getAttribute('href'),
      ]),
    );

/** Between the last stop and the first the focus passes through the browser's own controls: then it is on the body. */
const focusIsBehindTheMenu = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at !== document.body && at?.closest('dialog') === null;
  });

/** It opens by keyboard, keeps the focus inside, closes on Escape and gives the focus back. */
export async function useMenuByKeyboard(page: Page): Promise<void> {
  const toggle = toggleOf(page);
  await toggle.focus();
  // A menu that was open before says so until its close event has come.
  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('Enter');
  await menuOf(page).waitFor();
  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true');
  const stops = new Set<string>();
  for (let n = 0; n < 24; n++) {
    expect(await focusIsBehindTheMenu(page)).toBe(false);
    stops.add(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    await page.keyboard.press('Tab');
  }
  expect(stops.size).toBeGreaterThanOrEqual(10);
  await closeMenu(page);
  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
  await expect.poll(() => toggle.evaluate((button) => button === document.activeElement)).toBe(true);
}

/** The bar at the top stays there while the page scrolls, and its logo leads to `/`. */
export async function scrollUnderBar(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: 500 });
  await page.evaluate(() => scrollTo(0, 200));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const bar = page.getByRole('banner');
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
  expect(await bar.getByRole('link', { name: 'Deckhand' }).getAttribute('href')).toBe('/');
  await page.evaluate(() => scrollTo(0, 0));
  await page.setViewportSize({ width, height });
}
