import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type ActivityItem, cursorAfter, LIBRARY_PAGE, type LibraryItem } from '#core/library.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const HOUR_MS = 60 * 60 * 1000;
const NOW = Date.now();
const at = (index: number) => new Date(NOW - index * HOUR_MS).toISOString();

const ITEMS: LibraryItem[] = Array.from({ length: LIBRARY_PAGE + 2 }, (_, index) => ({
  id: `gen_${index}`,
  type: 'contract',
  title: `Contract ${index + 1}`,
  preview: null,
  audioUrl: null,
  downloadUrl: null,
  createdAt: at(index),
  metadata: {},
}));
const ACTIVITIES: ActivityItem[] = Array.from({ length: 2 * LIBRARY_PAGE }, (_, index) => ({
  id: `act_${index}`,
  action: 'contract-created',
  createdAt: at(index),
  details: `Contract ${index + 1}`,
}));

const newVisit = testVisits();

/** Answers with the page after the cursor, as the server does. */
const serve = (page: Page, path: string, rows: readonly (LibraryItem | ActivityItem)[]) =>
  page.route(path, (route) => {
    const cursor = new URL(route.request().url()).searchParams.get('cursor');
    const from = cursor === null ? 0 : rows.findIndex((_, index) => cursorAt(rows, index) === cursor) + 1;
    return route.fulfill({ json: rows.slice(from, from + LIBRARY_PAGE) });
  });
const cursorAt = (rows: readonly (LibraryItem | ActivityItem)[], index: number) =>
  cursorAfter(rows.slice(Math.max(0, index - LIBRARY_PAGE + 1), index + 1));

it('the library and the activity go on page by page', async () => {
  const { page, context, errors } = await newVisit();
  const library = page.getByRole('region', { name: 'Your library' });
  const activity = page.getByRole('region', { name: 'Activity' });
  await signUpInBrowser(context);
  // Public pages ask for the account only where one was signed in last.
  await page.addInitScript(() => localStorage.setItem('deckhand.signed-in', 'yes'));
  await serve(page, '**/api/user/generated-content*', ITEMS);
  await serve(page, '**/api/user/activity*', ACTIVITIES);
  await page.goto('/tools');

  await step('the activity goes on while there are pages, and says how many are shown', async () => {
    const more = activity.getByRole('button', { name: 'Show more' });
    await more.click();
    await activity.getByText(`${2 * LIBRARY_PAGE} are shown`, { exact: true }).waitFor();
    await more.click();
    await activity.getByText(`All ${2 * LIBRARY_PAGE} are shown`).waitFor();
    await expect.poll(() => activity.getByRole('listitem').count()).toBe(2 * LIBRARY_PAGE);
    expectQuiet(errors);
  });

  const more = library.getByRole('button', { name: 'Show more' });
  await step('a page that does not come leaves what is there, and can be asked for again', async () => {
    expect(await library.getByRole('listitem').count()).toBe(LIBRARY_PAGE);
    await page.route('**/api/user/generated-content?cursor=*', (route) => route.abort(), { times: 1 });
    await more.click();
    await library.getByText('Could not load more. Check your connection and try again.').waitFor();
    expect(await library.getByRole('listitem').count()).toBe(LIBRARY_PAGE);
  });

  await step('the library shows a page, then the rest, and goes on by keyboard at what is new', async () => {
    errors.length = 0;
    await more.press('Enter');
    await library.getByText(`All ${ITEMS.length} are shown`).waitFor();
    await expect.poll(() => library.getByRole('listitem').count()).toBe(ITEMS.length);
    const first = library.getByRole('link', { name: `Contract ${LIBRARY_PAGE + 1}` });
    await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true);
    await expect.poll(() => more.isVisible()).toBe(false);
    expectQuiet(errors);
  });
});
