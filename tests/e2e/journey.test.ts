import { readFile } from 'node:fs/promises';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { XMLValidator } from 'fast-xml-parser';
import type { Download } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { expectQuiet, hydrated, testVisits } from '../support/browser.ts';
import { newEmail, PASSWORD } from '../support/client.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();
beforeAll(() => initWasm(readFile('node_modules/@resvg/resvg-wasm/index_bg.wasm')));

const bytesOf = async (download: Download) => readFile((await download.path()) ?? '');

it('a stranger signs up, types a name, keeps a logo, downloads it, and finds it again after signing out and in', async () => {
  const { page, context, errors } = await newVisit();
  const email = newEmail();

  await page.goto('/');
  await step('shows a visitor the landing page', async () => {
    await page.getByRole('heading', { level: 1, name: /crew\s+behind the DJ/i }).waitFor();
    const start = page.getByRole('main').getByRole('link', { name: 'Ready to Elevate Your DJ Brand?' });
    expect(await start.getAttribute('href')).toBe('/signin?new');
    expect(await page.getByText('Access Your Toolkit').isVisible()).toBe(false);
  });
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await page.waitForURL('**/signin*');
  await hydrated(page);
  await page.getByRole('tab', { name: 'Create account' }).click();
  await page.getByLabel('First name').fill('Mara');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { level: 1, name: /Good (morning|afternoon|evening), Mara/ }).waitFor();
  await page.getByRole('button', { name: 'Skip Tour' }).click();

  await page
    .getByRole('link', { name: /Logo Creator/ })
    .first()
    .click();
  await page.waitForURL('**/logo-generator');
  await hydrated(page);
  await expect
    .poll(() => page.getByTestId('engine').textContent())
    .toBe('2 credits for twelve · Built-in vector designer · Your brief stays on this server');
  await page.getByLabel('Artist name').fill('DJ Żółw');
  await page.getByLabel('Artist name').press('Enter');
  const concepts = page.getByRole('radiogroup', { name: 'Twelve concepts' }).getByRole('radio');
  await expect.poll(() => concepts.count()).toBe(12);
  await page.waitForURL(/view=gen_/);
  await expect.poll(() => page.getByTestId('credits').first().textContent()).toContain('18');

  await concepts.nth(3).click();
  await page.getByRole('button', { name: 'Keep this one' }).click();
  await expect.poll(() => concepts.nth(3).textContent()).toContain('kept');

  const [svg] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name: 'SVG', exact: true })
      .or(page.getByRole('button', { name: 'SVG', exact: true }))
      .click(),
  ]);
  const drawing = (await bytesOf(svg)).toString('utf8');
  expect(svg.suggestedFilename()).toMatch(/^dj-.*\.svg$/);
  expect(XMLValidator.validate(drawing)).toBe(true);
  expect(drawing).not.toMatch(/<(text|script|style|foreignObject|image|use)\b|href=/);
  const rendered = new Resvg(drawing, { fitTo: { mode: 'width', value: 400 } }).render();
  expect(new Set(rendered.pixels).size).toBeGreaterThan(1);

  const [png] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PNG', exact: true }).click(),
  ]);
  const picture = await sharp(await bytesOf(png)).metadata();
  // Cut to the logo and its clear space: 2048 pixels on the long side.
  expect([picture.format, Math.max(picture.width, picture.height)]).toEqual(['png', 2048]);

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.waitForURL((url) => url.pathname === '/' || url.pathname === '/landing');
  expect((await context.cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);

  await page.goto('/signin');
  await hydrated(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.locator('.library').getByRole('link', { name: 'DJ Żółw' }).click();
  await page.waitForURL(/logo-generator\?view=gen_/);
  await expect.poll(() => concepts.count()).toBe(12);
  await expect.poll(() => concepts.nth(3).textContent()).toContain('kept');

  expectQuiet(errors);
});
