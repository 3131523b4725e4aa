import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, hydrated, testVisits } from '../support/browser.ts';
import { holdRequests } from '../support/held-moments.ts';
import { openedTab } from '../support/opened-tab.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

const field = (page: Page) => page.getByRole('combobox', { name: 'Find a gig, logo, contract' });
const options = (page: Page) => page.locator('.palette').getByRole('option');
const active = (page: Page) => page.locator('.palette [aria-selected="true"] .pal-label').textContent();

/** Opens the palette, and types until this is the active option. */
async function find(page: Page, words: string, label: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(words);
  await expect.poll(() => active(page)).toBe(label);
}

it('the command palette opens by keys, and finds what is asked for', async () => {
  const { page, context, errors } = await newVisit({ reducedMotion: 'no-preference' });
  const opener = page.getByRole('button', { name: 'Find a gig, logo, contract' });
  const closed = () => field(page).waitFor({ state: 'hidden' });
  await signUpInBrowser(context);
  await page.goto('/profile');
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  await hydrated(page);

  await step('opens with Ctrl+K, Meta+K and /, and Escape gives the focus back', async () => {
    for (const keys of ['Control+k', 'Meta+k', '/']) {
      await opener.focus();
      await page.keyboard.press(keys);
      await field(page).waitFor();
      await expect.poll(() => field(page).inputValue()).toBe('');
      await expect.poll(() => field(page).evaluate((node) => node === document.activeElement)).toBe(true);
      await page.keyboard.press('Escape');
      await closed();
      await expect.poll(() => opener.evaluate((node) => node === document.activeElement)).toBe(true);
    }
  });

  await step('leaves / to whoever types it into a field, and Ctrl+K opens it from there', async () => {
    const input = page.locator('main input:visible').first();
    await input.focus();
    await page.keyboard.press('/');
    expect(await input.inputValue()).toContain('/');
    expect(await field(page).count()).toBe(0);
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    await page.keyboard.press('Control+k');
    await closed();
    await input.press('Backspace');
    await opener.focus();
  });

  await step('is moved by arrows, Home and End; the field names the active option', async () => {
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

  await step('finds a help page, and says so where nothing is found', async () => {
    await field(page).fill('and the ledger');
    await expect.poll(() => active(page)).toBe('Credits and the ledger');
    await field(page).fill('qqqq');
    await expect
      .poll(() => page.locator('.palette [role="status"]').textContent())
      .toBe('Nothing is called “qqqq”.');
    await expect.poll(() => options(page).allInnerTexts()).toEqual(['Ask Cue', 'User Guide']);
    await page.keyboard.press('Escape');
    await closed();
  });

  await step('on a phone it is a sheet over the whole screen, with targets of 44 px', async () => {
    const close = page.locator('.palette').getByRole('button', { name: 'Close' });
    await page.setViewportSize({ width: 390, height: 800 });
    await opener.click();
    await page.locator('.palette').getByRole('group', { name: 'Help' }).waitFor();
    await expect
      .poll(() => page.locator('.palette').boundingBox())
      .toMatchObject({ x: 0, y: 0, width: 390, height: 800 });
    for (const target of [options(page).first(), close]) {
      // The list is drawn anew when what it found on the server arrives.
      await expect.poll(async () => (await target.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
    }
    await close.click();
    await closed();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await step('opens a new tab with Ctrl+Enter', async () => {
    await find(page, 'journey', 'Journey');
    const tab = await openedTab(context, () => page.keyboard.press('Control+Enter'));
    expect(tab.path).toBe('/journey');
    await tab.close();
    expect(new URL(page.url()).pathname).toBe('/profile');
    await page.keyboard.press('Escape');
    await closed();
  });

  await step('of logo and Enter makes a logo and signs nobody out', async () => {
    await find(page, 'logo', 'Logo Creator');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/logo-generator');
    expect((await context.request.get('/api/auth/user')).status()).toBe(200);
  });
  expectQuiet(errors);
});

it('the command palette goes from page to page', async () => {
  const { page, context, errors } = await newVisit();
  const palette = page.locator('.palette');
  await signUpInBrowser(context);
  const made = await context.request.post('/api/tools/logo-generator/generations', {
    data: { name: 'DJ ZEPHYR' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(made.status()).toBe(201);
  const added = await context.request.post('/api/gigs', {
    headers: { origin: new URL(made.url()).origin },
    data: {
      ...{ title: 'Closing night', start: '2027-03-13T23:00', zone: 'Europe/Berlin' },
      venue: { name: 'Gewölbe', city: 'Köln' },
    },
  });
  expect(added.status()).toBe(201);
  const { gig } = await added.json();
  // The page is public, and asks for the account only where one was signed in last.
  await page.addInitScript(() => localStorage.setItem('deckhand.signed-in', 'yes'));
  const letUserCome = await holdRequests(page, '**/api/auth/user');
  const letLibraryCome = await holdRequests(page, '**/api/user/generated-content');
  const letGigsCome = await holdRequests(page, '**/api/gigs?*');
  await page.goto('/tools');

  await step('what comes late may be the best, but takes no place of what was chosen', async () => {
    await find(page, 'journey', 'The journey and its badges');
    letUserCome();
    await expect.poll(() => active(page)).toBe('Journey');
    await page.keyboard.press('ArrowDown');
    expect(await active(page)).toBe('The journey and its badges');
    letLibraryCome();
    await page.getByText('DJ ZEPHYR').first().waitFor();
    expect(await active(page)).toBe('The journey and its badges');
    await page.keyboard.press('Escape');
  });

  await step('opens over the library and the tools, which stand on a public page', async () => {
    await find(page, 'journey', 'Journey');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/journey');
    await page.getByText('3 of 7 milestones').waitFor();
  });

  await step('remembers what was chosen', async () => {
    await page.keyboard.press('/');
    const recent = palette.getByRole('group', { name: 'Recent' });
    await expect.poll(() => recent.getByRole('option').allInnerTexts()).toEqual(['Journey']);
  });

  await step('finds what the account made', async () => {
    await field(page).fill('zephyr');
    const hit = palette.getByRole('group', { name: 'Library' }).getByRole('option');
    await expect.poll(() => hit.getAttribute('href')).toMatch(/^\/logo-generator\?view=gen_/);
    await expect.poll(() => hit.innerText()).toContain('Logo, Today');
  });

  await step('finds a gig of the account by its venue, and says nothing of none while it asks', async () => {
    const gigs = palette.getByRole('group', { name: 'Gigs' }).getByRole('option');
    await field(page).fill('gewölbe');
    const said = palette.getByRole('status');
    await expect.poll(() => said.textContent()).toBe('Searching your gigs…');
    letGigsCome();
    await expect.poll(() => gigs.allInnerTexts()).toEqual([expect.stringContaining('Closing night')]);
    expect(await said.textContent()).toBe('');
    expect(await gigs.first().innerText()).toContain('Sat 13 Mar 2027, lead, Gewölbe, Köln');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/gig-tracker?gig=${gig.id}`);
    await page.getByRole('heading', { level: 1, name: 'Closing night' }).waitFor();
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
  });

  await step('finds a tool by scattered letters, marks them, and Enter goes there', async () => {
    await field(page).fill('lgcr');
    await expect.poll(() => active(page)).toBe('Logo Creator');
    expect(await page.locator('.palette [aria-selected="true"] mark').allTextContents()).toEqual([
      ...['L', 'g', 'Cr'],
    ]);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/logo-generator');
    await hydrated(page);
    expectQuiet(errors);
  });

  await step('switches the theme, opens the tour from elsewhere, and signs out', async () => {
    const run = async (words: string, label: string) => {
      await find(page, words, label);
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
