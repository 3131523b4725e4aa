import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import type { Generation } from '#core/generation.ts';
import type { LogoOutput } from '#core/tools/logo-generator/tool.ts';
import { expectQuiet, hydrated, testVisits, type Visitor } from '../support/browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const newVisit = testVisits();
let visitor: Visitor;
let page: Page;
beforeEach(async () => {
  visitor = await newVisit();
  page = visitor.page;
});

const name = () => page.getByLabel('Artist name');
const seed = () => page.getByLabel('Seed', { exact: true });
const live = () => page.getByRole('region', { name: 'Live preview' });
const button = (words: string | RegExp) => page.getByRole('button', { name: words, exact: true });
const radio = (words: string) => page.getByRole('radio', { name: words, exact: true });
const reasonAt = (label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  );

async function openStudio(path = '/logo-generator'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** What stands for a drawing, byte for byte, where it would fill a page of the report. */
const print = (svg: string | undefined) =>
  createHash('sha256')
    .update(svg ?? '')
    .digest('hex');

/** The prints of the live pictures, once all of them show the brief as it stands. */
async function previews(): Promise<string[]> {
  await page.waitForFunction(() => {
    const region = document.querySelector('[aria-label="Live preview"]');
    const pictures = [...(region?.querySelectorAll('.concept-picture[data-state]') ?? [])];
    const states = pictures.map((picture) => picture.getAttribute('data-state'));
    return (
      region?.getAttribute('data-state') === 'ready' &&
      states.includes('ready') &&
      !states.includes('drawing')
    );
  });
  const addresses = await live()
    .locator('img')
    .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('src') ?? ''));
  return addresses.map((address) => print(decodeURIComponent(address.replace('data:image/svg+xml,', ''))));
}

/** Presses the button, and gives what was saved. */
async function draw(): Promise<Generation> {
  const before = page.url();
  await page.getByTestId('draw').click();
  await page.waitForURL((url) => url.href !== before && /view=gen_/.test(url.search));
  const id = new URL(page.url()).searchParams.get('view');
  return (await visitor.context.request.get(`/api/generations/${id}`)).json();
}

const specsOf = (logo: Generation) => (logo.output as LogoOutput).concepts.map(({ spec }) => spec);

/** The print of a saved drawing. */
async function saved(logo: Generation, number: number): Promise<string> {
  const file = logo.files.find((one) => one.name === `concept-${String(number).padStart(2, '0')}.svg`);
  return print(await (await visitor.context.request.get(file?.url ?? '')).text());
}

it('the first concepts are drawn while the name is typed, and saved as they were, byte for byte', async () => {
  await signUpInBrowser(visitor.context);
  await openStudio();
  await name().click();
  await name().pressSequentially('Kollektiv 909', { delay: 25 });
  await page.getByLabel('Line underneath').fill('Techno / Berlin');
  await radio('Raw').click();
  const shown = await previews();
  expect(shown.length).toBe(6);
  const logo = await draw();
  for (const [index, svg] of shown.entries()) expect(svg, `${index + 1}`).toBe(await saved(logo, index + 1));
  await expect.poll(() => live().count()).toBe(0);
  expectQuiet(visitor.errors);
});

it('what cannot be drawn is said beside its field, and the last preview stays', async () => {
  await openStudio();
  await name().fill('DJ NOVA');
  const before = await previews();
  await name().fill('DJ NOVA 😀');
  await expect.poll(() => name().getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => reasonAt('Artist name')).toContain('😀');
  await expect.poll(() => page.getByRole('alert').filter({ hasText: '😀' }).count()).toBe(1);
  await expect.poll(() => live().locator('img').count()).toBe(before.length);
  await name().fill('DJ NOVA');
  await expect.poll(() => previews()).toEqual(before);
  await expect.poll(() => name().getAttribute('aria-invalid')).toBeNull();
});

it('a name that is too long is counted and refused, and none of it is cut', async () => {
  await openStudio();
  const long = 'DJ NOVA '.repeat(8).trim();
  await name().fill(long);
  await page.getByText('63 / 60', { exact: true }).waitFor();
  await expect.poll(() => name().getAttribute('aria-invalid')).toBe('true');
  await page.getByText('A name may have at most 60 characters').first().waitFor();
  expect(await name().inputValue()).toBe(long);
  expect(await name().evaluate((input) => (input as HTMLInputElement).maxLength)).toBe(-1);
});

it('a typeface that does not load is asked for again on Retry', async () => {
  await page.route('**/fonts/logo/**', (route) => route.abort());
  await openStudio();
  await name().fill('DJ NOVA');
  await live().getByRole('alert').getByText('A typeface did not load').waitFor();
  await page.unroute('**/fonts/logo/**');
  await live().getByRole('button', { name: 'Retry' }).click();
  await expect.poll(async () => (await previews()).length).toBe(6);
});

