import { expect, it } from 'vitest';
import type { LogoEdits } from '#core/tools/logo-generator/tool.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { holdToasts } from '../support/held-moments.ts';
import { drawLogo, readLogo, studio } from '../support/logo-in-browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

it('one of the twelve is chosen', async () => {
  const { page, context, errors } = await newVisit();
  await holdToasts(page);
  await signUpInBrowser(context);
  const { id } = await drawLogo(context);
  const at = studio(page);
  await at.open(id);
  const saved = async () => ((await readLogo(context, id)).edits ?? {}) as LogoEdits;

  await step('C sets a concept beside the one before; the one that is taken comes on stage', async () => {
    await at.concepts.nth(3).click();
    await at.concepts.nth(6).click();
    await page.keyboard.press('c');
    const first = page.getByRole('region', { name: 'First concept' });
    const second = page.getByRole('region', { name: 'Second concept' });
    await expect.poll(() => first.getByRole('combobox').textContent()).toMatch(/^4 · /);
    await expect.poll(() => second.getByRole('combobox').textContent()).toMatch(/^7 · /);
    for (const side of [first, second]) {
      await side.getByRole('img').waitFor();
      await expect.poll(() => side.textContent()).toMatch(/\d+ px tall/);
    }
    const sizes = await Promise.all([first, second].map((side) => side.getByRole('img').boundingBox()));
    expect(sizes[0]?.width).toBe(sizes[1]?.width);
    expect(sizes[0]?.height).toBe(sizes[1]?.height);
    const own = await first.getByRole('img').getAttribute('src');
    await page.getByRole('tab', { name: 'Light' }).click();
    await expect.poll(() => first.getByRole('img').getAttribute('src')).not.toBe(own);
    await first.getByRole('button', { name: 'Take this one' }).click();
    await page.getByRole('heading', { name: /^4 · / }).waitFor();
  });

  await step(
    'a concept becomes my logo with what was not saved, the account wears it, and Undo takes it off',
    async () => {
      const kit = async () => (await (await context.request.get('/api/brand-kit')).json()).kit;
      const profilePicture = async () =>
        (await (await context.request.get('/api/auth/user')).json()).profileImageUrl;
      const before = await profilePicture();
      await at.concepts.nth(0).click();
      await at.tab('Colour');
      await page.getByRole('radio', { name: 'Cobalt', exact: true }).click();
      await page.getByRole('button', { name: 'Use as my logo' }).click();
      await page.getByRole('button', { name: 'Your logo' }).waitFor();
      expect((await saved()).edited?.['concept-01']?.palette).toBe('cobalt');
      expect((await kit()).logo).toMatchObject({ generationId: id, conceptId: 'concept-01' });
      expect((await kit()).colours.bg).toBe('#1330E6');
      const worn = await profilePicture();
      expect(worn).not.toBe(before);
      await expect.poll(() => page.locator(`img[src="${worn}"]`).count()).toBeGreaterThan(0);

      await page.getByRole('radio', { name: 'Acid', exact: true }).click();
      await page.getByRole('button', { name: 'Update my logo' }).waitFor();
      await at.undo.click();
      await page.getByRole('button', { name: 'Your logo' }).waitFor();
      await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('button', { name: 'Use as my logo' }).waitFor();
      expect(await kit()).toBeNull();
      await expect.poll(profilePicture).toBe(before);
    },
  );

  await step('stars are pressed with F or by hand, kept in the library, and filter the twelve', async () => {
    const star = (number: number) => page.getByRole('button', { name: `Favourite, ${number}`, exact: true });
    await at.concepts.nth(1).click();
    await page.keyboard.press('f');
    await star(4).click();
    await expect.poll(async () => (await saved()).favourites).toEqual(['concept-02', 'concept-04']);
    await page.reload();
    await page.getByRole('button', { name: /^Favourites/ }).click();
    await expect.poll(() => at.concepts.count()).toBe(2);
    await expect.poll(() => star(4).getAttribute('aria-pressed')).toBe('true');
    for (const number of [2, 4]) await star(number).click();
    await page.getByRole('button', { name: 'Show all twelve' }).click();
    await expect.poll(() => at.concepts.count()).toBe(12);
    await expect.poll(async () => (await saved()).favourites).toEqual([]);
    expectQuiet(errors);
  });
});
