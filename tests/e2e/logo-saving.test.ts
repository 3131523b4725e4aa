import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { LogoEdits } from '#core/tools/logo-generator/tool.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { holdToasts } from '../support/held-moments.ts';
import { drawLogo, nextPicture, readLogo, studio } from '../support/logo-in-browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const SAVE = '**/api/generations/gen_*';

const newVisit = testVisits();

async function openedLogo() {
  const visitor = await newVisit();
  const { page, context } = visitor;
  await holdToasts(page);
  await signUpInBrowser(context);
  const { id } = await drawLogo(context);
  const at = studio(page);
  await at.open(id);
  return {
    ...visitor,
    at,
    id,
    isSaved: () => expect.poll(() => at.saveState.textContent()).toBe('Saved'),
    edits: async () => ((await readLogo(context, id)).edits ?? {}) as LogoEdits,
  };
}

async function recolour(palette: string, page: Page): Promise<void> {
  await studio(page).tab('Colour');
  await page.getByRole('radio', { name: palette, exact: true }).click();
}

async function previewOf(context: BrowserContext): Promise<string> {
  const [item] = await (await context.request.get('/api/user/generated-content')).json();
  return item.preview;
}

it('what is changed is saved, whatever comes between', async () => {
  const { page, context, errors, at, isSaved, edits } = await openedLogo();
  const preview = () => previewOf(context);
  const before = await preview();

  await step('Ctrl+S saves: the library shows it', async () => {
    await recolour('Cobalt', page);
    await page.keyboard.press('Control+s');
    await isSaved();
    expect((await edits()).edited?.['concept-01']?.palette).toBe('cobalt');
    expect(await preview()).not.toBe(before);
    expect((await context.request.get(await preview())).status()).toBe(200);
    expectQuiet(errors);
  });

  await step('without a network nothing is lost, and Retry saves it', async () => {
    await at.concepts.nth(1).click();
    await recolour('Cobalt', page);
    await page.route(SAVE, (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await at.save.click();
    await expect.poll(() => at.saveState.textContent()).toContain('Check your connection');
    await page.reload();
    await expect.poll(() => at.concepts.nth(1).textContent()).toContain('Not saved');
    await at.save.click();
    await expect.poll(() => at.saveState.textContent()).toContain('Check your connection');
    await page.unroute(SAVE);
    await page.getByRole('button', { name: 'Retry' }).click();
    await isSaved();
    expect((await edits()).edited?.['concept-02']?.palette).toBe('cobalt');
    errors.length = 0;
  });

  await step(
    'what was saved is there after a reload, its cell shows it, and it can be changed back',
    async () => {
      await expect.poll(() => at.concepts.nth(0).textContent()).toContain('Edited');
      await at.concepts.nth(0).click();
      const drawing = async () =>
        (await context.request.get((await at.picture.getAttribute('src')) ?? '')).text();
      await expect.poll(drawing).toContain('#1330E6');
      for (const concept of [0, 1]) {
        await at.concepts.nth(concept).click();
        await page.getByRole('button', { name: 'Back to the drawing' }).click();
      }
      await at.save.click();
      await isSaved();
      expect((await edits()).edited).toEqual({});
      expect(await preview()).toBe(before);
      expectQuiet(errors);
    },
  );

  await step('what the server refuses stands at its field', async () => {
    const name = at.pane.getByLabel('Artist name');
    await at.tab('Text');
    await name.fill('NOVA SKY');
    const reason = 'This name has too many strokes to draw; use a shorter one';
    await page.route(SAVE, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({
            status: 422,
            json: {
              error: {
                code: 'INVALID_INPUT',
                message: 'Some fields need another look',
                requestId: 'req_1',
                fields: [{ path: 'edits.edited.concept-02.name', reason }],
              },
            },
          })
        : route.continue(),
    );
    await at.save.click();
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
    expect(await name.inputValue()).toBe('NOVA SKY');
    await name.fill('NOVA');
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe(null);
  });
});

it('a logo has versions, and may be changed in two windows', async () => {
  const { page, context, at, id, isSaved, edits } = await openedLogo();

  await step('a version is looked at and restored, and that can be undone', async () => {
    const first = await at.picture.getAttribute('src');
    await recolour('Cobalt', page);
    await at.save.click();
    await isSaved();
    const cobalt = await nextPicture(at.picture, first);
    await page.getByRole('button', { name: 'Versions' }).click();
    const versions = page.getByRole('radiogroup', { name: /^Versions/ }).getByRole('radio');
    await expect.poll(() => versions.count()).toBe(2);
    await versions.last().click();
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await expect.poll(() => at.picture.getAttribute('src')).toBe(first);
    await expect.poll(async () => (await edits()).edited ?? {}).toEqual({});
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => at.picture.getAttribute('src')).toBe(cobalt);
    await expect.poll(async () => (await edits()).edited?.['concept-01']?.palette).toBe('cobalt');
    expect((await readLogo(context, id)).version).toBe(4);
  });

  await step(
    'two windows: the second sees the newest, keeps its own change, and saves it on top',
    async () => {
      const second = await context.newPage();
      const there = studio(second);
      await there.open(id);
      await recolour('Acid', second);
      await at.concepts.nth(2).click();
      await recolour('Cobalt', page);
      await at.save.click();
      await isSaved();

      await there.save.click();
      await expect.poll(() => there.saveState.textContent()).toContain('Changed in another window');
      await expect.poll(() => there.concepts.nth(2).textContent()).toContain('Edited');
      await expect.poll(() => there.concepts.nth(0).textContent()).toContain('Not saved');
      await there.save.click();
      await expect.poll(() => there.saveState.textContent()).toBe('Saved');
      const { edited } = await edits();
      expect([edited?.['concept-01']?.palette, edited?.['concept-03']?.palette]).toEqual(['acid', 'cobalt']);
    },
  );
});
