import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { holdSounds } from '../support/held-moments.ts';
import { movedBy, shiftsOf, watchShifts } from '../support/layout-shifts.ts';
import { sideways } from '../support/sideways.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

it('an article with drops stands still as it comes, is set in two typefaces, and is heard', async () => {
  const { page, errors } = await newVisit({ width: 390 });
  await watchShifts(page);
  await holdSounds(page);
  await page.goto('/blog/a-drop-people-keep', { waitUntil: 'networkidle' });
  const drop = page.locator('drop-player').first();

  await step('nothing of an article moves as its typefaces and its parts arrive', async () => {
    await drop.scrollIntoViewIfNeeded();
    await page.locator('drop-player .btn').first().waitFor();
    expect(movedBy(await shiftsOf(page))).toBeLessThan(0.001);
  });

  await step(
    'text is read in the serif, words are set apart in its italic, and labels stay in the grotesque',
    async () => {
      const faces = () =>
        page.evaluate(() =>
          [...document.fonts]
            .filter(({ status }) => status === 'loaded')
            .map(({ family }) => family)
            .join(),
        );
      await expect
        .poll(faces)
        .toMatch(/Newsreader Variable.*Newsreader Italic|Newsreader Italic.*Newsreader Variable/);
      const familyOf = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).fontFamily.split(',')[0]);
      expect(await familyOf('.prose > p')).toContain('Newsreader Variable');
      expect(await familyOf('.prose em')).toContain('Newsreader Italic');
      for (const part of ['.prose h2', '.prose td', '.prose figcaption'])
        expect(await familyOf(part), part).toContain('Archivo');
    },
  );

  await step('a drop plays, shows how far it is, and pauses', async () => {
    const at = () => drop.evaluate((element) => Number(element.style.getPropertyValue('--at')));
    await drop.getByRole('button', { name: /^Play, / }).click();
    await drop.getByRole('button', { name: 'Pause' }).waitFor();
    await expect.poll(at).toBeGreaterThan(0);
    await drop.getByRole('button', { name: 'Pause' }).click();
    await drop.getByRole('button', { name: /^Play, / }).waitFor();
    expect(await page.locator('audio:visible').count()).toBe(0);
  });
  expectQuiet(errors);
});

it('an article with templates is read in both themes and on paper, and copied', async () => {
  const { page, context, errors } = await newVisit({ width: 768 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/blog/mails-to-promoters');

  await step('it breaks no rule of accessibility at 768 px, dark', async () =>
    expect(await violations(page)).toEqual([]),
  );

  await step('it does not scroll sideways at 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sideways(page)).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await step('the words of a drawing have the typeface and the ink of the page, in both themes', async () => {
    const drawing = page.getByRole('img', { name: /^Two lines\. Asking for a date/ });
    const inks = new Set<string>();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      const { isSame, fill, ink } = await drawing.locator('text', { hasText: 'Day 10' }).evaluate((text) => {
        const { fontFamily, fill } = getComputedStyle(text);
        const body = getComputedStyle(document.body);
        return { isSame: fontFamily === body.fontFamily, fill, ink: body.color };
      });
      expect(isSame).toBe(true);
      expect(fill).toBe(ink);
      inks.add(ink);
    }
    expect(inks.size).toBe(2);
  });

  await step('on paper an article is dark on white, and alone', async () => {
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    const ink = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).color);
    for (const part of ['h1', '.prose p', '.prose pre', '.lead-text'])
      expect(await ink(part), part).toBe('rgb(0, 0, 0)');
    const paper = await page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor);
    expect(paper).toBe('rgb(255, 255, 255)');
    for (const part of ['.top', '.foot', '.contents', '.article-way', '.read-next', '.copy', '.share'])
      expect(await page.locator(part).first().isVisible(), part).toBe(false);
    await page.emulateMedia({ media: null });
  });

  await step('the link of an article and a template in it are copied, and both buttons say so', async () => {
    // Each says so for two seconds: they go by when the test says so.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());

    const link = page.getByRole('button', { name: 'Copy link' });
    await link.click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(await copied()).toBe(canonical);
    await page.clock.runFor(2000);
    await link.waitFor();

    const block = page.locator('copy-code').first();
    await block.getByRole('button', { name: 'Copy' }).click();
    await block.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await copied()).toBe((await block.locator('code').textContent())?.trimEnd());
  });
  expectQuiet(errors);
});
