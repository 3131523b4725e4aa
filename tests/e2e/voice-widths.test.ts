import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { testVisits } from '../support/browser.ts';
import { makeDrop } from '../support/drops.ts';
import { signedUpInBoth } from '../support/drops-in-browser.ts';
import { giveSoundTime } from '../support/slow-sound.ts';

giveSoundTime();
const newVisit = testVisits();

/** Narrow phones, halves of windows, and both sides of the deck's own break. */
const WIDTHS = [320, 340, 360, 390, 640, 720, 800, 801, 1024];

/** The widths at which a page can be pushed sideways. */
async function sideways(page: Page): Promise<number[]> {
  const wider: number[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const isWider = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    if (isWider) wider.push(width);
  }
  return wider;
}

const ready = (page: Page) => page.locator('.voice-studio[data-ready]').waitFor();

describe('the voice studio never scrolls sideways', () => {
  it('blank, and with a script', async () => {
    const { page } = await newVisit();
    await page.goto('/voice-drops');
    await ready(page);
    expect(await sideways(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Script', exact: true }).fill('You are locked in with DJ Nova');
    await page.locator('.takes-note').waitFor();
    expect(await sideways(page)).toEqual([]);
  });

  it('with a finished drop', async () => {
    const { page, context } = await newVisit();
    const client = await signedUpInBoth(context);
    const { id } = await makeDrop(client);
    await page.goto(`/voice-drops?view=${id}`);
    await ready(page);
    await page.getByText('Finished, drawn from the stored file').waitFor();
    expect(await sideways(page)).toEqual([]);
  });
});
