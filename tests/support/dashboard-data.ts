import type { Locator, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { journeyOf, MILESTONE_KEYS, type MilestoneKey } from '#core/journey.ts';
import type { Stats } from '#core/stats.ts';
import type { User } from '#core/user.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const FIRST_WEEK = Date.UTC(2026, 8, 28);

export const STATS: Stats = {
  totalProjects: 44,
  toolsUsed: ['logo-generator', 'voice-tag', 'dj-assistant'],
  profileViews: 212,
  totalGenerationsCount: 47,
  earnedBadges: [],
  weeks: [2, 4, 3, 7, 5, 8, 6, 12].map((made, week) => ({
    startsOn: new Date(FIRST_WEEK + week * WEEK_MS).toISOString().slice(0, 10),
    made,
  })),
};

/** The journey of an account that has reached these milestones, as the page gets it from now on. */
export async function giveJourney(page: Page, reached: readonly MilestoneKey[]): Promise<void> {
  const at = new Date('2026-11-01T12:00:00Z');
  const json = journeyOf(Object.fromEntries(reached.map((key) => [key, at])));
  await page.route('**/api/user/journey', (route) => route.fulfill({ json }));
}

/** Everything but these. */
export const allBut = (...open: readonly MilestoneKey[]) =>
  MILESTONE_KEYS.filter((key) => !open.includes(key));

export async function giveStats(page: Page, stats: Partial<Stats> = {}): Promise<void> {
  await page.route('**/api/user/stats', (route) => route.fulfill({ json: { ...STATS, ...stats } }));
}

/** The signed-in account with other facts. */
export async function giveUser(page: Page, facts: Partial<User>): Promise<void> {
  await page.route('**/api/auth/user', async (route: Route) => {
    const reply = await route.fetch();
    await route.fulfill({ json: { ...(await reply.json()), ...facts } });
  });
}

/**
 * Somebody comes back to the page, which asks again who is here and how far the journey is: until this is seen, since a call
 * that is under way is not made a second time.
 */
export async function lookAgain(page: Page, seen: Locator): Promise<void> {
  const look = async () => {
    if (await seen.isVisible()) return true;
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    return false;
  };
  await expect.poll(look).toBe(true);
}

/** Another account has taken this one's place in the browser: the page asks for all of its data anew, until this is seen. */
export async function changeAccount(page: Page, seen: Locator): Promise<void> {
  await giveUser(page, { id: `usr_${crypto.randomUUID()}` });
  await lookAgain(page, seen);
}

/** The tour was seen before: it stays closed, whatever the journey says. */
export async function skipTour(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('deckhand.tour-completed', 'true'));
}
