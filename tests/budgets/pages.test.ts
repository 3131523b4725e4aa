import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBrowserBundle, scriptsOfFirstLoad } from '../architecture/bundles/browser-bundle.ts';
import { REACT } from '../architecture/bundles/signs.ts';
import { TEST_SITE } from '../support/built-pages.ts';
import {
  APP,
  type Budget,
  breach,
  EXEMPT,
  type File,
  isPublic,
  KINDS,
  type Kind,
  PUBLIC,
  sum,
  weigh,
} from './budget.ts';

// _headers is written last: where it is missing the build stopped half-way.
if (!existsSync(join(TEST_SITE, '_headers'))) {
  throw new Error('There is no build to look at: run `npm run build:test` first.');
}
const bundle = readBrowserBundle(TEST_SITE);

function linkedBy(html: string, rel: string, ending: string): string[] {
  return [...html.matchAll(/<link\b[^>]*>/g)]
    .map(([link]) => link)
    .filter((link) => link.includes(`rel="${rel}"`))
    .map((link) => /\bhref="\/([^"]+)"/.exec(link)?.[1] ?? '')
    .filter((path) => path.endsWith(ending));
}

/**
 * The files that a page names by itself, and what they import. What its scripts ask for on their own as they begin only a
 * browser sees: tests/a11y/pages-for-accounts.test.ts and -visitors. Scripts inside the page count as part of it.
 */
function filesOf(page: string): Record<Kind, File[]> {
  const html = bundle.pages.get(page) ?? '';
  return {
    js: [...scriptsOfFirstLoad(page, bundle)].map(weigh),
    css: linkedBy(html, 'stylesheet', '.css').map(weigh),
    html: [weigh(page)],
    fonts: linkedBy(html, 'preload', '.woff2').map(weigh),
  };
}

const pages = [...bundle.pages.keys()]
  .filter((page) => !EXEMPT.includes(page))
  .sort()
  .map((page) => ({ page, budget: isPublic(page) ? PUBLIC : APP, files: filesOf(page) }));

function breaches({
  page,
  budget,
  files,
}: {
  page: string;
  budget: Budget;
  files: Record<Kind, File[]>;
}): string[] {
  return KINDS.flatMap(
    (kind) => breach(page, kind, files[kind], budget[kind] ?? Number.POSITIVE_INFINITY) ?? [],
  );
}

describe('the first load of a page', () => {
  it('stays within its budget', () => {
    const row = ({ page, files }: (typeof pages)[number]) => [
      page,
      Object.fromEntries(KINDS.map((kind) => [kind, Number(sum(files[kind]).toFixed(1))])),
    ];
    console.table(Object.fromEntries(pages.map(row)));
    expect(pages.flatMap(breaches).join('\n\n')).toBe('');
  });

  it('has no React where anybody may read', () => {
    const withReact = pages
      .filter(({ budget }) => budget === PUBLIC)
      .flatMap(({ page, files }) => files.js.map(({ path }) => ({ page, path })))
      .filter(({ path }) => REACT.sign.test(bundle.scripts.get(path) ?? ''));
    expect(withReact).toEqual([]);
  });

  it('is weighed at all: every page has a style sheet, a script and a typeface, and screens have React', () => {
    for (const { page, budget, files } of pages) {
      for (const kind of KINDS) expect(sum(files[kind]), `${page}: ${kind}`).toBeGreaterThan(0);
      if (budget === APP) expect(sum(files.js), page).toBeGreaterThan(60);
    }
    expect(pages.filter(({ budget }) => budget === PUBLIC).map(({ page }) => page)).toEqual(
      expect.arrayContaining(['404-visitor.html', '500.html', 'landing.html']),
    );
  });

  it('holds what scripts import, and not what they import later', () => {
    const first = scriptsOfFirstLoad('page.html', {
      pages: new Map([['page.html', '<astro-island component-url="/_astro/island.js">']]),
      scripts: new Map([
        ['_astro/island.js', 'import{a}from"./near.js";import"./effect.js";const d=["_astro/late.js"];'],
        [
          '_astro/near.js',
          'export*from"./nearer.js";const f=()=>import("./late.js"),g=()=>import(`./late.js`)',
        ],
        ['_astro/nearer.js', ''],
        ['_astro/effect.js', ''],
        ['_astro/late.js', ''],
      ]),
      paths: [],
      contentSecurityPolicy: '',
    });
    expect([...first].sort()).toEqual([
      ...['_astro/effect.js', '_astro/island.js', '_astro/near.js', '_astro/nearer.js'],
    ]);
  });
});

describe('a breach of a budget', () => {
  it('names the page, the number and the five largest files', () => {
    const js = [3, 9, 4, 8, 5, 7].map((kB) => ({ path: `${kB}.js`, kB }));
    const files = { js, css: [], html: [], fonts: [] };
    expect(breaches({ page: 'signin.html', budget: { js: 36, css: 1 }, files })).toEqual([]);
    expect(breaches({ page: 'signin.html', budget: { js: 35.5 }, files })).toEqual([
      [
        'signin.html: 36.0 kB of js, 35.5 are allowed',
        ...['     9.0  9.js', '     8.0  8.js', '     7.0  7.js', '     5.0  5.js', '     4.0  4.js'],
      ].join('\n'),
    ]);
  });
});
