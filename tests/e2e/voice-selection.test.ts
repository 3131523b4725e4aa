import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { STYLE_IDS } from '#core/tools/voice-tag/styles.ts';
import { violations } from '../support/axe.ts';
import { expectQuiet, hydrated, testVisits, type Visitor } from '../support/browser.ts';
import { holdSounds, letSoundsEnd } from '../support/held-moments.ts';

const newVisit = testVisits();
let visitor: Visitor;
let page: Page;

beforeEach(async () => {
  visitor = await newVisit();
  page = visitor.page;
});

async function openVoices(): Promise<void> {
  await page.goto('/voice-selection');
  await hydrated(page);
  await cards().first().waitFor();
}

const cards = () => page.getByRole('list', { name: 'Voices' }).getByRole('listitem');
const names = () => cards().getByRole('heading').allInnerTexts();
it('a visitor hears a voice say their own sentence, sees its wave, and takes it to the studio', async () => {
  await holdSounds(page);
  await openVoices();
  await expect.poll(() => cards().count()).toBe(STYLE_IDS.length);
  await page.getByRole('textbox', { name: 'Hear them all say' }).fill('Mara at the controls tonight');
  const machine = cards().filter({ has: page.getByRole('heading', { name: 'Machine', exact: true }) });
  await machine.getByRole('button', { name: 'Play Machine' }).click();
  await machine.locator('.wave').first().waitFor({ timeout: 30_000 });
  await machine.getByRole('button', { name: 'Stop Machine' }).waitFor();
  // It plays to its end by itself.
  await letSoundsEnd(page);
  await machine.getByRole('button', { name: 'Play Machine' }).waitFor({ timeout: 30_000 });

  await machine.getByRole('button', { name: 'Use this voice' }).click();
  await page.waitForURL('**/voice-drops');
  const draft = await page.evaluate(() => JSON.parse(sessionStorage.getItem('draft:voice-tag') ?? 'null'));
  expect(draft).toMatchObject({ script: 'Mara at the controls tonight', voice: { style: 'machine' } });
  expectQuiet(visitor.errors);
});

it('all are heard in turn, one at a time, until Escape', async () => {
  await openVoices();
  await page.getByRole('textbox', { name: 'Hear them all say' }).fill('Go');
  // Each is heard for a moment: the page itself notes them, and how many there are at once.
  await page.evaluate(() => {
    const notes = { heard: new Set<string>(), mostAtOnce: 0 };
    Object.assign(window, { notes });
    new MutationObserver(() => {
      const now = [...document.querySelectorAll('button')].flatMap(
        ({ textContent, ariaLabel }) => /^Stop \S.*/.exec(ariaLabel ?? textContent.trim())?.[0] ?? [],
      );
      for (const name of now) notes.heard.add(name);
      notes.mostAtOnce = Math.max(notes.mostAtOnce, now.length);
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  const noted = () =>
    page.evaluate(() => {
      const { notes } = window as unknown as { notes: { heard: Set<string>; mostAtOnce: number } };
      return { heard: notes.heard.size, mostAtOnce: notes.mostAtOnce };
    });
  await page.getByRole('button', { name: 'Hear them all', exact: true }).click();
  const playing = page.getByRole('button', { name: /^Stop \S/ });
  await expect.poll(async () => (await noted()).heard).toBeGreaterThanOrEqual(3);
  expect((await noted()).mostAtOnce).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Hear them all', exact: true }).waitFor();
  await expect.poll(() => playing.count()).toBe(0);
});

it('words find voices, and the name of a real person finds none', async () => {
  await openVoices();
  const wish = page.getByRole('textbox', { name: 'Find a voice' });
  await wish.fill('robot');
  await expect.poll(names).not.toContain('Club Diva');
  await expect.poll(() => names()).toContain('Machine');
  await wish.fill('sound like Morgan Freeman');
  await page.getByText(/Morgan Freeman is a real person/).waitFor();
  await expect.poll(() => cards().count()).toBe(0);
  await wish.fill('qwertz');
  await page.getByText('No character answers to “qwertz”').waitFor();
  await page.getByRole('button', { name: 'Show all voices' }).click();
  await expect.poll(() => cards().count()).toBe(STYLE_IDS.length);
});

it('a voice that does not load says so, and comes with the next press', async () => {
  await openVoices();
  await page.route('**/speech/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Play Club Diva' }).click();
  const diva = cards().filter({ hasText: 'Club Diva' });
  await diva.getByRole('alert').waitFor();
  await page.unroute('**/speech/**');
  await page.getByRole('button', { name: 'Play Club Diva' }).click();
  await diva.locator('.wave').first().waitFor({ timeout: 30_000 });
});

it('arrow keys go from voice to voice', async () => {
  await openVoices();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.getByRole('button', { name: 'Play Trailer Deep' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused()).toBe('Play Late-night FM');
  await page.keyboard.press('End');
  await expect.poll(() => focused()).toBe('Play Pirate Radio');
});

it.each([
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const)('the comparison breaks no rule at $width px, $colorScheme', async ({ width, colorScheme }) => {
  await openVoices();
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.getByRole('link', { name: 'Sign in to record' }).waitFor();
  expect(await violations(page)).toEqual([]);
  const isTooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(isTooWide)).toBe(false);
});
