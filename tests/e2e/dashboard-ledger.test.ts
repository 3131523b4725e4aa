import { expect, it } from 'vitest';
import type { LedgerEntry } from '#core/credits.ts';
import { testVisits } from '../support/browser.ts';
import { skipTour } from '../support/dashboard-data.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

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

it('the ledger of the credits panel is read page by page', async () => {
  const { page, context } = await newVisit();
  let isDown = true;
  await signUpInBrowser(context);
  await skipTour(page);
  await page.route('**/api/user/ledger*', (route) => {
    const isOlder = new URL(route.request().url()).searchParams.get('cursor') === 'older';
    if (isOlder && isDown) return route.abort();
    const entries = isOlder ? ALL.slice(PAGE) : ALL.slice(0, PAGE);
    return route.fulfill({ json: { entries, next: isOlder ? null : 'older' } });
  });
  await page.goto('/dashboard');
  const panel = page.locator('[data-for="user"] #credits');
  const entries = panel.locator('.ledger > li');
  const more = panel.getByRole('button', { name: 'Show more' });
  const isAt = (place: number) => entries.nth(place).evaluate((line) => line === document.activeElement);
  await panel.getByRole('button', { name: 'Ledger' }).click();

  await step('begins with eight entries, and goes on with the page that they are of', async () => {
    await expect.poll(() => entries.count()).toBe(8);
    expect((await entries.first().innerText()).split('\n')[0]).toBe('A message to Cue');
    await more.click();
    await expect.poll(() => entries.count()).toBe(PAGE);
    await expect.poll(() => isAt(8)).toBe(true);
  });

  await step('says where older entries did not load, and keeps what is there', async () => {
    await more.click();
    await panel.getByRole('alert').waitFor();
    expect(await entries.count()).toBe(PAGE);
  });

  await step('tries again, and brings them all, down to the first', async () => {
    isDown = false;
    await more.click();
    await panel.getByText(`All ${ALL.length} entries are shown`).waitFor();
    await expect.poll(() => entries.count()).toBe(ALL.length);
    await expect.poll(() => panel.getByRole('alert').count()).toBe(0);
    await expect.poll(() => more.count()).toBe(0);
    await expect.poll(() => isAt(PAGE)).toBe(true);
  });
});
