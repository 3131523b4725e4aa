import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, madeOnce, testVisits } from '../support/browser.ts';
import { builtDocuments } from '../support/built-pages.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const newVisit = testVisits();

/** Nothing scrolls sideways, and the page has settled: a page without islands once it is loaded, others once all is quiet. */
async function settled(page: Page): Promise<void> {
  if ((await page.locator('astro-island').count()) > 0) await page.waitForLoadState('networkidle');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'sideways scroll').toBeLessThanOrEqual(0);
}

/** Pages of plain text, each kind from one template. */
const TEXTS = [/^\/help\/./, /^\/blog\/[^/]+$/, /^\/blog\/[^/]+\/./];

/** All pages; for whom texts look the same but for the bar above them or the theme, one text of each kind. */
function pagesFor({ everyText }: { everyText: boolean }): string[] {
  const pages = builtDocuments();
  if (everyText) return pages;
  const firsts = TEXTS.map((text) => pages.find((path) => text.test(path)));
  return pages.filter((path) => firsts.includes(path) || !TEXTS.some((text) => text.test(path)));
}

/** The styleguide shows every part twice, dark beside light: some of them are made to be alone on a page. */
const TWICE = /^landmark-unique: .*styleguide/;

describe.each([
  { who: 'a visitor', signedIn: false },
  { who: 'an account', signedIn: true },
])('for $who', ({ signedIn }) => {
  describe.each([
    { width: 390, colorScheme: 'dark' },
    { width: 1440, colorScheme: 'light' },
  ] as const)('at $width px, $colorScheme', ({ width, colorScheme }) => {
    const visitor = madeOnce(async () => {
      const visit = await newVisit({ width, colorScheme, reducedMotion: 'reduce', isKept: true });
      if (signedIn) await signUpInBrowser(visit.context);
      return visit;
    });

    it.each(pagesFor({ everyText: !signedIn && width === 390 }))(
      '%s breaks no rule, scrolls no way but down, and says nothing on the console',
      async (path) => {
        const { page, errors } = await visitor();
        errors.length = 0;
        await page.goto(path);
        await settled(page);
        expect((await violations(page)).filter((violation) => !TWICE.test(violation))).toEqual([]);
        expect(await page.title()).toMatch(/\S.*Deckhand|Deckhand.*\S/);
        expectQuiet(errors);
      },
    );
  });
});
