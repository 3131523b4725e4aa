import { expect, it } from 'vitest';
import { expectQuiet, testVisits, type Visitor } from '../support/browser.ts';
import { signedUp } from '../support/client.ts';
import { holdToasts } from '../support/held-moments.ts';
import { drawLogo, studio } from '../support/logo-in-browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';
import { turnTo } from '../support/turn-to.ts';

const newVisit = testVisits();

async function withLogo(): Promise<Visitor & { id: string; at: ReturnType<typeof studio> }> {
  const visitor = await newVisit();
  await holdToasts(visitor.page);
  await signUpInBrowser(visitor.context);
  const { id } = await drawLogo(visitor.context);
  return { ...visitor, id, at: studio(visitor.page) };
}

it('arrow keys and numbers move the selection through the twelve', async () => {
  const { page, errors, id, at } = await withLogo();
  const { concepts } = at;
  /** The number of the one concept that is checked; what is focused and on stage must be the same. */
  async function selected(): Promise<number> {
    const checked = await concepts.evaluateAll((all) =>
      all.flatMap((concept, index) => (concept.getAttribute('aria-checked') === 'true' ? [index + 1] : [])),
    );
    expect(checked.length).toBe(1);
    await page.getByRole('heading', { name: new RegExp(`^${checked[0]} · `) }).waitFor();
    return checked[0] ?? 0;
  }
  await page.clock.install();
  await at.open(id);
  await concepts.first().focus();
  const columns = await concepts.evaluateAll(
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
    const isFocused = () => concepts.nth(number - 1).evaluate((one) => one === document.activeElement);
    await expect.poll(isFocused, { message: key }).toBe(true);
  }
  // The second digit has to follow soon: by a clock that stands.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
  await page.keyboard.press('1');
  await page.keyboard.press('1');
  await expect.poll(() => selected(), { message: '1 1' }).toBe(11);
  expectQuiet(errors);
});

it('a logo is kept, renamed, found again and deleted', async () => {
  const { page, context, errors, id, at } = await withLogo();
  const { concepts } = at;
  await at.open(id);

  await step('keeping another concept can be undone', async () => {
    const keep = page.getByRole('button', { name: 'Keep this one' });
    await concepts.nth(2).click();
    await keep.click();
    await expect.poll(() => concepts.nth(2).textContent()).toContain('kept');
    await concepts.nth(4).click();
    await keep.click();
    await expect.poll(() => concepts.nth(4).textContent()).toContain('kept');
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => concepts.nth(2).textContent()).toContain('kept');
    await expect.poll(() => concepts.nth(4).textContent()).not.toContain('kept');
  });

  await step('a logo is renamed, here and in the library', async () => {
    const rename = page.getByRole('button', { name: 'Rename' });
    await rename.click();
    await page.getByLabel('Title').fill('Winter tour');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Winter tour' }).waitFor();
    await expect.poll(() => rename.evaluate((button) => button === document.activeElement)).toBe(true);
    await rename.click();
    await page.getByLabel('Title').fill('Not this');
    await page.keyboard.press('Escape');
    await page.goto('/dashboard');
    const link = page.getByRole('link', { name: 'Winter tour', exact: true });
    expect(await link.getAttribute('href')).toBe(`/logo-generator?view=${id}`);
    expectQuiet(errors);
  });

  await step('?view opens an existing logo, and of another account it is not in the library', async () => {
    await page.getByRole('link', { name: 'Winter tour', exact: true }).click();
    await page.waitForURL(/logo-generator\?view=gen_/);
    await concepts.nth(11).waitFor();
    await page.getByRole('heading', { name: 'Winter tour' }).waitFor();
    await expect.poll(() => concepts.nth(2).textContent()).toContain('kept');
    expectQuiet(errors);

    const other = await signedUp();
    const { body } = await other.generate<{ generation: { id: string } }>('logo-generator', { name: 'DJ X' });
    await turnTo(page, `/logo-generator?view=${body.generation.id}`);
    const isMissing = async () => {
      await page.getByText('There is no such logo here').waitFor();
      expect(await concepts.count()).toBe(0);
      expect(await page.getByText('DJ X').count()).toBe(0);
    };
    await isMissing();
    await page.getByRole('button', { name: 'Start a new one' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await expect.poll(() => page.getByText('There is no such logo here').count()).toBe(0);
    // As if one went back to a logo that is gone.
    await turnTo(page, '/logo-generator?view=gen_nothing');
    await isMissing();
    errors.length = 0;
  });

  await step('a logo is deleted only after a confirmation', async () => {
    await page.getByRole('region', { name: 'Your logos' }).getByRole('link', { name: 'Winter tour' }).click();
    await concepts.nth(11).waitFor();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    const remove = page.getByRole('button', { name: 'Delete', exact: true });
    await remove.click();
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect.poll(() => dialog.count()).toBe(0);
    expect((await context.request.get(`/api/generations/${id}`)).status()).toBe(200);

    await remove.click();
    await dialog.getByRole('button', { name: 'Delete logo' }).click();
    await page.getByText('Winter tour is deleted').first().waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await expect.poll(() => concepts.count()).toBe(0);
    expect((await context.request.get(`/api/generations/${id}`)).status()).toBe(404);
    expectQuiet(errors);
  });
});
