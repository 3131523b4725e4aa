import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectQuiet, newVisitor, openBrowser, type Visitor } from '../support/browser.ts';
import { builtPages } from '../support/built-pages.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const results = (await page.evaluate(
    (rules) =>
      (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run(document, { runOnly: rules }),
    RULES,
  )) as AxeResults;
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Nothing scrolls sideways, and the page has settled. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'sideways scroll').toBeLessThanOrEqual(0);
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
    let visitor: Visitor;
    beforeAll(async () => {
      visitor = await newVisitor(browser, { width, colorScheme, reducedMotion: 'reduce' });
      if (signedIn) await signUpInBrowser(visitor.context);
    });
    afterAll(() => visitor.context.close());

    it.each(builtPages())(
      '%s breaks no rule, scrolls no way but down, and says nothing on the console',
      async (path) => {
        const { page, errors } = visitor;
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
