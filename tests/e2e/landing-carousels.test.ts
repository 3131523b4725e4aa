import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectQuiet, testVisits, type VisitorOptions } from '../support/browser.ts';

const newVisit = testVisits();
const chosen = (show: Locator) =>
  show
    .locator('[data-dot]')
    .evaluateAll((dots) => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));
const runs = async (show: Locator) => (await show.getAttribute('data-runs')) !== null;

/** A page whose clock stands until it is told to go on; the part is in sight and running, unless motion is reduced. */
async function open(selector: string, options: VisitorOptions = {}): Promise<{ page: Page; show: Locator }> {
  const { page } = await newVisit(options);
  await page.clock.install({ time: 0 });
  await page.goto('/landing');
  await page.clock.pauseAt(60_000);
  const show = page.locator(selector).first();
  await show.scrollIntoViewIfNeeded();
  if (options.reducedMotion !== 'reduce') await expect.poll(() => runs(show)).toBe(true);
  return { page, show };
}

describe('the features of the gig tracker', () => {
  it('are 6 items, and the next one follows every 4 s', async () => {
    const { page, show } = await open('#gigs slide-show');
    expect(await show.locator('[data-dot] b').allTextContents()).toEqual([
      'Holds, in order',
      'Money by month',
      'Deposits with dates',
      'Rate calculator',
      'Follow-up queue',
      'Tax helper',
    ]);
    await page.clock.runFor(3900);
    expect(await chosen(show)).toBe(0);
    await page.clock.runFor(200);
    expect(await chosen(show)).toBe(1);
    await page.clock.runFor(5 * 4000);
    expect(await chosen(show)).toBe(0);
  });

  it('stand still under the mouse and with the focus, and go on afterwards', async () => {
    const { page, show } = await open('#gigs slide-show');
    await show.hover();
    await expect.poll(() => runs(show)).toBe(false);
    await page.clock.runFor(9000);
    expect(await chosen(show)).toBe(0);
    await page.mouse.move(2, 2);
    await expect.poll(() => runs(show)).toBe(true);
    await show.locator('[data-dot]').nth(2).focus();
    await page.clock.runFor(9000);
    expect(await chosen(show)).toBe(0);
  });

  it('stay with the one that was chosen', async () => {
    const { page, show } = await open('#gigs slide-show');
    await show.locator('[data-dot]').nth(4).click();
    await page.mouse.move(2, 2);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(9000);
    expect(await chosen(show)).toBe(4);
  });
});

describe('the pictures of a tool', () => {
  it('follow each other every 5 s, 3 for the logo generator', async () => {
    const { page, show } = await open('#tools slide-show');
    const shown = show.locator('[data-slide]:visible img');
    const alt = () => shown.getAttribute('alt');
    await expect.poll(() => show.locator('[data-dot]').count()).toBe(3);
    const first = await alt();
    await page.clock.runFor(4900);
    expect(await alt()).toBe(first);
    await page.clock.runFor(200);
    await expect.poll(() => chosen(show)).toBe(1);
    await expect.poll(() => shown.count()).toBe(1);
    await expect.poll(() => alt()).not.toBe(first);
  });

  it('are 2 for every other tool', async () => {
    const { page, errors } = await newVisit();
    await page.goto('/landing');
    await page.getByRole('button', { name: 'View All 6 Tools' }).click();
    const shows = page.locator('#tools slide-show');
    for (const [at, count] of [3, 2, 2, 2, 2, 2].entries()) {
      await shows.nth(at).scrollIntoViewIfNeeded();
      for (const part of ['[data-slide]', '[data-dot]']) {
        await expect.poll(() => shows.nth(at).locator(part).count()).toBe(count);
      }
    }
    expectQuiet(errors);
  });

  it('after the first are asked for once, and not before somebody comes near', async () => {
    const { page } = await newVisit();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const ofSlides = () => asked.filter((path) => path === '/slides.json').length;
    await page.goto('/landing', { waitUntil: 'networkidle' });
    expect(ofSlides()).toBe(0);
    await page.locator('#tools').scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator('#tools [data-dot]').count()).toBeGreaterThanOrEqual(7);
    expect(ofSlides()).toBe(1);
  });

  it('leave the first alone where the others cannot be had', async () => {
    const { page } = await newVisit();
    await page.route('**/slides.json', (route) => route.abort());
    await page.goto('/landing');
    const show = page.locator('#tools slide-show').first();
    const failed = page.waitForEvent('requestfailed');
    await show.scrollIntoViewIfNeeded();
    await failed;
    expect(await show.locator('img').isVisible()).toBe(true);
    expect(await show.locator('[data-dot]').count()).toBe(0);
  });

  it('are one each without a script', async () => {
    const { page } = await newVisit({ scripts: false });
    await page.goto('/landing');
    expect(await page.locator('#tools slide-show img').count()).toBe(6);
    expect(await page.locator('#tools slide-show button').count()).toBe(0);
  });

  it('wait for a click under reduced motion', async () => {
    const { page, show } = await open('#tools slide-show', { reducedMotion: 'reduce' });
    await expect.poll(() => show.locator('[data-dot]').count()).toBe(3);
    await page.clock.runFor(20_000);
    expect(await chosen(show)).toBe(0);
    await show.getByRole('button', { name: 'Logo Creator, picture 3 of 3' }).click();
    await expect.poll(() => chosen(show)).toBe(2);
  });
});

describe('the testimonials', () => {
  it('are 6, all rated 5, shown as samples, and chosen by 6 dots', async () => {
    const { page, errors } = await newVisit();
    await page.goto('/landing');
    const floor = page.locator('#floor');
    await floor.getByText('Sample testimonials').waitFor();
    const dots = floor.locator('[data-dot]');
    expect(await dots.count()).toBe(6);
    const ratings = await floor.locator('.quote-rating > .num').allTextContents();
    expect(ratings.map((words) => words.replace(/\s+/g, ' ').trim())).toEqual(Array(6).fill('Rated 5 / 5'));
    await dots.nth(3).click();
    await expect.poll(() => floor.locator('[data-slide]:visible').count()).toBe(1);
    const name = (await dots.nth(3).getAttribute('aria-label'))?.replace('4: ', '');
    await expect.poll(() => floor.locator('[data-slide]:visible figcaption b').textContent()).toBe(name);
    await expect.poll(() => dots.nth(3).getAttribute('aria-current')).toBe('true');
    expectQuiet(errors);
  });

  it('do not move what lies below them', async () => {
    const { page } = await newVisit({ width: 390, height: 844 });
    await page.goto('/landing');
    const below = page.locator('#reading');
    const top = () => below.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await top();
    for (const dot of await page.locator('#floor [data-dot]').all()) {
      await dot.click();
      expect(await top()).toBe(before);
    }
  });
});
