import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { expectQuiet, testVisits, type Visitor } from '../support/browser.ts';
import { signedUp } from '../support/client.ts';
import { holdToasts } from '../support/held-moments.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const newVisit = testVisits();
let visitor: Visitor;
let page: Page;
let id: string;
beforeEach(async () => {
  visitor = await newVisit();
  page = visitor.page;
  await holdToasts(page);
  await signUpInBrowser(visitor.context);
  const reply = await visitor.context.request.post('/api/tools/logo-generator/generations', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { name: 'DJ NOVA' },
  });
  id = (await reply.json()).generation.id;
});

const concepts = () => page.getByRole('radiogroup', { name: 'Twelve concepts' }).getByRole('radio');
const keepButton = () => page.getByRole('button', { name: 'Keep this one' });

async function openLogo(): Promise<void> {
  await page.goto(`/logo-generator?view=${id}`);
  await concepts().nth(11).waitFor();
  await page.locator('.stage[data-state]').waitFor();
}

/** The number of the one concept that is checked; what is focused and on stage must be the same. */
async function selected(): Promise<number> {
  const checked = await concepts().evaluateAll((all) =>
    all.flatMap((concept, index) => (concept.getAttribute('aria-checked') === 'true' ? [index + 1] : [])),
  );
  expect(checked.length).toBe(1);
  await page.getByRole('heading', { name: new RegExp(`^${checked[0]} · `) }).waitFor();
  return checked[0] ?? 0;
}

it('arrow keys and numbers move the selection through the twelve', async () => {
  await page.clock.install();
  await openLogo();
  await concepts().first().focus();
  const columns = await concepts().evaluateAll(
    (all) =>
      all.filter((one) => one.getBoundingClientRect().top === all[0]?.getBoundingClientRect().top).length,
  );
  for (const [key, number] of [
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['ArrowLeft', 12],
    ['Home', 1],
    ['ArrowDown', 1 + columns],
    ['ArrowUp', 1],
    ['End', 12],
    ['7', 7],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => selected(), { message: key }).toBe(number);
    const isFocused = () =>
      concepts()
        .nth(number - 1)
        .evaluate((one) => one === document.activeElement);
    await expect.poll(isFocused, { message: key }).toBe(true);
  }
  // The second digit has to follow soon: by a clock that stands.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
  await page.keyboard.press('1');
  await page.keyboard.press('1');
  await expect.poll(() => selected(), { message: '1 1' }).toBe(11);
  expectQuiet(visitor.errors);
});

it('?view opens an existing logo, and of another account it is not in the library', async () => {
  await openLogo();
  const other = await signedUp();
  const { body } = await other.generate<{ generation: { id: string } }>('logo-generator', { name: 'DJ X' });
  for (const strange of [body.generation.id, 'gen_nothing']) {
    await page.goto(`/logo-generator?view=${strange}`);
    await page.getByText('There is no such logo here').waitFor();
    expect(await concepts().count()).toBe(0);
    expect(await page.getByText('DJ X').count()).toBe(0);
  }
  await page.getByRole('button', { name: 'Start a new one' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

it('a logo is renamed, here and in the library', async () => {
  await openLogo();
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('Title').fill('Winter tour');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Winter tour' }).waitFor();
  const rename = page.getByRole('button', { name: 'Rename' });
  await expect.poll(() => rename.evaluate((button) => button === document.activeElement)).toBe(true);
  await rename.click();
  await page.getByLabel('Title').fill('Not this');
  await page.keyboard.press('Escape');
  await page.goto('/dashboard');
  const link = page.getByRole('link', { name: 'Winter tour', exact: true });
  expect(await link.getAttribute('href')).toBe(`/logo-generator?view=${id}`);
  expectQuiet(visitor.errors);
});

it('a logo is deleted only after a confirmation', async () => {
  await openLogo();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect.poll(() => dialog.count()).toBe(0);
  expect((await visitor.context.request.get(`/api/generations/${id}`)).status()).toBe(200);

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await dialog.getByRole('button', { name: 'Delete logo' }).click();
  await page.getByText('DJ NOVA is deleted').first().waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await expect.poll(() => concepts().count()).toBe(0);
  expect((await visitor.context.request.get(`/api/generations/${id}`)).status()).toBe(404);
  expectQuiet(visitor.errors);
});

it('keeping another concept can be undone', async () => {
  await openLogo();
  await concepts().nth(2).click();
  await keepButton().click();
  await expect.poll(() => concepts().nth(2).textContent()).toContain('kept');
  await concepts().nth(4).click();
  await keepButton().click();
  await expect.poll(() => concepts().nth(4).textContent()).toContain('kept');
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => concepts().nth(2).textContent()).toContain('kept');
  await expect.poll(() => concepts().nth(4).textContent()).not.toContain('kept');
  await openLogo();
  await expect.poll(() => concepts().nth(2).textContent()).toContain('kept');
  expectQuiet(visitor.errors);
});
