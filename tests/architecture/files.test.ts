import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourcePaths } from './checker/read-tree.ts';
import { LONG, LONG_FOR_A_REASON, lineCount, quantile } from './file-size.ts';

const ROOT = join(import.meta.dirname, '../..');
const paths = sourcePaths(ROOT);
const sizes = new Map(paths.map((path) => [path, lineCount(readFileSync(join(ROOT, path), 'utf8'))]));

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const PASCAL_COMPONENT = /^[A-Z][A-Za-z0-9]*(\.island|\.test)*\.(tsx|astro)$/;
/** Of a page that takes part of its address as a value: `[slug].astro`, `[...path].ts`. */
const PAGE_WITH_VALUE = /^\[(\.\.\.)?[a-z]+\](\.[a-z]+)+$/;

function wellNamed(path: string): boolean {
  const segments = path.split('/');
  const file = segments.pop() ?? '';
  const isPage = path.startsWith('site/pages/');
  const fits = (name: string) => KEBAB.test(name) || (isPage && PAGE_WITH_VALUE.test(name));
  return (
    segments.every((folder) => fits(folder) || (isPage && /^\[[a-z]+\]$/.test(folder))) &&
    (fits(file) || PASCAL_COMPONENT.test(file))
  );
}

describe('a file name', () => {
  it('is kebab-case, or PascalCase for a component', () => {
    expect(paths.filter((path) => !wellNamed(path))).toEqual([]);
  });

  it.each([
    ['core/datePicker.ts', false],
    ['core/Date.ts', false],
    ['core/date_label.ts', false],
    ['site/dashboard/nextSteps.tsx', false],
    ['core/[id].ts', false],
    ['core/date-label.test.ts', true],
    ['site/dashboard/NextSteps.island.tsx', true],
    ['site/nav/Nav.astro', true],
    ['site/pages/blog/[slug].astro', true],
    ['site/pages/feed.xml.ts', true],
  ])('%s is well chosen: %s', (path, fits) => {
    expect(wellNamed(path)).toBe(fits);
  });
});

describe('file sizes', () => {
  const source = [...sizes].filter(([path]) => !/\.(test|spec)\.tsx?$/.test(path) && !path.endsWith('.mdx'));
  const lines = source.map(([, count]) => count);

  it(`stay within ${LONG} lines, but for the few that read better whole`, () => {
    const long = [...sizes].filter(([, count]) => count > LONG).map(([path]) => path);
    expect(long.filter((path) => !(path in LONG_FOR_A_REASON))).toEqual([]);
  });

  it('have no excuse that is not needed any more', () => {
    const idle = Object.keys(LONG_FOR_A_REASON).filter((path) => (sizes.get(path) ?? 0) <= LONG);
    expect(idle).toEqual([]);
  });

  it('have a median of at most 80 lines and nine in ten at most 150', () => {
    console.log(
      `${lines.length} source files: median ${quantile(lines, 0.5)} lines, p90 ${quantile(lines, 0.9)}`,
    );
    expect(quantile(lines, 0.5)).toBeLessThanOrEqual(80);
    expect(quantile(lines, 0.9)).toBeLessThanOrEqual(150);
  });

  it('are counted as an editor does, and ranked', () => {
    expect([lineCount(''), lineCount('a\n'), lineCount('a\nb')]).toEqual([0, 1, 2]);
    expect(quantile([5, 1, 2, 3, 4], 0.5)).toBe(3);
    expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9)).toBe(10);
    expect(quantile([], 0.9)).toBe(0);
  });
});
