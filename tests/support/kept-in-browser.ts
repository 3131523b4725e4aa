import type { Page } from 'playwright-core';
import type { KeptWork } from '#core/kept-work.ts';
import { KEPT_PLACE } from '#site/lib/kept-work.ts';
import { LANDS_ON } from './profile.ts';

/** What the browser keeps of a visitor's work, as it is stored. */
export const keptIn = (page: Page): Promise<string | null> =>
  page.evaluate((place) => localStorage.getItem(place), KEPT_PLACE);

/** Another browser keeps the same work, each with an id of its own: its visitor has made it, and is gone for now. */
export async function keepIn(page: Page, kept: string): Promise<void> {
  const works = (JSON.parse(kept) as KeptWork[]).map((work) => ({ ...work, id: crypto.randomUUID() }));
  await page.goto(LANDS_ON);
  await page.evaluate(([place, text]) => localStorage.setItem(place, text), [
    KEPT_PLACE,
    JSON.stringify(works),
  ] as const);
}
