import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import type { LedgerEntry } from '#core/credits.ts';
import { testVisits, type Visitor } from '../support/browser.ts';
import { skipTour } from '../support/dashboard-data.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const PAGE = 50;
const ALL: LedgerEntry[] = Array.from({ length: PAGE + 5 }, (_, index) => ({
  id: `crd_${index}`,
  delta: -1,
  kind: 'reserve',
  at: '2026-11-01T12:00:00.000Z',
  generationId: null,
  turnId: `trn_${index}`,
}));

const newVisit = testVisits();
let visitor: Visitor;
let page: Page;
let panel: Locator;
let isDown: boolean;

beforeEach(async () => {
  visitor = await newVisit();
  page = visitor.page;
  isDown = false;
  await signUpInBrowser(visitor.context);
  await skipTour(page);
  await page.route('**/api/user/ledger*', (route) => {
    const isOlder = new URL(route.request().url()).searchParams.get('cursor') === 'older';
    if (isOlder && isDown) return route.abort();
    const entries = isOlder ? ALL.slice(PAGE) : ALL.slice(0, PAGE);
    return route.fulfill({ json: { entries, next: isOlder ? null : 'older' } });
  });
  await page.goto('/dashboard');
  panel = page.locator('[data-for="user"] #credits');
  await panel.getByRole('button', { name: 'Ledger' }).click();
});

const entries = () => panel.locator('.ledger > li');
const more = () => panel.getByRole('button', { name: 'Show more' });

it('the ledger begins with eight entries and brings them all, down to the first', async () => {
  await expect.poll(() => entries().count()).toBe(8);
  expect((await entries().first().innerText()).split('\n')[0]).toBe('A message to Cue');
  await more().click();
  await expect.poll(() => entries().count()).toBe(PAGE);
  const isAt = (place: number) =>
    entries()
      .nth(place)
      .evaluate((line) => line === document.activeElement);
  await expect.poll(() => isAt(8)).toBe(true);
  await more().click();
  await panel.getByText(`All ${ALL.length} entries are shown`).waitFor();
  await expect.poll(() => entries().count()).toBe(ALL.length);
  await expect.poll(() => more().count()).toBe(0);
  await expect.poll(() => isAt(PAGE)).toBe(true);
});

it('says where older entries did not load, keeps what is there, and tries again', async () => {
  await more().click();
  isDown = true;
  await more().click();
  await panel.getByRole('alert').waitFor();
  expect(await entries().count()).toBe(PAGE);
  isDown = false;
  await more().click();
  await expect.poll(() => entries().count()).toBe(ALL.length);
  await expect.poll(() => panel.getByRole('alert').count()).toBe(0);
});
