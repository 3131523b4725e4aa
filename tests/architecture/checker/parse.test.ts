import { describe, expect, it } from 'vitest';
import { parse } from './parse.ts';

const targets = (path: string, text: string) => parse(path, text).imports.map(({ target }) => target);
const uses = (text: string) => parse('core/x.ts', text).uses.map(({ name }) => name);

describe('imports', () => {
  it('are found however a module is named', () => {
    const text = `
      import a from './a.ts';
      import type { B } from '#db/b.ts';
      export { c } from '../c.ts';
      type D = import('./d.ts').D;
      const e = () => import('./e.ts');
      const f = new URL('./f.worker.ts', import.meta.url);
      const folder = new URL('../fonts/', import.meta.url);
      const g = import.meta.glob(['./g/*.ts', '../h/*.yaml']);
      import './i.css?url';
    `;
    const found = ['core/x/a.ts', 'db/b.ts', 'core/c.ts', 'core/x/d.ts', 'core/x/e.ts', 'core/x/f.worker.ts'];
    expect(targets('core/x/file.ts', text)).toEqual([
      ...found,
      'core/x/g/*.ts',
      'core/h/*.yaml',
      'core/x/i.css',
    ]);
  });

  it('of Node are told from packages, with and without the prefix', () => {
    const text =
      "import 'node:fs/promises'; import 'path'; import 'react-dom/client'; import 'astro:content';";
    expect(targets('core/x.ts', text)).toEqual([
      'node:fs/promises',
      'node:path',
      'npm:react-dom/client',
      'astro:content',
    ]);
  });

  it('keep their form: the whole, by name, by default or as a type', () => {
    const text =
      "import * as a from 'a'; import { b } from 'b'; import c from 'c'; import type * as d from 'd'; import 'e';";
    expect(parse('core/x.ts', text).imports.map(({ form }) => form)).toEqual([
      ...['namespace', 'named', 'default', 'type', 'bare'],
    ]);
  });

  it('of a page come from its frontmatter and its scripts, at their own lines', () => {
    const text = [
      ...['---', "import Nav from '../nav/Nav.astro';", '---', '<p>import x from "./prose.ts"</p>'],
      ...['<script type="application/ld+json">{"import": "./data.ts"}</script>', '<script>'],
      ...["  import './menu.element.ts';", '</script>', '<script src="./late.ts"></script>'],
    ].join('\n');
    expect(parse('site/pages/x.astro', text).imports.map(({ target, line }) => `${target}:${line}`)).toEqual([
      ...['site/nav/Nav.astro:2', 'site/pages/menu.element.ts:7', 'site/pages/late.ts:9'],
    ]);
  });

  it('of an article leave its code samples out', () => {
    const text = "# Cables\n\n```js\nimport x from './sample.ts';\n```\n\nimport A from './A.astro';\n";
    expect(parse('content/x.mdx', text).imports.map(({ target, line }) => `${target}:${line}`)).toEqual([
      'content/A.astro:7',
    ]);
  });
});

describe('uses of globals', () => {
  it.each([
    ['export const now = () => Date.now();', 'Date.now'],
    ['export const now = () => new Date();', 'new Date()'],
    ['export const now = () => Date();', 'Date()'],
    ['export const send = { fetch };', 'fetch'],
    ['export class Page extends HTMLElement {}', 'HTMLElement'],
    ['export const f = (x = performance.now()) => x;', 'performance'],
    ['export function f() { { const fetch = 1; } return fetch; }', 'fetch'],
  ])('%s uses %s', (text, name) => {
    expect(uses(text)).toContain(name);
  });

  it.each([
    'export const at = (ms: number) => new Date(ms);',
    'export const f = (fetch: () => void) => fetch();',
    'export function f({ crypto: fetch }: { crypto: number }) { return fetch; }',
    'export const port = { fetch: 1, document() { return 2; } };',
    'export type Port = { fetch: typeof fetch };',
    'export const send = (app: { fetch(): void }) => app.fetch();',
    "import { fetch } from './port.ts';\nexport const send = () => fetch();",
    'export const f = () => { for (const history of [1]) return history; };',
    'export const f = () => { try { return 1; } catch (history) { return history; } };',
    'export const f = ([document]: number[]) => document;',
    'export class Disc { window = 1; process() { return this.window; } }',
  ])('%s uses none of them', (text) => {
    const forbidden = [
      'fetch',
      'crypto',
      'document',
      'history',
      'window',
      'process',
      'new Date()',
      'Date.now',
    ];
    expect(uses(text).filter((name) => forbidden.includes(name))).toEqual([]);
  });
});
