import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { contractOut } from '../support/signing-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

const PHONE = { width: 390, height: 844 } as const;
/** A refusal that the page shows. */
const EXPECTED = /status of (409|422)/;

const signForm = (page: Page) => page.locator('[data-sign]');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
const proposing = (page: Page, clause: number) =>
  page.getByRole('button', { name: `Propose change to clause ${clause},` });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send change to DJ NOVA' });
const newText = (page: Page) => page.getByLabel('New text');

it('a client asks for other words on a phone, which pauses signing until they are taken back', async () => {
  const { context, errors } = await newVisit();
  const { urls, envelope } = await contractOut(context);
  const { page, errors: seen } = await newVisit(PHONE);
  await page.goto(urls.client);

  await step('the form opens below its clause, and closes to where it was opened', async () => {
    const button = proposing(page, 3);
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await button.click();
    expect(await focused(page)).toBe('proposal-title');
    expect(await page.locator('#c3 + form').isVisible()).toBe(true);
    expect(await violations(page, '#proposal')).toEqual([]);
    await page.keyboard.press('Escape');
    expect([await focused(page), await button.getAttribute('aria-expanded')]).toEqual(['propose-3', 'false']);
    await proposing(page, 1).click();
    expect(await page.getByRole('radio', { name: 'Strike it' }).isVisible()).toBe(false);
    await page.getByText('There’s no contract without this clause').waitFor();
  });
  await step(
    'what says the same is refused by its field, and that is not said of another clause',
    async () => {
      await sendButton(page).click();
      await page.getByText('You haven’t changed anything yet').waitFor();
      expect(await focused(page)).toBe('proposal-text');
      expect(await violations(page, '#proposal')).toEqual([]);
      await proposing(page, 4).click();
      expect(await page.getByText('You haven’t changed anything yet').isVisible()).toBe(false);
    },
  );
  await step('a draft is told where it is signed, until it is left', async () => {
    await newText(page).fill('As agreed.');
    await page.getByText('1 change not sent').waitFor();
    await page.getByRole('button', { name: 'Leave as it is' }).click();
    expect(await page.getByText('1 change not sent').isVisible()).toBe(false);
    await proposing(page, 4).click();
    expect(await newText(page).inputValue()).not.toBe('As agreed.');
  });
  await step('a clause is struck; what became of the contract meanwhile is said', async () => {
    await proposing(page, 3).click();
    await page.getByRole('radio', { name: 'Strike it' }).check();
    expect(await newText(page).isVisible()).toBe(false);
    const struck = page.locator('#proposal del');
    expect(await struck.count()).toBe(await page.locator('#c3 > p').count());
    const tried = page.waitForRequest('**/proposals');
    const message = 'There is a new version of this contract. Read that one first';
    await page.route('**/proposals', (route) =>
      route.fulfill({ status: 409, json: { error: { code: 'CONFLICT', message } } }),
    );
    await sendButton(page).click();
    expect((await tried).postDataJSON()).toMatchObject({ version: 1, clause: 3, text: null });
    await page.getByRole('alert').getByText(message).waitFor();
    await page.unroute('**/proposals');
  });
  await step('drafts are there again in the page as it is now', async () => {
    await page.locator('#proposal').getByRole('link', { name: 'Reload the page' }).click();
    await page.getByText('1 change not sent').waitFor();
    await page.getByRole('link', { name: 'Clause 3', exact: true }).click();
    expect(await page.getByRole('radio', { name: 'Strike it' }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: 'Replace text' }).check();
    const printed = await newText(page).inputValue();
    await newText(page).fill('The Artist sets the time.');
    expect(await page.locator('[data-stated-note]').textContent()).toContain('22:00');
    await sendButton(page).click();
    await page
      .locator('#proposal-text-wrong')
      .getByText(/^Leave “.*” in/)
      .waitFor();
    await newText(page).fill(`${printed}\nCurfew: midnight!`);
    await page.locator('#proposal ins').getByText('Curfew: midnight!').waitFor();
    await page.getByLabel('Why').fill('Our curfew moved.');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
  await step('it is sent once, waits, and nobody signs', async () => {
    await sendButton(page).click();
    await expect.poll(() => focused(page)).toBe('changes-3');
    await page.getByText('Your change waits for Mara Novak’s answer.').first().waitFor();
    expect(await page.locator('#changes-3 ins').last().textContent()).toBe('Curfew: midnight!');
    expect(await signForm(page).count()).toBe(0);
    expect(await page.getByText('change not sent').isVisible()).toBe(false);
    expect((await envelope()).proposals).toMatchObject([
      { clause: 3, why: 'Our curfew moved.', outcome: null },
    ]);
    expect(await violations(page)).toEqual([]);
  });
  await step('taken back, it is gone, and the contract can be signed', async () => {
    await page.getByRole('button', { name: 'Take it back (clause 3)' }).click();
    await expect.poll(() => focused(page)).toBe('propose-3');
    expect(await signForm(page).count()).toBe(1);
    expect(await page.locator('.prop').count()).toBe(0);
  });
  expectQuiet([...errors, ...seen].filter((error) => !EXPECTED.test(error)));
});
