import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { samplesIn } from '#scripts/launch/samples.ts';
import { builtDocument } from '../support/built-document.ts';
import { builtPages } from '../support/built-pages.ts';

const LEGAL = 'content/legal/';

const samples = globSync('content/**/*.{yaml,md,mdx}').flatMap((file) =>
  samplesIn(file, readFileSync(file, 'utf8')),
);
const pages = builtPages().filter((path) => !path.startsWith('/styleguide') && path !== '/sound-bench');
const plain = (text: string) =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[’‘]/g, "'").replaceAll(/[“”]/g, '"');

/** The section of a page around some words, as small as it can be and still be a section. */
function sectionAround(path: string, words: string): Element | null {
  const sections = [...builtDocument(path).querySelectorAll('section, article, main')];
  return sections.filter((section) => plain(section.textContent ?? '').includes(words)).at(-1) ?? null;
}

it('there are samples to look for: praise, figures, a letter', () => {
  expect([...new Set(samples.map(({ file }) => file.split('/')[1]))].sort()).toEqual(
    expect.arrayContaining(['claims.yaml', 'letters', 'testimonials.yaml']),
  );
});

it.each(samples.filter(({ file }) => !file.startsWith(LEGAL)))(
  '$words ($file) is shown as a sample wherever it is shown',
  ({ words }) => {
    const unmarked = pages.filter((path) => {
      const section = sectionAround(path, plain(words));
      return section !== null && section.querySelector('.badge.sample') === null;
    });
    expect(unmarked).toEqual([]);
  },
);

it('a legal page with places to fill in says so', () => {
  const legal = samples.filter(({ file }) => file.startsWith(LEGAL));
  const unmarked = legal
    .map(({ file }) => `/${basename(file, '.md')}`)
    .filter((path) => builtDocument(path).querySelector('main .badge.sample') === null);
  expect(unmarked).toEqual([]);
});
