import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMMERCIAL_LICENCE, licenceParagraphs } from './commercial-licence.ts';

const { title, path, allows, forbids } = COMMERCIAL_LICENCE;

it('has a name, a version and a date', () => {
  expect(title).toBe('Deckhand commercial licence 1.0, 28 November 2026');
});

it('stands in the terms in the same words, in a part of its own', () => {
  const terms = readFileSync('content/legal/terms.md', 'utf8');
  const [, part = ''] = /\n## Commercial licence\n([\s\S]*?)\n## /.exec(terms) ?? [];
  expect(path).toBe('/terms#commercial-licence');
  for (const words of [title, ...allows, ...forbids]) expect(part).toContain(words);
});

it('says in a file what it allows, what it does not, and where the terms say so', () => {
  const url = `https://deckhand.example${path}`;
  const said = licenceParagraphs(url).join('\n');
  for (const words of [title, url, ...allows, ...forbids]) expect(said).toContain(words);
});
