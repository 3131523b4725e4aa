import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { STYLE_IDS } from '#core/tools/voice-tag/styles.ts';
import { violations } from '../support/axe.ts';
import { expectQuiet, hydrated, testVisits } from '../support/browser.ts';
import { holdSounds, letSoundsEnd } from '../support/held-moments.ts';
import { sideways } from '../support/sideways.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

/** The page itself notes each voice that is heard, and how many there are at once: each is heard for a moment only. */
const noteHeard = (page: Page): Promise<void> =>
  page.evaluate(() => {
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

const noted = (page: Page) =>
  page.evaluate(() => {
    const { notes } = window as unknown as { notes: { heard: Set<string>; mostAtOnce: number } };
    return { heard: notes.heard.size, mostAtOnce: notes.mostAtOnce };
  });

it('a visitor finds a voice, hears it and its like, and goes to the studio with it', async () => {
  const { page, errors } = await newVisit();
  await holdSounds(page);
  await page.goto('/voice-selection');
  await hydrated(page);
  const cards = page.getByRole('list', { name: 'Voices' }).getByRole('listitem');
  const names = () => cards.getByRole('heading').allInnerTexts();
  const sentence = page.getByRole('textbox', { name: 'Hear them all say' });
  const machine = cards.filter({ has: page.getByRole('heading', { name: 'Machine', exact: true }) });
  const diva = cards.filter({ hasText: 'Club Diva' });
  await expect.poll(() => cards.count()).toBe(STYLE_IDS.length);

  await step('words find voices, and the name of a real person finds none', async () => {
    const wish = page.getByRole('textbox', { name: 'Find a voice' });
    await wish.fill('robot');
    await expect.poll(names).not.toContain('Club Diva');
    await expect.poll(names).toContain('Machine');
    await wish.fill('sound like Morgan Freeman');
    await page.getByText(/Morgan Freeman is a real person/).waitFor();
    await expect.poll(() => cards.count()).toBe(0);
    await wish.fill('qwertz');
    await page.getByText('No character answers to “qwertz”').waitFor();
    await page.getByRole('button', { name: 'Show all voices' }).click();
    await expect.poll(() => cards.count()).toBe(STYLE_IDS.length);
  });

  await step('arrow keys go from voice to voice', async () => {
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.getByRole('button', { name: 'Play Trailer Deep' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(focused).toBe('Play Late-night FM');
    await page.keyboard.press('End');
    await expect.poll(focused).toBe('Play Pirate Radio');
    expectQuiet(errors);
  });

  await step('a voice that does not load says so, and comes with the next press', async () => {
    await page.route('**/speech/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Play Club Diva' }).click();
    await diva.getByRole('alert').waitFor();
    await page.unroute('**/speech/**');
    await page.getByRole('button', { name: 'Play Club Diva' }).click();
    await diva.locator('.wave').first().waitFor({ timeout: 30_000 });
    errors.length = 0;
  });

  await step('a visitor hears a voice say their own sentence, and sees its wave', async () => {
    await sentence.fill('Mara at the controls tonight');
    await machine.getByRole('button', { name: 'Play Machine' }).click();
    await machine.locator('.wave').first().waitFor({ timeout: 30_000 });
    await machine.getByRole('button', { name: 'Stop Machine' }).waitFor();
    // It plays to its end by itself.
    await letSoundsEnd(page);
    await machine.getByRole('button', { name: 'Play Machine' }).waitFor({ timeout: 30_000 });
  });

  for (const [width, colorScheme] of [
    [390, 'light'],
    [1440, 'dark'],
  ] as const)
    await step(`the comparison breaks no rule at ${width} px, ${colorScheme}`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.getByRole('link', { name: 'Sign in to record' }).waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await sideways(page)).toBe(0);
    });

  await step('all are heard in turn, one at a time, until Escape', async () => {
    await sentence.fill('Go');
    await noteHeard(page);
    await page.getByRole('button', { name: 'Hear them all', exact: true }).click();
    await expect.poll(async () => (await noted(page)).heard).toBeGreaterThanOrEqual(3);
    expect((await noted(page)).mostAtOnce).toBe(1);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Hear them all', exact: true }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Stop \S/ }).count()).toBe(0);
  });

  await step('the voice comes along to the studio, with the sentence', async () => {
    await sentence.fill('Mara at the controls tonight');
    await machine.getByRole('button', { name: 'Use this voice' }).click();
    await page.waitForURL('**/voice-drops');
    const draft = await page.evaluate(() => JSON.parse(sessionStorage.getItem('draft:voice-tag') ?? 'null'));
    expect(draft).toMatchObject({ script: 'Mara at the controls tonight', voice: { style: 'machine' } });
    expectQuiet(errors);
  });
});
