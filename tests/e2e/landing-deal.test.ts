import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';

const newVisit = testVisits();

it("'Get Started Free' leads to /signin, beside the plans and their prices", async () => {
  const { page, errors } = await newVisit();
  await page.goto('/landing');
  const deal = page.locator('#deal');
  expect(await deal.getByRole('link', { name: 'Get Started Free' }).getAttribute('href')).toBe('/signin');
  const plans = deal.getByRole('table', { name: 'Plans' });
  const price = plans.getByRole('row', { name: /^Price/ });
  expect((await price.getByRole('cell').allInnerTexts()).map((words) => words.trim())).toEqual([
    '$0',
    '$0 for 7 days',
    '$16.99 a month',
  ]);
  expect(await plans.getByText('Not open yet').count()).toBe(2);
  expectQuiet(errors);
});

it('the countdown starts at 2:17:30, ticks each second, resets at zero, and is for the eyes alone', async () => {
  const { page } = await newVisit();
  // Its seconds go by when the test says so.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto('/landing');
  const clock = page.locator('count-down');
  expect(await clock.getAttribute('aria-hidden')).toBe('true');
  await page.waitForFunction(() => customElements.get('count-down') !== undefined);
  const seconds = async () =>
    ((await clock.textContent()) ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  expect(await seconds()).toBe(8250);
  await page.clock.runFor(5000);
  expect(await seconds()).toBe(8245);
  await page.clock.runFor(8_245_000);
  expect(await seconds()).toBe(0);
  await page.clock.runFor(1000);
  expect(await clock.textContent()).toBe('02:17:30');
  await page.getByText('The clock is decoration. The offer does not run out.').waitFor();
});

it("the founder's letter has the founder's link, and 'Start Your DJ Journey' starts the trial flow", async () => {
  const { page } = await newVisit();
  await page.goto('/landing');
  const letter = page.locator('#letter');
  await letter.getByRole('heading', { name: 'Built by a DJ, for DJs' }).waitFor();
  expect(await letter.getByRole('link', { name: /SoundCloud/ }).getAttribute('href')).toMatch(/^https:/);
  await letter.getByText('Sample letter').waitFor();
  await letter.getByRole('link', { name: 'Start Your DJ Journey' }).click();
  await page.waitForURL('**/signin');
});
