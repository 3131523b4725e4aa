import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sourcePaths } from '../architecture/checker/read-tree.ts';
import { builtPages, TEST_SITE } from '../support/built-pages.ts';

// The site under test is the released one, and two workbenches of ours beside it: see decision 0028.
const WORKBENCH = /styleguide|sound-bench/i;

it('no page leads to a workbench or loads a part of one, nor does any other file of the site', () => {
  expect(builtPages().filter((path) => WORKBENCH.test(path))).toEqual(['/sound-bench', '/styleguide']);
  const others = globSync(['**/*.{html,js,css,json,svg,txt,webmanifest,xml}', '_{headers,redirects}'], {
    cwd: TEST_SITE,
  }).filter((path) => !WORKBENCH.test(path));
  expect(others).toEqual(expect.arrayContaining(['landing.html', 'sw.js', 'sitemap.xml', '_headers']));
  const naming = others.filter((path) => WORKBENCH.test(readFileSync(join(TEST_SITE, path), 'utf8')));
  expect(naming).toEqual([]);
});

it('nothing but what adds the workbenches knows the switch of the build that has them', () => {
  const paths = ['package.json', '.ci/run', ...sourcePaths('.')].filter(
    (path) => !import.meta.filename.endsWith(path),
  );
  const knowing = paths.filter((path) => /\bSTYLEGUIDE\b/.test(readFileSync(path, 'utf8')));
  expect(knowing).toEqual(['package.json', 'site/build/styleguide.ts']);
});
