import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asciiSlug } from './ascii-slug.ts';

it('spells a name in plain letters', () => {
  expect(asciiSlug('DJ NOVA', 'logo')).toBe('dj-nova');
  expect(asciiSlug('AMÉLIE & Łuk Straße', 'logo')).toBe('amelie-luk-strasse');
  expect(asciiSlug('DJ 火', 'logo')).toBe('dj');
});

it('has a word for a name of which nothing is left', () => {
  expect(asciiSlug('Луна', 'logo')).toBe('logo');
});

it('is safe in every file system, whatever the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (name) => {
      expect(asciiSlug(name, 'logo')).toMatch(/^[a-z\d](?:[a-z\d-]{0,38}[a-z\d])?$/);
    }),
  );
});
