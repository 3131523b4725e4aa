import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

const state = (page: Page) => page.locator('.search-state');
const hits = (page: Page) => page.locator('.search-hits a');

it('a search loads when it is wanted, tries again where it failed, and is used by keyboard alone', async () => {
  const { page, errors } = await newVisit({ width: 390, colorScheme: 'light' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/blog', { waitUntil: 'networkidle' });
  await step('/blog breaks no rule of accessibility at 390 px, light', async () =>
    expect(await violations(page)).toEqual([]),
  );
  expectQuiet(errors);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/pagefind/pagefind-entry.json*', (route) => route.abort());
  await page.route('**/pagefind/pagefind.js*', (route) => route.abort());
  await step('loads nothing before the field is used', async () => {
    expect(asked.filter((path) => path.startsWith('/pagefind/'))).toEqual([]);
    await page.getByRole('searchbox').focus();
    await expect.poll(() => asked.includes('/pagefind/pagefind.js')).toBe(true);
  });

  const again = page.getByRole('button', { name: 'Try again' });
  await step("says that it isn't available, and tries again", async () => {
    await page.keyboard.type('rider');
    await expect.poll(() => state(page).textContent()).toMatch(/^Search isn't available right now\./);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('pagefind-entry'));
    await page.unroute('**/pagefind/pagefind.js*');
    await again.click();
    await failed;
  });
  await step('tries again where the script came, and what it asks for did not', async () => {
    await expect.poll(() => state(page).textContent()).toMatch(/^Search isn't available right now\./);
    await page.unrouteAll();
    await again.click();
    await expect.poll(() => hits(page).count()).toBeGreaterThan(0);
  });

  errors.length = 0;

  await step('finds an article and opens it, by keyboard alone', async () => {
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('rental desk');
    await expect.poll(() => state(page).textContent()).toMatch(/about “rental desk”/);
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('rental desk');
    await expect.poll(() => page.locator('.search-excerpt mark').count()).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => page.locator(':focus').getAttribute('href'))
      .toBe('/blog/a-rider-is-a-shopping-list');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('q');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'A rider is a shopping list' }).waitFor();
  });
  expectQuiet(errors);
});

it('shows what an address asks for, says where there is nothing, and closes', async () => {
  const { page, errors } = await newVisit({ width: 390 });
  await page.goto('/blog?q=deposit');
  await expect.poll(() => hits(page).count()).toBeGreaterThan(0);
  // Without the focus in the field too.
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.search-found').isHidden()).toBe(true);
  // Where the text has another form of the word: one fee.
  await page.getByRole('searchbox').fill('fees');
  const ofFees = page.locator('.search-hits a[href="/blog/the-fee-is-in-the-second-mail"]');
  await expect.poll(() => ofFees.count()).toBe(1);
  await page.getByRole('searchbox').fill('xylophone');
  await expect.poll(() => state(page).textContent()).toMatch(/^No articles about “xylophone”/);
  await expect.poll(() => hits(page).count()).toBe(0);
  await page.getByRole('searchbox').press('Escape');
  await expect.poll(() => page.locator('.search-found').isHidden()).toBe(true);
  expectQuiet(errors);
});
