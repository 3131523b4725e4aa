import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { fadedSections } from '../support/faded-sections.ts';
import { sideways } from '../support/sideways.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

const track = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const present = (page: Page) => track(page).locator('[aria-current=true] .track-name').allTextContents();
const head = (page: Page) =>
  page.locator('page-track').evaluate((part) => Number(part.style.getPropertyValue('--head')));
const top = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);

it('sections come into view', async () => {
  const { page, errors } = await newVisit({ height: 6000, reducedMotion: 'no-preference' });
  await page.goto('/landing');

  await step('what is in view at first is there at once', async () => {
    // Those below it have been told.
    await expect.poll(() => fadedSections(page)).toContain('questions');
    expect(await fadedSections(page)).not.toContain('tools');
  });

  await step('with print nothing is faded', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => fadedSections(page)).toEqual([]);
    await page.emulateMedia({ media: null });
    await expect.poll(() => fadedSections(page)).toContain('questions');
  });

  await step('sections fade in once they are scrolled into view, and stay', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => fadedSections(page)).toContain('questions');
    await page.locator('#questions').scrollIntoViewIfNeeded();
    await expect.poll(() => fadedSections(page)).not.toContain('questions');
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await fadedSections(page)).not.toContain('questions');
  });
  expectQuiet(errors);
});

it('the track is the overview of the page from a tablet up', async () => {
  const { page, errors } = await newVisit();
  await page.goto('/landing');

  await step('with reduced motion nothing is faded', async () => {
    // The script that fades is the one that defines the track.
    await page.waitForFunction(() => customElements.get('welcome-back') !== undefined);
    expect(await fadedSections(page)).toEqual([]);
  });

  await step('every cue leads to a section of the page, in its order', async () => {
    const targets = await track(page)
      .locator('a')
      .evaluateAll((links) =>
        links.map(
          (link) => document.querySelector((link as HTMLAnchorElement).hash)?.getBoundingClientRect().top,
        ),
      );
    expect(targets).toHaveLength(8);
    expect(targets).toEqual(targets.toSorted((a, b) => Number(a) - Number(b)));
  });

  for (const width of [1440, 768])
    await step(`at ${width} px the track follows the page, and a key on a cue jumps there`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => scrollTo(0, 0));
      await expect.poll(() => present(page)).toEqual(['Name']);
      const start = await head(page);
      await track(page).getByRole('link', { name: 'Letter' }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => present(page)).toEqual(['Letter']);
      await expect.poll(() => new URL(page.url()).hash).toBe('#letter');
      await expect.poll(() => top(page, 'letter')).toBeGreaterThan(0);
      await expect.poll(() => top(page, 'letter')).toBeLessThan(200);
      await expect.poll(() => head(page)).toBeGreaterThan(start);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect.poll(() => present(page)).toEqual(['Questions']);
      await expect.poll(() => head(page)).toBe(1);
    });

  for (const width of [320, 390, 768])
    await step(`nothing scrolls sideways at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => sideways(page)).toBe(0);
    });

  await step('a phone has no track, and its call in reach as long as the instrument is', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await track(page).isVisible()).toBe(false);
    const call = page.getByRole('link', { name: 'Ready to Elevate Your DJ Brand?' });
    const isInSight = async () => {
      const { y = 0, height = 0 } = (await call.boundingBox()) ?? {};
      return y >= 0 && y + height <= 844;
    };
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(isInSight).toBe(true);
    await page.locator('#tools').scrollIntoViewIfNeeded();
    await expect.poll(isInSight).toBe(false);
  });
  expectQuiet(errors);
});
