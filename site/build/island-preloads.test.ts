import { expect, it } from 'vitest';
import { scriptsOfIslands, withPreloads } from './island-preloads.ts';

const FILES: Record<string, string> = {
  '_astro/Dashboard.js':
    'import{a as b}from"./query.js";import"./style.js";const late=()=>import("./Late.js")',
  '_astro/client.js': 'import{r}from"./react.js"',
  '_astro/query.js': 'import{c}from"./api.js";export{c as a}',
  '_astro/api.js': 'import{q}from"./query.js"',
  '_astro/style.js': '',
  '_astro/react.js': '',
};
const read = async (path: string) => {
  const text = FILES[path];
  if (text === undefined) throw new Error(`No ${path}`);
  return text;
};
const island = (client: string) =>
  `<astro-island uid="1" component-url="/_astro/Dashboard.js" renderer-url="/_astro/client.js" client="${client}"></astro-island>`;

it('an island needs its component, its renderer and all that they import, each once, and nothing that comes later', async () => {
  expect((await scriptsOfIslands(island('load') + island('load'), read)).toSorted()).toEqual(
    Object.keys(FILES).toSorted(),
  );
});

it('an island that waits to be seen is not loaded ahead', async () => {
  expect(await scriptsOfIslands(island('visible'), read)).toEqual([]);
});

it('the preloads stand in the head', () => {
  expect(withPreloads('<head><title>$&</title></head><body></body>', ['_astro/a.js'])).toBe(
    '<head><title>$&</title><link rel="modulepreload" href="/_astro/a.js"></head><body></body>',
  );
});
