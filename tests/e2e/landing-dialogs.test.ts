import type { Locator, Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { colourAt, pixelsOf } from '../support/pixels.ts';
import { sideways } from '../support/sideways.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

const WAYS_OUT = ['Escape', 'the backdrop', 'its close button'] as const;

/** Closes what lies over the page in one of the ways, and finds the focus where it was. */
async function closes(page: Page, dialog: Locator, by: (typeof WAYS_OUT)[number], opener: Locator) {
  if (by === 'Escape') await page.keyboard.press('Escape');
  else if (by === 'the backdrop') await page.mouse.click(4, 450);
  else await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true);
}

it('the picture of the gig tracker opens over the page, and so does the article of a teaser', async () => {
  const { page, errors } = await newVisit({ colorScheme: 'light' });
  await page.goto('/landing');
  const teaser = page.locator('.teasers article').first();
  const link = teaser.locator('h3 a');
  const title = (await link.innerText()).trim();
  const dialog = page.getByRole('dialog', { name: title });

  await step('teasers draw their drawings in the letters and the theme of the page', async () => {
    const drawing = page.locator('.teaser-picture > svg[aria-label]').first();
    await drawing.waitFor();
    const drawnWidth = () => drawing.evaluate((svg) => (svg as SVGSVGElement).getBBox().width);
    await expect.poll(drawnWidth).toBeGreaterThan(100);
    await drawing.scrollIntoViewIfNeeded();
    const ground = colourAt(await pixelsOf(await drawing.screenshot()), 40, 20);
    expect(ground, 'a light ground').toMatch(/^(?:[ef][0-9a-f]){3}/);
    expect(await page.locator('.teaser-picture img[src$=".svg"]').count()).toBe(0);
  });

  await step('opens a modal with image, category, author, date, read time and HTML content', async () => {
    await link.click();
    await dialog.locator('.prose h2').first().waitFor();
    await dialog.getByRole('heading', { level: 2, name: title }).waitFor();
    for (const field of ['category', 'author', 'date', 'time']) {
      const words = await teaser.locator(`[data-field=${field}]`).innerText();
      expect(await dialog.locator(`[data-field=${field}]`).innerText()).toBe(words);
    }
    await expect.poll(() => dialog.locator('[data-place=picture] :is(img, svg)').isVisible()).toBe(true);
    expect(await dialog.locator('script').count()).toBe(0);
    expect(await page.evaluate(() => location.pathname)).toBe('/landing');
  });

  await step('shows its figures once, and as the article itself shows them', async () => {
    const pictures = await dialog
      .locator('img')
      .evaluateAll((all) => all.map((image) => image.getAttribute('src')));
    expect(new Set(pictures).size).toBe(pictures.length);
    const width = await dialog.locator('.prose').evaluate((text) => getComputedStyle(text).maxWidth);
    expect(width, 'the style sheet of articles has come').toBe('680px');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  for (const by of WAYS_OUT)
    await step(`the article closes by ${by}, and the focus returns`, async () => {
      await link.click();
      await dialog.waitFor();
      await closes(page, dialog, by, link);
    });
  const enlarge = page.getByRole('link', { name: 'Enlarge', exact: true });
  const lightbox = page.getByRole('dialog', { name: 'Gig tracker with sample data' });

  await step(
    'the gig tracker screenshot opens enlarged, at its natural size, and says that its data are a sample',
    async () => {
      const small = page.locator('picture-lightbox .enlarges');
      await small.click();
      const picture = lightbox.locator('img');
      await picture.evaluate((image: HTMLImageElement) => image.decode());
      const [shown, natural] = await picture.evaluate((image: HTMLImageElement) => [
        image.width,
        image.naturalWidth,
      ]);
      expect(shown).toBe(natural);
      expect(shown).toBeGreaterThan((await small.boundingBox())?.width ?? 0);
      await page.keyboard.press('Escape');
      await lightbox.waitFor({ state: 'hidden' });
    },
  );

  for (const by of WAYS_OUT)
    await step(`the lightbox closes by ${by}, and the focus returns`, async () => {
      await enlarge.focus();
      await page.keyboard.press('Enter');
      await lightbox.waitFor();
      await closes(page, lightbox, by, enlarge);
    });

  await step('a phone can move the enlarged picture', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enlarge.click();
    const body = page.getByRole('region', { name: 'The picture at its full size' });
    await expect.poll(() => body.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
    expect(await sideways(page)).toBe(0);
    await page.keyboard.press('Escape');
    await lightbox.waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  expectQuiet(errors);

  await step('says that it loads, and that it did not, whatever an earlier opening gets', async () => {
    const held: Route[] = [];
    await page.route(/\/blog\/[\w-]+$/, (route) => void held.push(route));
    for (const opened of [1, 2]) {
      await link.click();
      await dialog.getByText('Loading...').waitFor();
      await expect.poll(() => held.length).toBe(opened);
      if (opened === 1) await closes(page, dialog, 'Escape', link);
    }
    await held[1]?.fulfill({ status: 500, body: '' });
    await dialog.getByText('The article did not load.').waitFor();
    const first = page.waitForResponse(/\/blog\/[\w-]+$/);
    await held[0]?.continue();
    await (await first).finished();
    const way = dialog.getByRole('link', { name: 'Read it on its own page' });
    expect(await way.getAttribute('href')).toMatch(/\/blog\/[\w-]+$/);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    expect(await way.isVisible()).toBe(true);
    await page.unroute(/\/blog\/[\w-]+$/);
    await page.keyboard.press('Escape');
  });

  await step("lead by 'Read Article' to the article and by 'View All Articles' to /blog", async () => {
    const all = page.getByRole('link', { name: 'View All Articles' });
    expect(await all.getAttribute('href')).toBe('/blog');
    await page
      .getByRole('link', { name: /^Read Article/ })
      .first()
      .click();
    await page.waitForURL(/\/blog\/[\w-]+$/);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});
