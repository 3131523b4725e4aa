import { expect, it } from 'vitest';
import { filesOfTracker } from './tracker-files.ts';

const SITE: Readonly<Record<string, string>> = {
  '/_astro/page.css':
    "@font-face{src:url('/fonts/ui/archivo.woff2')}@font-face{src:url(/fonts/ui/newsreader.woff2)}.b{background:url(/_astro/wave.svg)}",
  '/_astro/Tracker.js': [
    'const d=(m.f||(m.f=["_astro/List.js","_astro/List.css"]));',
    'import{r}from"./react.js";import"./effect.js";const late=()=>import(`./List.js`)',
  ].join(''),
  '/_astro/List.js': "new Worker(new URL(`/_astro/sort.worker.js`,``+import.meta.url));import'./react.js'",
  '/_astro/List.css': '',
  '/_astro/sort.worker.js': 'const example="./not-a-file.js"',
  '/_astro/react.js': 'export{r}from"./Tracker.js"',
  '/_astro/effect.js': '',
  '/_astro/wave.svg': '<svg><image href="/_astro/other.js"/></svg>',
  '/_astro/other.js': '',
  '/fonts/ui/archivo.woff2': '',
  '/fonts/ui/newsreader.woff2': '',
};
const PAGE = `
  <link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/_astro/page.css"><a href="/tools">Tools</a>
  <astro-island component-url="/_astro/Tracker.js" props="{&quot;a&quot;:1}"></astro-island>`;

it('finds all that the page may ask for, at once or later, once each', async () => {
  const files = await filesOfTracker(PAGE, async (path) => SITE[path] ?? null);
  expect(files).toEqual([
    '/_astro/List.css',
    '/_astro/List.js',
    '/_astro/Tracker.js',
    '/_astro/effect.js',
    '/_astro/page.css',
    '/_astro/react.js',
    '/_astro/sort.worker.js',
    '/_astro/wave.svg',
    '/fonts/ui/archivo.woff2',
  ]);
});
