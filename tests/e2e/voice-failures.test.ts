import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { testVisits } from '../support/browser.ts';
import { signedUpInBoth } from '../support/drops-in-browser.ts';
import { giveSoundTime, SLOW } from '../support/slow-sound.ts';
import { step } from '../support/step.ts';

giveSoundTime();
const newVisit = testVisits();

const RUNS = '**/api/tools/voice-tag/generations';
/** As the API says it. */
const LIMIT = {
  code: 'DAILY_LIMIT',
  message: 'Daily generation limit reached',
  requestId: 'req_1',
};
const FAILURES = [
  { name: 'a broken server', status: 500, body: 'x', way: 'Retry' },
  { name: 'the limit of a day', status: 429, body: JSON.stringify({ error: LIMIT }), way: 'Compare plans' },
];

/** Whether a person sees all of it: in the window, and nothing stands over it. */
const isSeen = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const isOver = (y: number) => part.contains(document.elementFromPoint((left + right) / 2, y));
      return top >= 0 && bottom <= innerHeight && isOver(top + 4) && isOver(bottom - 4);
    });

it('a Finish that failed is seen, wherever it was pressed', async () => {
  const { page, context } = await newVisit();
  await signedUpInBoth(context);
  await page.goto('/voice-drops');
  await page.locator('.voice-studio[data-ready]').waitFor();
  await page.getByRole('radio', { name: /Clean/ }).click();
  const script = page.getByRole('textbox', { name: 'Script', exact: true });
  await script.fill('You are locked in with DJ Nova');
  const alert = page.locator('.run-failure[role=alert]');

  async function putAway(): Promise<void> {
    await alert.getByRole('button', { name: 'Dismiss' }).click();
    await alert.waitFor({ state: 'detached' });
    expect(await script.inputValue()).toBe('You are locked in with DJ Nova');
    await page.evaluate(() => scrollTo(0, 0));
  }

  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const { name, status, body, way } of FAILURES) {
      await step(`is seen with its way out: ${name}, at ${width}`, async () => {
        await page.route(RUNS, (route) => route.fulfill({ status, body }));
        // As far down as the press still is in the window.
        await page
          .getByTestId('finish')
          .evaluate((press) => scrollBy(0, press.getBoundingClientRect().top - 200));
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
        await page.getByTestId('finish').click();
        await alert.getByText(way).waitFor(SLOW);
        await expect.poll(() => isSeen(page, '.run-failure[role=alert]')).toBe(true);
        await page.unroute(RUNS);
      });
      await step('is put away, and what was written stays', putAway);
    }
  }
});
