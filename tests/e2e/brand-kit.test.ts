import { readFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits, type VisitorOptions } from '../support/browser.ts';
import { drawLogo } from '../support/logo-in-browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const newVisit = testVisits();

async function signedUp(options: VisitorOptions = {}) {
  const visitor = await newVisit(options);
  await signUpInBrowser(visitor.context);
  return visitor;
}

async function wearLogo(context: BrowserContext) {
  const logo = await drawLogo(context);
  const [concept] = (logo.output as { concepts: { id: string }[] }).concepts;
  if (!concept) throw new Error('There is no concept');
  await context.request.put('/api/brand-kit/logo', {
    data: { generationId: logo.id, conceptId: concept.id },
  });
  const { kit } = await (await context.request.get('/api/brand-kit')).json();
  return { logo, concept, kit };
}

it('without a logo it leads to making one', async () => {
  const { page, errors } = await signedUp();
  await page.goto('/brand-kit');
  const way = page.getByRole('link', { name: 'Make a logo' });
  expect(await way.getAttribute('href')).toBe('/logo-generator');
  expect(await violations(page)).toEqual([]);
  expectQuiet(errors);
});

it('with logos that none was chosen from it leads to the newest of them, beside making one', async () => {
  const { page, context, errors } = await signedUp();
  await drawLogo(context);
  const newest = await drawLogo(context, { seed: 2 });
  await page.goto('/brand-kit');
  const way = page.getByRole('link', { name: 'Choose from your logos' });
  expect(await way.getAttribute('href')).toBe(`/logo-generator?view=${newest.id}`);
  expect(await page.getByRole('link', { name: 'Make a logo' }).getAttribute('href')).toBe('/logo-generator');
  expect(await violations(page)).toEqual([]);
  expectQuiet(errors);
});

it('shows the logo in every dress, and hands each one over as SVG', async () => {
  const { page, context, errors } = await signedUp();
  const { logo, concept, kit } = await wearLogo(context);
  await page.goto('/brand-kit');
  await page.getByRole('heading', { name: 'DJ NOVA' }).waitFor();
  for (const lockup of ['Whole logo', 'Symbol', 'Wordmark'])
    await expect
      .poll(() => page.getByRole('region', { name: lockup, exact: true }).getByRole('img').count())
      .toBe(5);
  const broken = () =>
    page.locator('.kit-dress img').evaluateAll(async (images) => {
      const all = images as HTMLImageElement[];
      for (const image of all) image.loading = 'eager';
      await Promise.all(all.map((image) => image.decode().catch(() => undefined)));
      return all.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
    });
  expect(await broken()).toEqual([]);

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: /^For dark grounds.*Symbol/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('symbol-dark.svg');
  expect(readFileSync(await download.path(), 'utf8')).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);

  expect(await page.getByRole('link', { name: 'Change the logo' }).getAttribute('href')).toBe(
    `/logo-generator?view=${logo.id}&concept=${concept.id}`,
  );
  await expect
    .poll(() =>
      page
        .locator('.kit-sample')
        .first()
        .evaluate((line) => getComputedStyle(line).fontFamily),
    )
    .toBe(`"kit ${kit.typefaces.display}"`);
  expect(await page.locator('.kit-sample').first().textContent()).toBe('DJ NOVA');
  expectQuiet(errors);
});

it('a colour is copied as its hex', async () => {
  const { page, context } = await signedUp();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { kit } = await wearLogo(context);
  await page.goto('/brand-kit');
  await page.getByRole('button', { name: `Copy ${kit.colours.fg}` }).click();
  await page.getByText(`${kit.colours.fg} is copied`, { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(kit.colours.fg);
});

it('the last choice is undone, and put back', async () => {
  const { page, context, errors } = await signedUp();
  await wearLogo(context);
  await page.goto('/brand-kit');
  await page.getByRole('button', { name: 'Undo the last choice' }).click();
  await page.getByRole('link', { name: 'Make a logo' }).waitFor();
  await page.getByRole('button', { name: 'Put the logo back' }).click();
  await page.getByRole('heading', { name: 'DJ NOVA' }).waitFor();
  expectQuiet(errors);
});

it.each([
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const)('is clean for assistive technology and fits: %o', async (options) => {
  const { page, context } = await signedUp(options);
  await wearLogo(context);
  await page.goto('/brand-kit');
  await page.getByRole('heading', { name: 'Where you wear it' }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

it('says so when it does not come, and asks again', async () => {
  const { page } = await signedUp();
  await page.route('**/api/brand-kit', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/brand-kit');
  await page.getByText('Brand Kit Unavailable').waitFor();
  await page.unroute('**/api/brand-kit');
  await page.getByRole('button', { name: /try again|retry/i }).click();
  await page.getByRole('link', { name: 'Make a logo' }).waitFor();
});
