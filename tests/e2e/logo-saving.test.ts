import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import type { LogoEdits } from '#core/tools/logo-generator/tool.ts';
import { expectQuiet, testVisits, type Visitor } from '../support/browser.ts';
import { holdToasts } from '../support/held-moments.ts';
import { drawLogo, nextPicture, readLogo, studio } from '../support/logo-in-browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const SAVE = '**/api/generations/gen_*';

const newVisit = testVisits();
let visitor: Visitor;
let page: Page;
let at: ReturnType<typeof studio>;
let id: string;
beforeEach(async () => {
  visitor = await newVisit();
  page = visitor.page;
  at = studio(page);
  await holdToasts(page);
  await signUpInBrowser(visitor.context);
  id = (await drawLogo(visitor.context)).id;
  await at.open(id);
});

const isSaved = () => expect.poll(() => at.saveState.textContent()).toBe('Saved');
const edits = async () => ((await readLogo(visitor.context, id)).edits ?? {}) as LogoEdits;

async function recolour(palette: string, on: Page = page): Promise<void> {
  await studio(on).tab('Colour');
  await on.getByRole('radio', { name: palette, exact: true }).click();
}

const preview = async (): Promise<string> => {
  const [item] = await (await visitor.context.request.get('/api/user/generated-content')).json();
  return item.preview;
};

it('Ctrl+S saves: the library, a reload and the cell show it, and it can be changed back', async () => {
  const before = await preview();
  await recolour('Cobalt');
  await page.keyboard.press('Control+s');
  await isSaved();
  expect((await edits()).edited?.['concept-01']?.palette).toBe('cobalt');
  expect(await preview()).not.toBe(before);
  expect((await visitor.context.request.get(await preview())).status()).toBe(200);

  await page.reload();
  await expect.poll(() => at.concepts.nth(0).textContent()).toContain('Edited');
  const drawing = async () =>
    (await visitor.context.request.get((await at.picture.getAttribute('src')) ?? '')).text();
  await expect.poll(drawing).toContain('#1330E6');
  await page.getByRole('button', { name: 'Back to the drawing' }).click();
  await at.save.click();
  await isSaved();
  expect((await edits()).edited).toEqual({});
  expect(await preview()).toBe(before);
  expectQuiet(visitor.errors);
});

it('without a network nothing is lost, and Retry saves it', async () => {
  await recolour('Cobalt');
  await page.route(SAVE, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await at.save.click();
  await expect.poll(() => at.saveState.textContent()).toContain('Check your connection');
  await page.reload();
  await expect.poll(() => at.concepts.nth(0).textContent()).toContain('Not saved');
  await at.save.click();
  await expect.poll(() => at.saveState.textContent()).toContain('Check your connection');
  await page.unroute(SAVE);
  await page.getByRole('button', { name: 'Retry' }).click();
  await isSaved();
  expect((await edits()).edited?.['concept-01']?.palette).toBe('cobalt');
});

it('two windows: the second sees the newest, keeps its own change, and saves it on top', async () => {
  const second = await visitor.context.newPage();
  await studio(second).open(id);
  await recolour('Cobalt', second);
  await at.concepts.nth(2).click();
  await recolour('Acid');
  await at.save.click();
  await isSaved();

  const there = studio(second);
  await there.save.click();
  await expect.poll(() => there.saveState.textContent()).toContain('Changed in another window');
  await expect.poll(() => there.concepts.nth(2).textContent()).toContain('Edited');
  await expect.poll(() => there.concepts.nth(0).textContent()).toContain('Not saved');
  await there.save.click();
  await expect.poll(() => there.saveState.textContent()).toBe('Saved');
  const { edited } = await edits();
  expect([edited?.['concept-01']?.palette, edited?.['concept-03']?.palette]).toEqual(['cobalt', 'acid']);
});

it('what the server refuses stands at its field', async () => {
  await at.tab('Text');
  await at.pane.getByLabel('Artist name').fill('NOVA SKY');
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
              fields: [{ path: 'edits.edited.concept-01.name', reason }],
            },
          },
        })
      : route.continue(),
  );
  await at.save.click();
  const name = at.pane.getByLabel('Artist name');
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
  expect(await name.inputValue()).toBe('NOVA SKY');
  await name.fill('NOVA');
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe(null);
});

it('a version is looked at and restored, and that can be undone', async () => {
  const first = await at.picture.getAttribute('src');
  await recolour('Cobalt');
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
  expect((await readLogo(visitor.context, id)).version).toBe(4);
});
