import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, hydrated, testVisits, type VisitorOptions } from '../support/browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const newVisit = testVisits();

async function atProfile(options: VisitorOptions = {}) {
  const visitor = await newVisit(options);
  await signUpInBrowser(visitor.context);
  await visitor.page.goto('/profile');
  await visitor.page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  await hydrated(visitor.page);
  return visitor;
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Find a tool, logo, page' });
const options = (page: Page) => page.locator('.palette').getByRole('option');
const active = (page: Page) => page.locator('.palette [aria-selected="true"] .pal-label').textContent();

describe('the command palette', () => {
  it.each(['Control+k', 'Meta+k', '/'])('opens with %s, and Escape gives the focus back', async (keys) => {
    const { page, errors } = await atProfile();
    const opener = page.getByRole('button', { name: 'Find a tool, logo, page' });
    await opener.focus();
    await page.keyboard.press(keys);
    await field(page).waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('');
    await expect.poll(() => field(page).evaluate((node) => node === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await field(page).waitFor({ state: 'hidden' });
    await expect.poll(() => opener.evaluate((node) => node === document.activeElement)).toBe(true);
    expectQuiet(errors);
  });

  it('opens over the library and the tools, which stand on a public page', async () => {
    const { page, errors } = await atProfile();
    await page.goto('/tools');
    await page.getByRole('heading', { level: 1, name: 'Your library' }).waitFor();
    await page.keyboard.press('Control+k');
    await field(page).fill('journey');
    await expect.poll(() => active(page)).toBe('Journey');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/journey');
    expectQuiet(errors);
  });

  it('leaves / to whoever types it into a field, and Ctrl+K opens it from there', async () => {
    const { page } = await atProfile();
    const input = page.locator('main input:visible').first();
    await input.focus();
    await page.keyboard.press('/');
    expect(await input.inputValue()).toContain('/');
    expect(await field(page).count()).toBe(0);
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    await page.keyboard.press('Control+k');
    await field(page).waitFor({ state: 'hidden' });
  });

  it('finds a tool by scattered letters, marks them, and Enter goes there', async () => {
    const { page, errors } = await atProfile();
    await page.keyboard.press('/');
    await field(page).fill('lgcr');
    await expect.poll(() => active(page)).toBe('Logo Creator');
    expect(await page.locator('.palette [aria-selected="true"] mark').allTextContents()).toEqual([
      ...['L', 'g', 'Cr'],
    ]);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/logo-generator');
    expectQuiet(errors);
  });

  it('is moved by arrows, Home and End; the field names the active option', async () => {
    const { page } = await atProfile();
    await page.keyboard.press('/');
    await options(page).first().waitFor();
    await page.locator('.palette').getByRole('group', { name: 'Help' }).waitFor();
    const at = async () =>
      Number((await field(page).getAttribute('aria-activedescendant'))?.split('-').at(-1));
    for (const [key, place] of [
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', 'last'],
      ['Home', 0],
      ['End', 'last'],
    ] as const) {
      await page.keyboard.press(key);
      const isThere = async () =>
        (await at()) === (place === 'last' ? (await options(page).count()) - 1 : place);
      await expect.poll(isThere, { message: key }).toBe(true);
    }
  });

  it('remembers what was chosen', async () => {
    const { page } = await atProfile();
    await page.keyboard.press('/');
    await field(page).fill('journey');
    await expect.poll(() => active(page)).toBe('Journey');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/journey');
    await page.getByText('1 of 7 milestones').waitFor();
    await page.keyboard.press('/');
    const recent = page.locator('.palette').getByRole('group', { name: 'Recent' });
    await expect.poll(() => recent.getByRole('option').allInnerTexts()).toEqual(['Journey']);
  });

  it('opens a new tab with Ctrl+Enter', async () => {
    const { page, context } = await atProfile();
    await page.keyboard.press('/');
    await field(page).fill('journey');
    await expect.poll(() => active(page)).toBe('Journey');
    const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
    await tab.waitForURL('**/journey');
    expect(new URL(page.url()).pathname).toBe('/profile');
  });

  it('finds a help page, and says so where nothing is found', async () => {
    const { page } = await atProfile();
    await page.keyboard.press('/');
    await field(page).fill('ledger');
    await expect.poll(() => active(page)).toBe('Credits and the ledger');
    await field(page).fill('qqqq');
    await expect
      .poll(() => page.locator('.palette [role="status"]').textContent())
      .toBe('Nothing is called “qqqq”.');
    await expect.poll(() => options(page).allInnerTexts()).toEqual(['Ask Cue', 'User Guide']);
  });

  it('finds what the account made', async () => {
    const { page, context } = await newVisit();
    await signUpInBrowser(context);
    const made = await context.request.post('/api/tools/logo-generator/generations', {
      data: { name: 'DJ ZEPHYR' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(made.status()).toBe(201);
    await page.goto('/journey');
    await page.getByText('2 of 7 milestones').waitFor();
    await page.keyboard.press('/');
    await field(page).fill('zephyr');
    const hit = page.locator('.palette').getByRole('group', { name: 'Library' }).getByRole('option');
    await expect.poll(() => hit.getAttribute('href')).toMatch(/^\/logo-generator\?view=gen_/);
    await expect.poll(() => hit.innerText()).toContain('Logo, Today');
  });

  it('of logo and Enter makes a logo and signs nobody out', async () => {
    const { page, context } = await atProfile();
    await page.keyboard.press('/');
    await field(page).fill('logo');
    await expect.poll(() => active(page)).toBe('Logo Creator');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/logo-generator');
    expect((await context.request.get('/api/auth/user')).status()).toBe(200);
  });

  it('switches the theme, opens the tour from elsewhere, and signs out', async () => {
    const { page, context } = await atProfile();
    const run = async (words: string, label: string) => {
      await page.keyboard.press('Control+k');
      await field(page).fill(words);
      await expect.poll(() => active(page)).toBe(label);
      await page.keyboard.press('Enter');
    };
    await run('switch', 'Switch to light');
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('light');
    await run('take the tour', 'Take the tour');
    await page.waitForURL('**/dashboard**');
    await page.getByRole('dialog', { name: 'Welcome' }).waitFor();
    await page.keyboard.press('Escape');
    await run('logout', 'Logout');
    await page.waitForURL('**/landing');
    expect((await context.request.get('/api/auth/user')).status()).toBe(401);
  });
});

it('on a phone it is a sheet over the whole screen, with targets of 44 px', async () => {
  const { page } = await atProfile({ width: 390, height: 800, reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Find a tool, logo, page' }).click();
  await page.locator('.palette').getByRole('group', { name: 'Help' }).waitFor();
  await expect
    .poll(() => page.locator('.palette').boundingBox())
    .toMatchObject({ x: 0, y: 0, width: 390, height: 800 });
  for (const target of [
    options(page).first(),
    page.locator('.palette').getByRole('button', { name: 'Close' }),
  ]) {
    // The list is drawn anew when what it found on the server arrives.
    await expect.poll(async () => (await target.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
  }
  await page.locator('.palette').getByRole('button', { name: 'Close' }).click();
  await field(page).waitFor({ state: 'hidden' });
});
