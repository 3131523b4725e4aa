import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { colourAt, pixelsOf } from '../support/pixels.ts';

const newVisit = testVisits();
const teasers = (page: Page) => page.locator('.teasers article');
const titles = (page: Page) => teasers(page).locator('h3 a');

/** Opens the first article over the page. */
async function openFirst(page: Page) {
  await page.goto('/landing');
  const title = (await titles(page).first().innerText()).trim();
  await titles(page).first().click();
  return { title, dialog: page.getByRole('dialog', { name: title }) };
}

describe('the teasers', () => {
  it('are the 3 newest articles, each with category, date, read time, excerpt and picture', async () => {
    const { page, errors } = await newVisit();
    await page.goto('/landing');
    expect(await teasers(page).count()).toBe(3);
    const dates = await teasers(page).locator('[data-field=date]').allInnerTexts();
    expect(dates.map(Date.parse)).toEqual(dates.map(Date.parse).toSorted((a, b) => b - a));
    for (const teaser of await teasers(page).all()) {
      expect(await teaser.locator('[data-field=category]').innerText()).toMatch(
        /^(Launch|Technology|Career)$/,
      );
      expect(await teaser.locator('[data-field=time]').innerText()).toMatch(/\d+ min$/);
      expect(await teaser.locator('[data-field=picture]').count()).toBe(1);
      expect((await teaser.locator('p.muted:not(.small)').innerText()).length).toBeGreaterThan(20);
    }
    expectQuiet(errors);
  });

  it('draw their drawings in the letters and the theme of the page', async () => {
    const { page, errors } = await newVisit({ colorScheme: 'light' });
    await page.goto('/landing');
    const drawing = page.locator('.teaser-picture > svg[aria-label]').first();
    await drawing.waitFor();
    const drawnWidth = () => drawing.evaluate((svg) => (svg as SVGSVGElement).getBBox().width);
    await expect.poll(drawnWidth).toBeGreaterThan(100);
    await drawing.scrollIntoViewIfNeeded();
    const ground = colourAt(await pixelsOf(await drawing.screenshot()), 40, 20);
    expect(ground, 'a light ground').toMatch(/^(?:[ef][0-9a-f]){3}/);
    expect(await page.locator('.teaser-picture img[src$=".svg"]').count()).toBe(0);
    expectQuiet(errors);
  });

  it("lead by 'Read Article' to the article and by 'View All Articles' to /blog", async () => {
    const { page } = await newVisit();
    await page.goto('/landing');
    const all = page.getByRole('link', { name: 'View All Articles' });
    expect(await all.getAttribute('href')).toBe('/blog');
    await page
      .getByRole('link', { name: /^Read Article/ })
      .first()
      .click();
    await page.waitForURL(/\/blog\/[\w-]+$/);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('without a script lead to the article', async () => {
    const { page } = await newVisit({ scripts: false });
    await page.goto('/landing');
    await titles(page).first().click();
    await page.waitForURL(/\/blog\/[\w-]+$/);
  });
});

describe('a teaser that is pressed', () => {
  it('opens a modal with image, category, author, date, read time and HTML content', async () => {
    const { page, errors } = await newVisit();
    const { title, dialog } = await openFirst(page);
    await dialog.locator('.prose h2').first().waitFor();
    await dialog.getByRole('heading', { level: 2, name: title }).waitFor();
    for (const field of ['category', 'author', 'date', 'time']) {
      const words = await teasers(page).first().locator(`[data-field=${field}]`).innerText();
      expect(await dialog.locator(`[data-field=${field}]`).innerText()).toBe(words);
    }
    await expect.poll(() => dialog.locator('[data-place=picture] :is(img, svg)').isVisible()).toBe(true);
    expect(await dialog.locator('script').count()).toBe(0);
    expect(await page.evaluate(() => location.pathname)).toBe('/landing');
    expectQuiet(errors);
  });

  it('shows its figures once, and as the article itself shows them', async () => {
    const { page } = await newVisit();
    const { dialog } = await openFirst(page);
    await dialog.locator('.prose h2').first().waitFor();
    const pictures = await dialog
      .locator('img')
      .evaluateAll((all) => all.map((image) => image.getAttribute('src')));
    expect(new Set(pictures).size).toBe(pictures.length);
    const width = await dialog.locator('.prose').evaluate((text) => getComputedStyle(text).maxWidth);
    expect(width, 'the style sheet of articles has come').toBe('680px');
  });

  it('says that it loads, and that it did not', async () => {
    const { page } = await newVisit();
    let fail = () => {};
    const held = new Promise<void>((done) => {
      fail = done;
    });
    await page.route(/\/blog\/[\w-]+$/, (route) => held.then(() => route.fulfill({ status: 500, body: '' })));
    const { dialog } = await openFirst(page);
    await dialog.getByText('Loading...').waitFor();
    fail();
    await dialog.getByText('The article did not load.').waitFor();
    const way = dialog.getByRole('link', { name: 'Read it on its own page' });
    expect(await way.getAttribute('href')).toMatch(/\/blog\/[\w-]+$/);
  });

  it.each(['the backdrop', 'its close button', 'Escape'])('closes by %s', async (by) => {
    const { page } = await newVisit();
    const { dialog } = await openFirst(page);
    await dialog.waitFor();
    if (by === 'Escape') await page.keyboard.press('Escape');
    else if (by === 'the backdrop') await page.mouse.click(10, 450);
    else await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const isFocused = () =>
      titles(page)
        .first()
        .evaluate((link) => link === document.activeElement);
    await expect.poll(isFocused).toBe(true);
  });
});
