import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';

const newVisit = testVisits();

it("4 questions are shown first; 'View All FAQs' reveals 3 more, and then leads to /faq", async () => {
  const { page, errors } = await newVisit();
  await page.goto('/landing');
  const shown = page.locator('first-questions details:visible');
  const all = page.getByRole('link', { name: 'View All FAQs' });
  await expect.poll(() => shown.count()).toBe(4);
  await all.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => shown.count()).toBe(7);
  const isAtTheFirstOfThem = () =>
    page.evaluate(() => document.activeElement?.closest('details')?.matches(':nth-of-type(5)'));
  await expect.poll(isAtTheFirstOfThem).toBe(true);
  await all.click();
  await page.waitForURL('**/faq');
  expectQuiet(errors);
});

it("'View All FAQs' with a key that asks for a new tab leads to /faq there, and reveals nothing here", async () => {
  const { page, context } = await newVisit();
  await page.goto('/landing');
  const shown = page.locator('first-questions details:visible');
  await expect.poll(() => shown.count()).toBe(4);
  const tab = context.waitForEvent('page');
  await page.getByRole('link', { name: 'View All FAQs' }).click({ modifiers: ['ControlOrMeta'] });
  await (await tab).waitForURL('**/faq');
  expect(await shown.count()).toBe(4);
});

it('each question opens and closes independently', async () => {
  const { page } = await newVisit();
  await page.goto('/landing');
  const questions = page.locator('first-questions details');
  const open = () =>
    questions.evaluateAll((all) => all.flatMap((one, at) => (one.hasAttribute('open') ? [at] : [])));
  await questions.nth(0).locator('summary').click();
  await questions.nth(2).locator('summary').click();
  await expect.poll(() => open()).toEqual([0, 2]);
  await questions.nth(0).locator('summary').click();
  await expect.poll(() => open()).toEqual([2]);
});

it("'Still have questions?' has 'Contact Support' to /contact", async () => {
  const { page } = await newVisit();
  await page.goto('/landing');
  await page.getByRole('heading', { name: 'Still have questions?' }).waitFor();
  expect(await page.getByRole('link', { name: 'Contact Support' }).first().getAttribute('href')).toBe(
    '/contact',
  );
});
