import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectQuiet, hydrated, madeOnce, testVisits } from '../support/browser.ts';
import { newEmail, PASSWORD } from '../support/client.ts';
import { signedUpInBoth } from '../support/drops-in-browser.ts';
import { holdToasts } from '../support/held-moments.ts';
import { keepIn, keptIn } from '../support/kept-in-browser.ts';

const newVisit = testVisits();

const artistName = (page: Page) => page.getByRole('textbox', { name: 'Artist name' });

async function openStudio(page: Page): Promise<void> {
  await page.goto('/logo-generator');
  await hydrated(page);
}

/** A visitor who has designed a logo, and what the browser keeps of it. */
const designed = madeOnce(async () => {
  const visitor = await newVisit({ isKept: true });
  const { page } = visitor;
  await holdToasts(page);
  await openStudio(page);
  await artistName(page).fill('DJ KEPT');
  await page.getByText('Kept in this browser. Sign up free').waitFor();
  const kept = await keptIn(page);
  if (!kept) throw new Error('Nothing is kept');
  return { visitor, kept };
});

/** Another tab of a browser that keeps such a design. */
async function visitWithDesign() {
  const { kept } = await designed();
  const visitor = await newVisit();
  await holdToasts(visitor.page);
  await keepIn(visitor.page, kept);
  return visitor;
}

async function signUp(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill('Mara');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(newEmail());
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** The toast: it is announced too, in other words. */
const said = (page: Page, title: string) => page.locator('.toast-title', { hasText: title });

const account = async <Body>(page: Page, path: string): Promise<Body> =>
  (await page.context().request.get(path)).json() as Promise<Body>;
const library = async (page: Page) =>
  (await account<{ title: string }[]>(page, '/api/user/generated-content')).map(({ title }) => title);
const balance = async (page: Page) => (await account<{ balance: number }>(page, '/api/user/credits')).balance;

it('what a visitor designs is kept in the browser and stands in the account after the sign-up, for nothing', async () => {
  const {
    visitor: { page, errors },
  } = await designed();
  await page.getByTestId('draw').click();
  await page.waitForURL('**/signin**');
  await page.getByText('Your logo is kept. Drawing it costs nothing.').waitFor();
  await signUp(page);
  await page.waitForURL('**/logo-generator?view=gen_*');
  await said(page, 'DJ KEPT came along').waitFor();
  expect(await library(page)).toEqual(['DJ KEPT']);
  expect(await balance(page)).toBe(20);
  await expect.poll(() => keptIn(page)).toBeNull();
  expectQuiet(errors);
});

it('it comes along too where the button is pressed as soon as the name is typed', async () => {
  const { page } = await newVisit();
  await openStudio(page);
  await artistName(page).fill('DJ QUICK');
  await page.getByTestId('draw').click();
  await page.waitForURL('**/signin**');
  await page.getByText('Your logo is kept. Drawing it costs nothing.').waitFor();
  await signUp(page);
  await page.waitForURL('**/logo-generator?view=gen_*');
  expect(await library(page)).toEqual(['DJ QUICK']);
  expect(await balance(page)).toBe(20);
});

it('it comes along a day later and by another way too, and is told once the welcome tour is gone', async () => {
  const { page } = await visitWithDesign();
  await page.goto('/signup');
  await signUp(page);
  await page.waitForURL('**/dashboard');
  const skip = page.getByRole('button', { name: 'Skip Tour' });
  await skip.waitFor();
  await expect.poll(() => library(page)).toEqual(['DJ KEPT']);
  expect(await said(page, 'DJ KEPT came along').count()).toBe(0);
  await skip.click();
  await said(page, 'DJ KEPT came along').waitFor();
});

it('an account that has its first works does not lose it: it waits in the studio at its usual price', async () => {
  const { page, context } = await visitWithDesign();
  const client = await signedUpInBoth(context);
  for (const name of ['ONE', 'TWO']) await client.generate('logo-generator', { name });
  await page.goto('/voice-history');
  await said(page, 'Your logo is waiting: draw it').waitFor();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.waitForURL('**/logo-generator');
  await expect.poll(() => artistName(page).inputValue()).toBe('DJ KEPT');
  expect(await library(page)).toHaveLength(2);
  await expect.poll(() => keptIn(page)).toBeNull();
  await page.getByTestId('draw').click();
  await page.waitForURL('**/logo-generator?view=gen_*');
  expect(await balance(page)).toBe(14);
});
