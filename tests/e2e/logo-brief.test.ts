import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Generation } from '#core/generation.ts';
import type { LogoOutput } from '#core/tools/logo-generator/tool.ts';
import { expectQuiet, hydrated, testVisits } from '../support/browser.ts';
import { newEmail, PASSWORD } from '../support/client.ts';
import { briefOf, print } from '../support/logo-brief-page.ts';
import { readLogo } from '../support/logo-in-browser.ts';
import { makePro, productDatabase } from '../support/product-database.ts';
import { sideways } from '../support/sideways.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

async function openStudio(page: Page): Promise<void> {
  await page.goto('/logo-generator');
  await hydrated(page);
}

const specsOf = (logo: Generation) => (logo.output as LogoOutput).concepts.map(({ spec }) => spec);

/** The print of a saved drawing. */
async function saved(context: BrowserContext, logo: Generation, number: number): Promise<string> {
  const file = logo.files.find((one) => one.name === `concept-${String(number).padStart(2, '0')}.svg`);
  return print(await (await context.request.get(file?.url ?? '')).text());
}

it('a brief is drawn, and drawn again with something else', async () => {
  const { page, context, errors } = await newVisit();
  // On the free plan four runs would take more than one day.
  await makePro(productDatabase(), await signUpInBrowser(context));
  await openStudio(page);
  const { name, line, seed, press, live, field, button, radio, reasonAt, previews } = briefOf(page);
  /** Presses the button, and gives what was saved. */
  async function draw(): Promise<Generation> {
    const before = page.url();
    await press.click();
    await page.waitForURL((url) => url.href !== before && /view=gen_/.test(url.search));
    return readLogo(context, new URL(page.url()).searchParams.get('view') ?? '');
  }

  const first = await step(
    'the first concepts are drawn while the name is typed, and saved as they were, byte for byte',
    async () => {
      await name.click();
      await name.pressSequentially('Kollektiv 909', { delay: 25 });
      await line.fill('Techno / Berlin');
      await radio('Raw').click();
      const shown = await previews();
      expect(shown.length).toBe(6);
      const logo = await draw();
      for (const [index, svg] of shown.entries())
        expect(svg, `${index + 1}`).toBe(await saved(context, logo, index + 1));
      await expect.poll(() => live.count()).toBe(0);
      expectQuiet(errors);
      return logo;
    },
  );

  const second = await step('a brief that was drawn goes on with a seed that was not', async () => {
    await button('Draw twelve more').waitFor();
    const logo = await draw();
    expect([first.input, logo.input]).toMatchObject([{ seed: 1 }, { seed: 2 }]);
    await expect.poll(() => seed.inputValue()).toBe('2');
    expect(await saved(context, logo, 1)).not.toBe(await saved(context, first, 1));
    return logo;
  });

  await step('more like a concept with its typeface locked are twelve in that typeface', async () => {
    const [, , like] = specsOf(second);
    await page.getByRole('radio', { name: /^3\b/ }).click();
    await button('More like this').click();
    await page.getByRole('heading', { name: /^Like 3 · / }).waitFor();
    await button(/^Typeface/).click();
    const [shown] = await previews();
    const logo = await draw();
    expect(specsOf(logo).map(({ font }) => font)).toEqual(Array(12).fill(like?.font));
    expect(shown).toBe(await saved(context, logo, 1));
    await button('Not like this any more').click();
    await expect.poll(() => page.getByRole('heading', { name: /^Like / }).count()).toBe(0);
  });

  await step(
    'own colours that cannot be read are refused beside their field, and made readable',
    async () => {
      await radio('Your own').click();
      await field('Ground').fill('101014');
      await field('Main').fill('#F4F6EC');
      await field('Accent').fill('#2a2a30');
      await expect.poll(() => reasonAt('Accent')).toMatch(/3\s:\s1/);
      await expect.poll(() => field('Ground').inputValue()).toBe('#101014');
      let sent = 0;
      page.on('request', (request) => void (request.url().endsWith('/generations') && sent++));
      await press.click();
      await expect
        .poll(() => field('Accent').evaluate((input) => input === document.activeElement))
        .toBe(true);
      expect(sent).toBe(0);

      await button('Make it readable').click();
      await expect.poll(() => field('Accent').getAttribute('aria-invalid')).toBeNull();
      await expect.poll(() => field('Main').inputValue()).toBe('#F4F6EC');
      const accent = await field('Accent').inputValue();
      const [shown] = await previews();
      const logo = await draw();
      expect(shown).toBe(await saved(context, logo, 1));
      expect((logo.input as { colours?: object }).colours).toMatchObject({ bg: '#101014', a: accent });
    },
  );
});

