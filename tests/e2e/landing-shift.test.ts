import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { testVisits } from '../support/browser.ts';
import { movedBy, shiftsOf, watchShifts } from '../support/layout-shifts.ts';

const newVisit = testVisits();

/** The landing page, watched from its first paint. */
async function open(width: number) {
  const { page } = await newVisit({ width, height: width < 500 ? 844 : 900 });
  await watchShifts(page);
  await page.goto('/landing', { waitUntil: 'networkidle' });
  return page;
}

/** Scrolls from the top to the end, half a window at a time, each of them painted. */
const readThrough = (page: Page) =>
  page.evaluate(async () => {
    // A browser without a screen may stop asking for frames; the next step makes it ask again.
    const paint = () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => setTimeout(done));
        setTimeout(done, 500);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      for (let frame = 0; frame < 4; frame++) await paint();
    }
  });

/** What moved by itself: a press may move what it opens. */
const movedByItself = async (page: Page) => (await shiftsOf(page)).filter(({ afterInput }) => !afterInput);

describe.each([390, 1440])('at %i px nothing moves by itself', (width) => {
  it('while the page is read from top to bottom', async () => {
    const page = await open(width);
    await readThrough(page);
    await page.waitForLoadState('networkidle');
    await readThrough(page);
    const shifts = await movedByItself(page);
    expect(movedBy(shifts), JSON.stringify(shifts)).toBeLessThan(0.001);
  });

  it('while all tools are shown and their pictures follow each other', async () => {
    const page = await open(width);
    await page.getByRole('button', { name: 'View All 6 Tools' }).click();
    await page.getByRole('button', { name: 'Show Less Tools' }).waitFor();
    await readThrough(page);
    for (const part of ['#tools', '#gigs', '#floor']) {
      const show = page.locator(`${part} slide-show`).first();
      await show.scrollIntoViewIfNeeded();
      for (const at of [1, 0]) {
        await show.locator('[data-dot]').nth(at).dispatchEvent('click');
        await expect.poll(() => show.locator('[data-dot]').nth(at).getAttribute('aria-current')).toBe('true');
      }
    }
    const shifts = await movedByItself(page);
    expect(movedBy(shifts), JSON.stringify(shifts)).toBeLessThan(0.001);
  });
});
