import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { holdSounds } from '../support/held-moments.ts';
import { movedBy, shiftsOf, watchShifts } from '../support/layout-shifts.ts';

const newVisit = testVisits();

it('the link of an article and a template in it are copied, and both buttons say so', async () => {
  const { page, context, errors } = await newVisit();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Each says so for two seconds: they go by when the test says so.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto('/blog/mails-to-promoters');
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
  expectQuiet(errors);
});

it('a drop plays, shows how far it is, and pauses', async () => {
  const { page, errors } = await newVisit();
  await holdSounds(page);
  await page.goto('/blog/a-drop-people-keep');
  const drop = page.locator('drop-player').first();
  const at = () => drop.evaluate((element) => Number(element.style.getPropertyValue('--at')));
  await drop.getByRole('button', { name: /^Play, / }).click();
  await drop.getByRole('button', { name: 'Pause' }).waitFor();
  await expect.poll(at).toBeGreaterThan(0);
  await drop.getByRole('button', { name: 'Pause' }).click();
  await drop.getByRole('button', { name: /^Play, / }).waitFor();
  expect(await page.locator('audio:visible').count()).toBe(0);
  expectQuiet(errors);
});

it("without a script a drop has the browser's own player, and a mail is a link", async () => {
  const { page } = await newVisit({ scripts: false });
  await page.goto('/blog/a-drop-people-keep');
  expect(await page.locator('drop-player audio[controls]:visible').count()).toBeGreaterThan(0);
  const mail = await page.getByRole('link', { name: 'Send by mail' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toMatch(/^mailto:\?subject=A voice drop people keep&body=https?:/);
});

it('nothing of an article moves as its typefaces and its parts arrive', async () => {
  const { page } = await newVisit({ width: 390 });
  await watchShifts(page);
  await page.goto('/blog/a-drop-people-keep', { waitUntil: 'networkidle' });
  await page.locator('drop-player').first().scrollIntoViewIfNeeded();
  await page.locator('drop-player .btn').first().waitFor();
  expect(movedBy(await shiftsOf(page))).toBeLessThan(0.001);
});

it('the words of a drawing have the typeface and the ink of the page, in both themes', async () => {
  for (const colorScheme of ['dark', 'light'] as const) {
    const { page, errors } = await newVisit({ colorScheme });
    await page.goto('/blog/mails-to-promoters');
    const drawing = page.getByRole('img', { name: /^Two lines\. Asking for a date/ });
    const look = (of: string) =>
      drawing.locator('text', { hasText: of }).evaluate((text) => {
        const { fontFamily, fill } = getComputedStyle(text);
        const body = getComputedStyle(document.body);
        return { isSame: fontFamily === body.fontFamily, fill, ink: body.color };
      });
    const { isSame, fill, ink } = await look('Day 10');
    expect(isSame).toBe(true);
    expect(fill).toBe(ink);
    expectQuiet(errors);
  }
});

it('on paper an article is dark on white, and alone', async () => {
  const { page } = await newVisit({ colorScheme: 'dark' });
  await page.goto('/blog/mails-to-promoters');
  await page.emulateMedia({ media: 'print' });
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
});