it("a visitor's brief is drawn live, and is not lost", async () => {
  const { page } = await newVisit();
  await openStudio(page);
  const { name, line, seed, press, live, button, radio, reasonAt, previews } = briefOf(page);

  await step('a typeface that does not load is asked for again on Retry', async () => {
    await page.route('**/fonts/logo/**', (route) => route.abort());
    await name.fill('DJ NOVA');
    await live.getByRole('alert').getByText('A typeface did not load').waitFor();
    await page.unroute('**/fonts/logo/**');
    await live.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(async () => (await previews()).length).toBe(6);
  });

  await step('what cannot be drawn is said beside its field, and the last preview stays', async () => {
    const before = await previews();
    await name.fill('DJ NOVA 😀');
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => reasonAt('Artist name')).toContain('😀');
    await expect.poll(() => page.getByRole('alert').filter({ hasText: '😀' }).count()).toBe(1);
    await expect.poll(() => live.locator('img').count()).toBe(before.length);
    await name.fill('DJ NOVA');
    await expect.poll(() => previews()).toEqual(before);
    await expect.poll(() => name.getAttribute('aria-invalid')).toBeNull();
  });

  await step('a name that is too long is counted and refused, and none of it is cut', async () => {
    const long = 'DJ NOVA '.repeat(8).trim();
    await name.fill(long);
    await page.getByText('63 / 60', { exact: true }).waitFor();
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
    await page.getByText('A name may have at most 60 characters').first().waitFor();
    expect(await name.inputValue()).toBe(long);
    expect(await name.evaluate((input) => (input as HTMLInputElement).maxLength)).toBe(-1);
    await name.fill('DJ NOVA');
    await expect.poll(() => name.getAttribute('aria-invalid')).toBeNull();
  });

  const shuffled = await step('a seed is shuffled, and every one that was looked at comes back', async () => {
    const first = await previews();
    await button('Shuffle').click();
    await expect.poll(() => seed.inputValue()).not.toBe('1');
    const shuffled = await seed.inputValue();
    await expect.poll(previews).not.toEqual(first);
    const second = await previews();
    await button('Shuffle').click();
    await expect.poll(() => seed.inputValue()).not.toBe(shuffled);
    await button('Previous seed').click();
    await expect.poll(() => seed.inputValue()).toBe(shuffled);
    await expect.poll(() => previews()).toEqual(second);
    await button('Previous seed').click();
    await expect.poll(() => previews()).toEqual(first);
    await expect.poll(() => button('Previous seed').getAttribute('aria-disabled')).toBe('true');
    await seed.fill('13.5');
    await expect.poll(() => reasonAt('Seed')).toContain('whole number');
    return shuffled;
  });

  await step(
    'the whole brief is there again after a reload, and so are the choices that were unfolded',
    async () => {
      await line.fill('Techno / Berlin');
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
    },
  );

  await step('every seed that was looked at comes back after a reload', async () => {
    await expect.poll(() => seed.inputValue()).toBe('1');
    await button('Next seed').click();
    await expect.poll(() => seed.inputValue()).toBe(shuffled);
  });

  await step('on a phone the preview stands under the first fields, for visitors too', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => (await previews()).length).toBe(6);
    const form = page.getByRole('form', { name: 'Brief' });
    expect(await form.getByRole('region', { name: 'Live preview' }).count()).toBe(1);
    const top = async (of: typeof name) => (await of.boundingBox())?.y ?? Number.NaN;
    expect(await top(live)).toBeGreaterThan(await top(name));
    expect(await top(live)).toBeLessThan(await top(radio('Techno, industrial')));
    expect(await sideways(page)).toBe(0);
  });

  await step(
    "a visitor's press leads to /signin, and the brief is there again after signing in",
    async () => {
      await press.click();
      await page.waitForURL('**/signin?next=/logo-generator');
      await hydrated(page);
      await page.getByRole('tab', { name: 'Create account' }).click();
      await page.getByLabel('First name').fill('Mara');
      await page.getByLabel('E-mail').fill(newEmail());
      await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.waitForURL((url) => url.pathname === '/logo-generator');
      await expect.poll(() => name.inputValue()).toBe('DJ NOVA');
      await expect.poll(() => line.inputValue()).toBe('Techno / Berlin');
    },
  );
});
