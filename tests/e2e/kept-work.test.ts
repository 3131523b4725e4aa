import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { expectQuiet, hydrated, testVisits, type Visitor } from '../support/browser.ts';
import { newEmail, PASSWORD } from '../support/client.ts';
import { signedUpInBoth } from '../support/drops-in-browser.ts';
import { holdToasts } from '../support/held-moments.ts';

const newVisit = testVisits();
let visitor: Visitor;
let page: Page;
beforeEach(async () => {
  visitor = await newVisit();
  await holdToasts(visitor.context);
  page = visitor.page;
});

async function designAsVisitor(name: string): Promise<void> {
  await page.goto('/logo-generator');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Artist name' }).fill(name);
  await page.getByText('Kept in this browser. Sign up free').waitFor();
}

async function signUp(): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill('Mara');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(newEmail());
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** The toast: it is announced too, in other words. */
const said = (title: string) => page.locator('.toast-title', { hasText: title });

const account = async <Body>(path: string): Promise<Body> =>
  (await visitor.context.request.get(path)).json() as Promise<Body>;

it('what a visitor designs is kept in the browser and stands in the account after the sign-up, for nothing', async () => {
  await designAsVisitor('DJ KEPT');
  await page.getByTestId('draw').click();
  await page.waitForURL('**/signin**');
  await page.getByText('Your logo is kept. Drawing it costs nothing.').waitFor();
  await signUp();
  await page.waitForURL('**/logo-generator?view=gen_*');
  await said('DJ KEPT came along').waitFor();
  const library = await account<{ title: string }[]>('/api/user/generated-content');
  expect(library.map(({ title }) => title)).toEqual(['DJ KEPT']);
  expect((await account<{ balance: number }>('/api/user/credits')).balance).toBe(20);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('deckhand.kept'))).toBeNull();
  expectQuiet(visitor.errors);
});

it('it comes along too where the button is pressed as soon as the name is typed', async () => {
  await page.goto('/logo-generator');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Artist name' }).fill('DJ QUICK');
  await page.getByTestId('draw').click();
  await page.waitForURL('**/signin**');
  await page.getByText('Your logo is kept. Drawing it costs nothing.').waitFor();
  await signUp();
  await page.waitForURL('**/logo-generator?view=gen_*');
  expect((await account<{ balance: number }>('/api/user/credits')).balance).toBe(20);
});

it('it comes along a day later and by another way too, and is told once the welcome tour is gone', async () => {
  await designAsVisitor('DJ LATER');
  await page.close();
  page = await visitor.context.newPage();
  await page.goto('/signup');
  await signUp();
  await page.waitForURL('**/dashboard');
  const skip = page.getByRole('button', { name: 'Skip Tour' });
  await skip.waitFor();
  await expect
    .poll(async () => (await account<{ title: string }[]>('/api/user/generated-content')).length)
    .toBe(1);
  expect(await said('DJ LATER came along').count()).toBe(0);
  await skip.click();
  await said('DJ LATER came along').waitFor();
});

it('an account that has its first works does not lose it: it waits in the studio at its usual price', async () => {
  await designAsVisitor('DJ OLD');
  await page.close();
  page = await visitor.context.newPage();
  const client = await signedUpInBoth(visitor.context);
  for (const name of ['ONE', 'TWO']) await client.generate('logo-generator', { name });
  await page.goto('/voice-history');
  await said('Your logo is waiting: draw it').waitFor();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.waitForURL('**/logo-generator');
  await expect.poll(() => page.getByRole('textbox', { name: 'Artist name' }).inputValue()).toBe('DJ OLD');
  expect(await account<{ title: string }[]>('/api/user/generated-content')).toHaveLength(2);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('deckhand.kept'))).toBeNull();
  await page.getByTestId('draw').click();
  await page.waitForURL('**/logo-generator?view=gen_*');
  expect((await account<{ balance: number }>('/api/user/credits')).balance).toBe(14);
});
