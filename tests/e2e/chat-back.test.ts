import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { cueOf } from '../support/cue-in-browser.ts';
import { LANDS_ON } from '../support/profile.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();
/** What stands before the dashboard in the tab's history. */
const BEFORE = LANDS_ON;

it('on a phone Back belongs to the sheet while it is open, and is never for nothing', async () => {
  const { page, context, errors } = await newVisit({ width: 390, height: 844 });
  const cue = cueOf(page);
  const at = () => new URL(page.url()).pathname;
  const isOnSheet = () => page.evaluate(() => history.state?.cueSheet === true);
  const entries = () => page.evaluate(() => history.length);
  await signUpInBrowser(context);
  await page.addInitScript(() => sessionStorage.setItem('chat-greeting-shown', 'true'));
  await page.goto(BEFORE);
  await page.goto('/dashboard');
  await cue.open.waitFor();
  const before = await entries();

  await step('closed by hand it leaves no step behind, also when it is opened again at once', async () => {
    await cue.open.click();
    await cue.panel.waitFor();
    await cue.close.click();
    await cue.open.click();
    await expect.poll(isOnSheet).toBe(true);
    await cue.panel.waitFor();
    expect(await entries()).toBe(before + 1);
    await cue.close.click();
    await expect.poll(isOnSheet).toBe(false);
    await cue.panel.waitFor({ state: 'detached' });
  });

  await step('on a phone Back closes the sheet and stays on the dashboard', async () => {
    await cue.open.click();
    await cue.panel.waitFor();
    await expect.poll(isOnSheet).toBe(true);
    expect(await entries()).toBe(before + 1);
    await page.goBack();
    await cue.panel.waitFor({ state: 'detached' });
    expect(at()).toBe('/dashboard');
  });

  await step('after a reload, and on the way back from a link in it, no Back is for nothing', async () => {
    await cue.open.click();
    await cue.panel.waitFor();
    await expect.poll(isOnSheet).toBe(true);
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
  });

  await step('Back again leaves the dashboard: no step of a sheet is left', async () => {
    await page.goBack();
    await page.waitForURL(`**${BEFORE}`);
  });
  expectQuiet(errors);
});
