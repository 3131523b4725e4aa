import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectQuiet, testVisits, type Visitor } from '../support/browser.ts';
import { cueOf } from '../support/cue-in-browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const newVisit = testVisits();
let visitor: Visitor;
let page: Page;
let cue: ReturnType<typeof cueOf>;

beforeEach(async () => {
  visitor = await newVisit({ width: 390, height: 844 });
  page = visitor.page;
  cue = cueOf(page);
  await signUpInBrowser(visitor.context);
  await page.addInitScript(() => sessionStorage.setItem('chat-greeting-shown', 'true'));
  await page.goto('/tools');
  await page.goto('/dashboard');
  await cue.open.click();
  await cue.panel.waitFor();
});
afterEach(() => expectQuiet(visitor.errors));

const at = () => new URL(page.url()).pathname;
const isOnSheet = () => page.evaluate(() => history.state?.cueSheet === true);

it('on a phone Back closes the sheet and stays on the dashboard; Back again leaves it', async () => {
  await page.goBack();
  await cue.panel.waitFor({ state: 'detached' });
  expect(at()).toBe('/dashboard');
  await page.goBack();
  await page.waitForURL('**/tools');
});

it('closed by hand it leaves no step behind, also when it is opened again at once', async () => {
  await cue.close.click();
  await cue.open.click();
  await expect.poll(isOnSheet).toBe(true);
  await cue.panel.waitFor();
  await cue.close.click();
  await expect.poll(isOnSheet).toBe(false);
  await cue.panel.waitFor({ state: 'detached' });
  await page.goBack();
  await page.waitForURL('**/tools');
});

it('after a reload, and on the way back from a link in it, no Back is for nothing', async () => {
  await page.reload();
  await cue.open.waitFor();
  await expect.poll(isOnSheet).toBe(false);
  await cue.open.click();
  await cue.panel.waitFor();
  await cue.field.fill('What does a logo cost?');
  await cue.field.press('Enter');
  await cue.answers.getByRole('list', { name: 'Sources' }).getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname !== '/dashboard');
  await page.goBack();
  await page.waitForURL('**/dashboard');
  await cue.button.waitFor({ state: 'attached' });
  if (await cue.panel.isVisible()) await page.goBack();
  await expect.poll(isOnSheet).toBe(false);
  await page.goBack();
  await page.waitForURL('**/tools');
});
