import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { testVisits } from '../support/browser.ts';
import { signedUpInBoth } from '../support/drops-in-browser.ts';
import { giveSoundTime, SLOW } from '../support/slow-sound.ts';

giveSoundTime();
const newVisit = testVisits();

const RUNS = '**/api/tools/voice-tag/generations';
/** As the API says it. */
const LIMIT = {
  code: 'DAILY_LIMIT',
  message: 'Daily generation limit reached',
  requestId: 'req_1',
};
/** A busy machine speaks and mixes slowly; nothing here is a measurement. */

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

describe.each([
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])('a Finish that failed, at $width', (size) => {
  it.each([
    ['a broken server', 500, 'x', 'Retry'],
    ['the limit of a day', 429, JSON.stringify({ error: LIMIT }), 'Upgrade to Pro'],
  ])('is seen with its way out: %s', async (_, status, body, way) => {
    const { page, context } = await newVisit(size);
    await signedUpInBoth(context);
    await page.route(RUNS, (route) => route.fulfill({ status, body }));
    await page.goto('/voice-drops');
    await page.locator('.voice-studio[data-ready]').waitFor();
    await page.getByRole('textbox', { name: 'Script', exact: true }).fill('You are locked in with DJ Nova');
    // As far down as the press still is in the window.
    await page
      .getByTestId('finish')
      .evaluate((press) => scrollBy(0, press.getBoundingClientRect().top - 200));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.getByTestId('finish').click();
    const alert = page.locator('.run-failure[role=alert]');
    await alert.getByText(way).waitFor(SLOW);
    await expect.poll(() => isSeen(page, '.run-failure[role=alert]')).toBe(true);
  });
});
