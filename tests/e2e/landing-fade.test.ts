import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { testVisits } from '../support/browser.ts';

const newVisit = testVisits();

/** Ids of the sections that are not to be seen. */
const faded = (page: Page) =>
  page
    .locator('main > section')
    .evaluateAll((sections) =>
      sections
        .filter(
          (section) =>
            section.firstElementChild && getComputedStyle(section.firstElementChild).opacity === '0',
        )
        .map(({ id }) => id),
    );

it('sections fade in once they are scrolled into view, and stay', async () => {
  const { page } = await newVisit();
  await page.goto('/landing');
  await expect.poll(() => faded(page)).toContain('letter');
  await page.locator('#letter').scrollIntoViewIfNeeded();
  await expect.poll(() => faded(page)).not.toContain('letter');
  await page.evaluate(() => scrollTo(0, 0));
  expect(await faded(page)).not.toContain('letter');
});

it('what is in view at first is there at once', async () => {
  const { page } = await newVisit({ height: 6000 });
  await page.goto('/landing');
  await page.waitForFunction(() => customElements.get('landing-counts') !== undefined);
  expect(await faded(page)).not.toContain('tools');
});

it.each(['reduced motion', 'no script', 'print'])('with %s nothing is faded', async (how) => {
  const { page } = await newVisit({
    scripts: how !== 'no script',
    reducedMotion: how === 'reduced motion' ? 'reduce' : 'no-preference',
  });
  await page.goto('/landing');
  if (how === 'print') {
    await expect.poll(() => faded(page)).toContain('letter');
    await page.emulateMedia({ media: 'print' });
  }
  await expect.poll(() => faded(page)).toEqual([]);
});

it('without a script the page reads whole: six tools, six testimonials, seven questions, no dead button', async () => {
  const { page } = await newVisit({ scripts: false });
  await page.goto('/landing');
  expect(await page.locator('.tool-card:visible').count()).toBe(6);
  expect(await page.locator('.quotes figure:visible').count()).toBe(6);
  expect(await page.locator('first-questions details:visible').count()).toBe(7);
  expect(await page.locator('#tools button:visible, #floor button:visible').count()).toBe(0);
});

it.each([320, 390, 768])('nothing scrolls sideways at %i px', async (width) => {
  const { page } = await newVisit({ width, height: 844 });
  await page.goto('/landing');
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBe(0);
});
