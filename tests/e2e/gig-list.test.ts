import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { dayWords } from '#core/day-words.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { pressUndo } from '../support/press-undo.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';
import { turnTo } from '../support/turn-to.ts';

const newVisit = testVisits();
const TODAY = new Date().toISOString().slice(0, 10);
const STATUSES = ['lead', 'quoted', 'hold', 'confirmed'] as const;

const gig = (title: string, days: number, more: object = {}) => ({
  ...{ title, zone: 'Europe/London', fee: { amount: 50_000 + days, currency: 'GBP' } },
  start: `${dayAfter(TODAY, days)}T22:00`,
  end: `${dayAfter(TODAY, days + 1)}T01:00`,
  ...more,
});

/** What is said of something that was done. */
const toast = (page: Page, title: string) => page.locator('.toast-title', { hasText: title });

/** 150 gigs to come, two nights apart from the third on, and six that are over. */
async function seed(context: BrowserContext): Promise<void> {
  const ahead = Array.from({ length: 150 }, (_, index) =>
    gig(`Night ${index + 1}`, 3 + index * 2, {
      status: STATUSES[index % 4],
      venue: { name: index % 3 ? 'Kabelwerk' : 'Ostkai', city: 'Berlin' },
    }),
  );
  const over = Array.from({ length: 6 }, (_, index) => gig(`Past ${index + 1}`, -7 * (index + 1)));
  for (const gigs of [ahead.slice(0, 100), [...ahead.slice(100), ...over]]) {
    const reply = await context.request.post('/api/gig-imports', { data: { gigs } });
    if (!reply.ok()) throw new Error(await reply.text());
  }
}

