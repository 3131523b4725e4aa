import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { matches } from './matches.ts';

it('finds the beginning of words, in any order and case', () => {
  expect(matches('What a failed run costs', 'COST fail')).toBe(true);
  expect(matches('What a failed run costs', 'ailed')).toBe(false);
});

it('finds names with accents by plain letters', () => {
  expect(matches('DJ Żółw', 'zolw')).toBe(true);
  expect(matches('Amélie', 'amelie')).toBe(true);
});

it('finds everything where nothing is asked', () => {
  expect(matches('Deposits', '  /? ')).toBe(true);
});

it('finds every text by any of its own words', () => {
  const word = fc.stringMatching(/^[a-zA-Z0-9]{1,8}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), fc.nat(), (words, at) => {
      expect(matches(words.join(' '), words[at % words.length] ?? '')).toBe(true);
    }),
  );
});
