import { readFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { drawLogo } from '../support/logo-in-browser.ts';
import { sideways } from '../support/sideways.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

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

it('a brand kit without a logo', async () => {
  const { page, context, errors } = await newVisit();
  await signUpInBrowser(context);
  const make = page.getByRole('link', { name: 'Make a logo' });

  await step('says so when it does not come, and asks again', async () => {
    await page.route('**/api/brand-kit', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/brand-kit');
    await page.getByText('Brand Kit Unavailable').waitFor();
    await page.unroute('**/api/brand-kit');
    await page.getByRole('button', { name: /try again|retry/i }).click();
    await make.waitFor();
    // The browser logs the 404 by itself.
    errors.length = 0;
  });

  await step('without a logo it leads to making one', async () => {
    expect(await make.getAttribute('href')).toBe('/logo-generator');
    expect(await page.getByRole('link', { name: 'Choose from your logos' }).count()).toBe(0);
    expectQuiet(errors);
  });

  await step(
    'with logos that none was chosen from it leads to the newest of them, beside making one',
    async () => {
      await drawLogo(context);
      const newest = await drawLogo(context, { seed: 2 });
      await page.reload();
      const way = page.getByRole('link', { name: 'Choose from your logos' });
      expect(await way.getAttribute('href')).toBe(`/logo-generator?view=${newest.id}`);
      expect(await make.getAttribute('href')).toBe('/logo-generator');
      expect(await violations(page)).toEqual([]);
      expectQuiet(errors);
    },
  );
});

it('a brand kit with a logo', async () => {
  const { page, context, errors } = await newVisit();
  await signUpInBrowser(context);
  const { logo, concept, kit } = await wearLogo(context);
  await page.goto('/brand-kit');

  await step('shows the logo in every dress, and hands each one over as SVG', async () => {
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
  });

  await step('shows its typefaces', async () => {
    const sample = page.locator('.kit-sample').first();
    await expect
      .poll(() => sample.evaluate((line) => getComputedStyle(line).fontFamily))
      .toBe(`"kit ${kit.typefaces.display}"`);
    expect(await sample.textContent()).toBe('DJ NOVA');
  });

  await step('a colour is copied as its hex', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: `Copy ${kit.colours.fg}` }).click();
    await page.getByText(`${kit.colours.fg} is copied`, { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(kit.colours.fg);
  });

  await step('is clean for assistive technology and fits', async () => {
    await page.getByRole('heading', { name: 'Where you wear it' }).waitFor();
    for (const { width, colorScheme } of [
      { width: 1440, colorScheme: 'light' },
      { width: 390, colorScheme: 'dark' },
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const where = `at ${width} px, ${colorScheme}`;
      expect(await violations(page), where).toEqual([]);
      expect(await sideways(page), where).toBe(0);
    }
  });

  await step('the last choice is undone, and put back', async () => {
    await page.getByRole('button', { name: 'Undo the last choice' }).click();
    await page.getByRole('link', { name: 'Make a logo' }).waitFor();
    await page.getByRole('button', { name: 'Put the logo back' }).click();
    await page.getByRole('heading', { name: 'DJ NOVA' }).waitFor();
    expectQuiet(errors);
  });
});
