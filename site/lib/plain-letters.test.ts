import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainLetters, plainWords } from './plain-letters.ts';

it('takes off accents, and knows the letters that have none to take off', () => {
  expect(plainWords('DJ Żółw, Smørrebrød/Đorđe')).toEqual(['dj', 'zolw', 'smorrebrod', 'dorde']);
});

it('reads an accent that stands apart like one that does not', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(plainWords(text.normalize('NFD'))).toEqual(plainWords(text.normalize('NFC')));
    }),
  );
});

it('gives a letter for each letter, so that places stay what they are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(plainLetters(text)).toHaveLength(Array.from(text).length);
    }),
  );
});
