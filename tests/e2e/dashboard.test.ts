import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectQuiet, testVisits, type Visitor } from '../support/browser.ts';
import { productDatabase } from '../support/product-database.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const db = productDatabase();
const newVisit = testVisits();
let visitor: Visitor;
let page: Page;
let email: string;

beforeEach(async () => {
  visitor = await newVisit();
  page = visitor.page;
  email = await signUpInBrowser(visitor.context);
});
afterEach(() => expectQuiet(visitor.errors));

describe('the greeting', () => {
  const reads = (words: string | RegExp) => page.getByRole('heading', { level: 1, name: words }).waitFor();

  it.each([
    { part: 'afternoon', before: 'morning', hour: 12 },
    { part: 'evening', before: 'afternoon', hour: 17 },
  ])('turns from $before to $part at $hour:00, by a clock that refreshes every 60 s', async (turn) => {
    // Time stands still but for runFor.
    await page.clock.install({ time: new Date(2026, 10, 19, turn.hour - 1, 59) });
    await page.clock.pauseAt(new Date(2026, 10, 19, turn.hour - 1, 59, 30));
    await page.goto('/dashboard');
    await reads(`Good ${turn.before}, Mara`);
    const time = page.getByRole('main').locator('time');
    await expect.poll(() => time.textContent()).toContain('59');
    await page.clock.runFor(60_000);
    await reads(`Good ${turn.part}, Mara`);
    await expect.poll(() => time.textContent()).toMatch(/Thursday.*November 19.*00/);
  });

  it('calls somebody without a name Creator', async () => {
    await db.run(sql`UPDATE users SET first_name = '' WHERE email = ${email}`);
    await page.goto('/dashboard');
    await reads(/^Good \w+, Creator$/);
  });
});

it('the toolkit grid has tiles for the six tools, each at its path with its credits', async () => {
  await page.goto('/dashboard');
  const toolkit = page.getByRole('region', { name: 'Toolkit' });
  await toolkit.getByRole('listitem').first().waitFor();
  const tiles = await toolkit.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => {
      const words = (item as HTMLElement).innerText.split('\n');
      return [
        item.querySelector('b')?.textContent,
        item.querySelector('a')?.getAttribute('href'),
        words.at(-1),
      ];
    }),
  );
  expect(tiles).toEqual([
    ['Logo Creator', '/logo-generator', '2 credits'],
    ['Voice Drop Generator', '/voice-drops', '4 credits'],
    ['Press Kit Builder', '/press-kit', '3 credits'],
    ['Contract Generator', '/contract-generator', '3 credits'],
    ['DJ Assistant', '/dj-assistant', '1 credit'],
    ['Gig Tracker', '/gig-tracker', 'FREE'],
  ]);
  await toolkit.getByRole('link', { name: /Logo Creator/ }).click();
  await page.waitForURL('**/logo-generator');
});

it('the footer links to /privacy, /terms, /contact and /profile', async () => {
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1, name: /Good/ }).waitFor();
  const links = page.getByRole('main').getByRole('link', { name: /^(Privacy|Terms|Contact|Profile)$/ });
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/privacy',
    '/terms',
    '/contact',
    '/profile',
  ]);
});
