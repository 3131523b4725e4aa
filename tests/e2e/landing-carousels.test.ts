import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();
const chosen = (show: Locator) =>
  show
    .locator('[data-dot]')
    .evaluateAll((dots) => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));
const runs = async (show: Locator) => (await show.getAttribute('data-runs')) !== null;

/** Everything that waits to come into sight has been told whether it has: who asks last is answered last. */
const told = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const watch = new IntersectionObserver(() => {
          watch.disconnect();
          done();
        });
        watch.observe(document.body);
      }),
  );

it('pictures and features follow each other by the clock, which stands until it is told to go on', async () => {
  const { page, errors } = await newVisit({ reducedMotion: 'no-preference' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofSlides = () => asked.filter((path) => path === '/slides.json').length;
  await page.clock.install({ time: 0 });
  await page.goto('/landing');
  await page.clock.pauseAt(60_000);
  const pictures = page.locator('#tools slide-show').first();
  const features = page.locator('#gigs slide-show').first();

  await step(
    'the pictures of tools after the first are asked for once, and not before somebody comes near',
    async () => {
      await told(page);
      expect(ofSlides()).toBe(0);
      await pictures.scrollIntoViewIfNeeded();
      await expect.poll(() => page.locator('#tools [data-dot]').count()).toBeGreaterThanOrEqual(7);
      expect(ofSlides()).toBe(1);
    },
  );

  await step('follow each other every 5 s, 3 for the logo generator', async () => {
    const shown = pictures.locator('[data-slide]:visible img');
    const alt = () => shown.getAttribute('alt');
    await expect.poll(() => runs(pictures)).toBe(true);
    expect(await pictures.locator('[data-dot]').count()).toBe(3);
    const first = await alt();
    await page.clock.runFor(4900);
    expect(await alt()).toBe(first);
    await page.clock.runFor(200);
    await expect.poll(() => chosen(pictures)).toBe(1);
    await expect.poll(() => shown.count()).toBe(1);
    await expect.poll(() => alt()).not.toBe(first);
  });

  await step('wait for a click under reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(() => scrollTo(0, 0));
    await told(page);
    await pictures.scrollIntoViewIfNeeded();
    await told(page);
    expect(await runs(pictures)).toBe(false);
    await page.clock.runFor(20_000);
    expect(await chosen(pictures)).toBe(1);
    await pictures.getByRole('button', { name: 'Logo Creator, picture 3 of 3' }).click();
    await expect.poll(() => chosen(pictures)).toBe(2);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.mouse.move(2, 2);
  });

  await step('are 6 items, and the next one follows every 4 s', async () => {
    await features.scrollIntoViewIfNeeded();
    await expect.poll(() => runs(features)).toBe(true);
    expect(await features.locator('[data-dot] b').allTextContents()).toEqual([
      'A gig in one line',
      'Holds, in order',
      "Gigs that don't fit",
      'Payments with dates',
      'Every clock',
      'Your own calendar',
    ]);
    await page.clock.runFor(3900);
    expect(await chosen(features)).toBe(0);
    await page.clock.runFor(200);
    expect(await chosen(features)).toBe(1);
    await page.clock.runFor(5 * 4000);
    expect(await chosen(features)).toBe(0);
  });

  await step(
    'the features stand still under the mouse and with the focus, and go on afterwards',
    async () => {
      await features.hover();
      await expect.poll(() => runs(features)).toBe(false);
      await page.clock.runFor(9000);
      expect(await chosen(features)).toBe(0);
      await page.mouse.move(2, 2);
      await expect.poll(() => runs(features)).toBe(true);
      await features.locator('[data-dot]').nth(2).focus();
      await page.clock.runFor(9000);
      expect(await chosen(features)).toBe(0);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await expect.poll(() => runs(features)).toBe(true);
      await page.clock.runFor(4000);
      expect(await chosen(features)).toBe(1);
    },
  );

  await step('the features stay with the one that was chosen', async () => {
    await features.locator('[data-dot]').nth(4).click();
    await page.mouse.move(2, 2);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(9000);
    expect(await chosen(features)).toBe(4);
  });
  expectQuiet(errors);
});
