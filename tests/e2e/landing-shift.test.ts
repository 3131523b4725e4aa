import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { testVisits } from '../support/browser.ts';
import { watchLoads } from '../support/first-load.ts';
import { holdRequests } from '../support/held-moments.ts';
import { movedBy, shiftsOf, watchShifts } from '../support/layout-shifts.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

/** Scrolls from the top to the end, half a window at a time, each of them painted so often. */
const readThrough = (page: Page, frames: number) =>
  page.evaluate(async (frames) => {
    // A browser without a screen may stop asking for frames; the next step makes it ask again.
    const paint = () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => setTimeout(done));
        setTimeout(done, 500);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      for (let frame = 0; frame < frames; frame++) await paint();
    }
  }, frames);

/** How far things moved by themselves until now: a press may move what it opens. */
async function expectNothingMoved(page: Page): Promise<void> {
  const shifts = (await shiftsOf(page)).filter(({ afterInput }) => !afterInput);
  expect(movedBy(shifts), JSON.stringify(shifts)).toBeLessThan(0.001);
}

it.each([390, 1440])('at %i px nothing moves by itself', async (width) => {
  const { page } = await newVisit({
    width,
    height: width < 500 ? 844 : 900,
    reducedMotion: 'no-preference',
  });
  const loads = watchLoads(page);
  await watchShifts(page);
  await page.goto('/landing', { waitUntil: 'networkidle' });

  await step('while the page is read from top to bottom', async () => {
    // Pictures have time to come while their place is in sight.
    await readThrough(page, 4);
    await expectNothingMoved(page);
  });

  await step('while all tools are shown and their pictures follow each other', async () => {
    await page.getByRole('button', { name: 'View All 6 Tools' }).click();
    await page.getByRole('button', { name: 'Show Less Tools' }).waitFor();
    // Once more, when all has come that was asked for on the way down and by the press. The rest comes as it is passed.
    await loads.settled();
    await readThrough(page, 2);
    for (const part of ['#tools', '#gigs', '#floor']) {
      const show = page.locator(`${part} slide-show`).first();
      await show.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      for (const at of [1, 0]) {
        await show.locator('[data-dot]').nth(at).dispatchEvent('click');
        await expect.poll(() => show.locator('[data-dot]').nth(at).getAttribute('aria-current')).toBe('true');
      }
    }
    await expectNothingMoved(page);
  });

  await step('a picture with a file of its own for phones has its place before that file comes', async () => {
    const picture = page.locator('#gigs .product-picture img');
    const shown = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    const ratio = () => picture.evaluate((image) => image.clientWidth / image.clientHeight);
    const own = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
    // Not scrollIntoViewIfNeeded: it waits for frames that a browser without a screen may not paint.
    await picture.evaluate((image) => image.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const isPhone = width < 640;
    await expect.poll(shown).toContain(isPhone ? 'narrow' : 'gig-tracker');
    const before = await own();
    await expect.poll(ratio).toBeCloseTo(before, 2);
    const letGo = await holdRequests(page, '**/gig-tracker*');
    await page.setViewportSize({ width: isPhone ? 1440 : 390, height: 900 });
    await expect.poll(async () => Math.abs((await ratio()) - before)).toBeGreaterThan(0.1);
    const place = await ratio();
    letGo();
    await expect.poll(own).toBeCloseTo(place, 2);
  });
});