it('a season is filtered, searched, sorted and changed in the list', async () => {
  const { page, context, errors } = await newVisit();
  await signUpInBrowser(context);
  await context.request.patch('/api/profile', { data: { timeZone: 'Europe/London' } });
  await seed(context);
  const rows = page.locator('[data-gig]');
  const titles = () => rows.locator('a').allTextContents();
  const told = page.locator('.gig-list-aside [role="status"]');
  const param = (name: string) => new URL(page.url()).searchParams.get(name);

  await step('the list begins with the next gig, and says that there is more', async () => {
    await page.goto('/gig-tracker?view=list');
    await page.getByText('60 gigs, more below').waitFor();
    expect((await titles())[0]).toBe('Night 1');
    expect(await rows.first().textContent()).toContain(dayWords(dayAfter(TODAY, 3)).slice(0, 10).trim());
    expect(await violations(page)).toEqual([]);
  });

  await step('more gigs come near the end, and only the rows near the window are there', async () => {
    await rows.first().focus();
    await page.keyboard.press('End');
    await page.getByText('120 gigs, more below').waitFor();
    await page.keyboard.press('End');
    await expect.poll(() => told.textContent()).toBe('150 gigs');
    await page.keyboard.press('End');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Night 150');
    expect(await rows.count()).toBeLessThan(60);
    await page.keyboard.press('Home');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toMatch(/^Select Night 1\D/);
  });

  await step('rows are selected and opened by the keyboard', async () => {
    const bar = page.getByRole('region', { name: 'Selected gigs' });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await bar.getByText('1 selected').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+Space');
    await bar.getByText('3 selected').waitFor();
    expect(await violations(page)).toEqual([]);
    await bar.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => bar.count()).toBe(0);
    await rows.nth(1).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => param('gig')).toMatch(/^gig_/);
    await page.goBack();
    await rows.first().waitFor();
  });

  await step('the status of many is changed at once, and taken back', async () => {
    await rows.nth(0).getByRole('checkbox').check();
    await rows
      .nth(3)
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] });
    await page.getByText('4 selected').waitFor();
    await page.getByRole('button', { name: 'Change status', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Contract sent' }).click();
    await toast(page, '4 gigs: contract sent').waitFor();
    for (const index of [0, 1, 2, 3]) expect(await rows.nth(index).textContent()).toContain('Contract sent');
    await pressUndo(page, '4 gigs: contract sent');
    await toast(page, '4 gigs: changed back').waitFor();
    expect(await rows.nth(0).textContent()).toContain('Lead');
    expect(await rows.nth(2).textContent()).toContain('Hold');
  });

  await step('filters, search and order are in the address, and come back after a reload', async () => {
    await page.getByRole('button', { name: /^Status:/ }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Hold' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Quoted' }).click();
    await page.keyboard.press('Escape');
    await page.getByLabel('Search gigs').fill('ostkai');
    await expect.poll(() => param('q')).toBe('ostkai');
    await page.getByRole('button', { name: 'Fee' }).click();
    await expect.poll(() => told.textContent()).toBe('24 gigs');
    await expect.poll(async () => (await titles())[0]).toBe('Night 142');
    expect(param('status')).toBe('quoted,hold');
    const { pathname, search } = new URL(page.url());
    await turnTo(page, pathname);
    await turnTo(page, pathname + search);
    await expect.poll(() => told.textContent()).toBe('24 gigs');
    expect((await titles())[0]).toBe('Night 142');
    expect(await page.getByLabel('Search gigs').inputValue()).toBe('ostkai');
    expect(await page.getByRole('columnheader', { name: 'Fee' }).getAttribute('aria-sort')).toBe(
      'descending',
    );
  });

  await step('a filter is saved as a view, and updated', async () => {
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByLabel('Name').fill('Open at Ostkai');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    const view = page.getByRole('link', { name: 'Open at Ostkai' });
    await expect.poll(() => view.getAttribute('aria-current')).toBe('page');
    await page.getByRole('button', { name: 'Remove filter Quoted' }).click();
    await page.getByRole('button', { name: 'Update view' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Update view' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => param('q')).toBeNull();
    expect(await view.getAttribute('aria-current')).toBeNull();
    await view.click();
    await expect.poll(() => param('status')).toBe('hold');
    await expect.poll(() => told.textContent()).toBe('12 gigs');
    await page.getByRole('button', { name: 'Edit view Open at Ostkai' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await toast(page, 'Open at Ostkai: view deleted').waitFor();
    expect(await view.count()).toBe(0);
  });

  await step('what matches nothing says so, and leads back', async () => {
    await page.getByLabel('Search gigs').fill('nowhere at all');
    await page.getByText('No gigs match.').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).last().click();
    await page.getByRole('button', { name: 'Past', exact: true }).click();
    await expect.poll(() => told.textContent()).toBe('6 gigs');
    expect(await page.getByLabel('Search gigs').inputValue()).toBe('');
  });

  await step('deleted gigs are in the trash, and come back from it', async () => {
    await page.getByRole('checkbox', { name: 'Select all loaded gigs' }).check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await toast(page, '6 gigs: deleted').waitFor();
    await page.getByRole('link', { name: 'Trash' }).click();
    await page.getByText('Deleted gigs are kept for 30 days').waitFor();
    await expect.poll(() => told.textContent()).toBe('6 gigs');
    expect(await rows.first().textContent()).toContain('Kept until');
    expect(await violations(page)).toEqual([]);
    await rows
      .first()
      .getByRole('button', { name: /^Restore / })
      .click();
    await expect.poll(() => told.textContent()).toBe('5 gigs');
    await page.getByRole('checkbox', { name: 'Select all loaded gigs' }).check();
    await page
      .getByRole('region', { name: 'Selected gigs' })
      .getByRole('button', { name: 'Restore' })
      .click();
    await page.getByText('The trash is empty.').waitFor();
    await page.getByRole('link', { name: 'Back to gigs' }).click();
    await page.getByRole('button', { name: 'Past', exact: true }).click();
    await expect.poll(() => told.textContent()).toBe('6 gigs');
  });

  await step('on a phone gigs are slips, and what is selected can be changed within reach', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await turnTo(page, '/gig-tracker?view=list&status=confirmed');
    await expect.poll(async () => (await titles())[0]).toBe('Night 4');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await rows.first().getByRole('checkbox').check();
    const bar = page.getByRole('region', { name: 'Selected gigs' });
    await bar.getByText('1 selected').waitFor();
    // High enough that no slip is half behind the bar.
    await page.setViewportSize({ width: 390, height: 2000 });
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await bar.getByRole('button', { name: 'Delete' }).click();
    await toast(page, '1 gig: deleted').waitFor();
    await pressUndo(page, '1 gig: deleted');
    await toast(page, '1 gig: changed back').waitFor();
    await expect.poll(() => rows.first().locator('a').textContent()).toBe('Night 4');
    await page.getByRole('button', { name: 'Past', exact: true }).click();
    await page.getByText('No gigs match.').waitFor();
  });
  expectQuiet(errors);
});