it('own colours that cannot be read are refused beside their field, and made readable', async () => {
  await signUpInBrowser(visitor.context);
  await openStudio();
  await name().fill('DJ NOVA');
  await radio('Your own').click();
  await page.getByLabel('Ground', { exact: true }).fill('101014');
  await page.getByLabel('Main', { exact: true }).fill('#F4F6EC');
  await page.getByLabel('Accent', { exact: true }).fill('#2a2a30');
  await expect.poll(() => reasonAt('Accent')).toMatch(/3\s:\s1/);
  await expect.poll(() => page.getByLabel('Ground', { exact: true }).inputValue()).toBe('#101014');
  let sent = 0;
  page.on('request', (request) => void (request.url().endsWith('/generations') && sent++));
  await page.getByTestId('draw').click();
  await expect
    .poll(() =>
      page.getByLabel('Accent', { exact: true }).evaluate((input) => input === document.activeElement),
    )
    .toBe(true);
  expect(sent).toBe(0);

  await button('Make it readable').click();
  await expect.poll(() => page.getByLabel('Accent', { exact: true }).getAttribute('aria-invalid')).toBeNull();
  await expect.poll(() => page.getByLabel('Main', { exact: true }).inputValue()).toBe('#F4F6EC');
  const accent = await page.getByLabel('Accent', { exact: true }).inputValue();
  const [shown] = await previews();
  const logo = await draw();
  expect(shown).toBe(await saved(logo, 1));
  expect((logo.input as { colours?: object }).colours).toMatchObject({ bg: '#101014', a: accent });
});

it('a seed is shuffled, and every one that was looked at comes back', async () => {
  await openStudio();
  await name().fill('DJ NOVA');
  const first = await previews();
  await button('Shuffle').click();
  await expect.poll(() => seed().inputValue()).not.toBe('1');
  const shuffled = await seed().inputValue();
  await expect.poll(previews).not.toEqual(first);
  const second = await previews();
  await button('Shuffle').click();
  await button('Previous seed').click();
  await expect.poll(() => seed().inputValue()).toBe(shuffled);
  await expect.poll(() => previews()).toEqual(second);
  await button('Previous seed').click();
  await expect.poll(() => previews()).toEqual(first);
  await expect.poll(() => button('Previous seed').getAttribute('aria-disabled')).toBe('true');
  await seed().fill('13.5');
  await expect.poll(() => reasonAt('Seed')).toContain('whole number');
  await page.reload();
  await expect.poll(() => seed().inputValue()).toBe('1');
  await button('Next seed').click();
  await expect.poll(() => seed().inputValue()).toBe(shuffled);
});

it('more like a concept with its typeface locked are twelve in that typeface', async () => {
  await signUpInBrowser(visitor.context);
  await openStudio();
  await name().fill('DJ NOVA');
  const [, , like] = specsOf(await draw());
  await page.getByRole('radio', { name: /^3\b/ }).click();
  await button('More like this').click();
  await page.getByRole('heading', { name: /^Like 3 · / }).waitFor();
  await button(/^Typeface/).click();
  const [shown] = await previews();
  const logo = await draw();
  expect(specsOf(logo).map(({ font }) => font)).toEqual(Array(12).fill(like?.font));
  expect(shown).toBe(await saved(logo, 1));
  await button('Not like this any more').click();
  await expect.poll(() => page.getByRole('heading', { name: /^Like / }).count()).toBe(0);
});

it('a brief that was drawn goes on with a seed that was not', async () => {
  await signUpInBrowser(visitor.context);
  await openStudio();
  await name().fill('DJ NOVA');
  const first = await draw();
  await button('Draw twelve more').waitFor();
  const second = await draw();
  expect([first.input, second.input]).toMatchObject([{ seed: 1 }, { seed: 2 }]);
  await expect.poll(() => seed().inputValue()).toBe('2');
  expect(await saved(second, 1)).not.toBe(await saved(first, 1));
});

it('the whole brief is there again after a reload, and so are the choices that were unfolded', async () => {
  await openStudio();
  await name().fill('DJ NOVA');
  await radio('Dark').click();
  await page.getByText('More choices').click();
  await button('Star').click();
  await radio('Emblem').click();
  await button('Handwriting').click();
  const before = await previews();
  await page.reload();
  await hydrated(page);
  await expect.poll(() => previews()).toEqual(before);
  await expect.poll(() => radio('Dark').getAttribute('aria-checked')).toBe('true');
  await expect.poll(() => button('Star').getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => radio('Emblem').getAttribute('aria-checked')).toBe('true');
  await expect.poll(() => button('Handwriting').getAttribute('aria-pressed')).toBe('true');
});

it('on a phone the preview stands under the first fields, for visitors too', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStudio();
  await name().fill('DJ NOVA');
  await expect.poll(async () => (await previews()).length).toBe(6);
  const form = page.getByRole('form', { name: 'Brief' });
  expect(await form.getByRole('region', { name: 'Live preview' }).count()).toBe(1);
  const top = async (of: ReturnType<typeof name>) => (await of.boundingBox())?.y ?? Number.NaN;
  expect(await top(live())).toBeGreaterThan(await top(name()));
  expect(await top(live())).toBeLessThan(await top(radio('Techno, industrial')));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByTestId('draw').click();
  await page.waitForURL('**/signin?next=/logo-generator');
});
