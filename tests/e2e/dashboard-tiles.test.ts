import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { TILE_FALLBACK_MS } from '#site/dashboard/follow-tile.ts';
import { hydrated, testVisits, type Visitor } from '../support/browser.ts';
import { skipTour } from '../support/dashboard-data.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const newVisit = testVisits();
let visitor: Visitor;
let page: Page;

beforeEach(async () => {
  visitor = await newVisit();
  page = visitor.page;
  await signUpInBrowser(visitor.context);
  await skipTour(page);
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1, name: /Good/ }).waitFor();
  await hydrated(page);
});

const tile = (name: string) => page.getByRole('region', { name: 'Toolkit' }).getByRole('link', { name });
const loadsOf = (path: string) => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === path) loads.push(request.url());
  });
  return loads;
};

it('a click on a tile leads to its tool, with one load however slow the server is', async () => {
  const loads = loadsOf('/logo-generator');
  const held = Promise.withResolvers<void>();
  await page.route('**/logo-generator', async (route) => {
    await held.promise;
    await route.continue();
  });
  // By then the tile would have loaded the page itself, if it thought that nobody did.
  await page.evaluate((ms) => {
    addEventListener('click', () => setTimeout(() => Object.assign(window, { isLate: true }), ms));
  }, 4 * TILE_FALLBACK_MS);
  await Promise.all([
    tile('Logo Creator').click(),
    page.waitForFunction(() => 'isLate' in window).then(() => held.resolve()),
  ]);
  await page.waitForURL('**/logo-generator');
  expect(loads).toHaveLength(1);
});

it('a click that something on the page swallowed is followed by a full page load', async () => {
  await page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault());
  });
  await tile('Logo Creator').click();
  await page.waitForURL('**/logo-generator');
});

it('Voice Drops is a full page load always', async () => {
  const loads = loadsOf('/voice-drops');
  await tile('Voice Drop Generator').click();
  await page.waitForURL('**/voice-drops');
  expect(loads).toHaveLength(1);
});

it.each(['Logo Creator', 'Voice Drop Generator'])(
  'the middle button opens %s in a tab of its own',
  async (name) => {
    const opened = visitor.context.waitForEvent('page');
    await tile(name).click({ button: 'middle' });
    await opened;
    expect(new URL(page.url()).pathname).toBe('/dashboard');
  },
);
