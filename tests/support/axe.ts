import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { count } from './costs.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The rules of accessibility that the page breaks as it is now, each with where. Where the rest of the page was looked at
 * before and is as it was, `part` is a selector of what is new.
 */
export async function violations(page: Page, part?: string): Promise<string[]> {
  count('axeRuns');
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  // Only what is broken leaves the page: the rest is long, and nobody reads it.
  return page.evaluate(
    async ({ rules, part }) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const results = await axe.run(part ?? document, { runOnly: rules, resultTypes: ['violations'] });
      return results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    { rules: RULES, part },
  );
}
