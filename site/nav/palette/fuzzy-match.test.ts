import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzyMatch } from './fuzzy-match.ts';

const marked = (query: string, text: string) => {
  const match = fuzzyMatch(query, text);
  return match === null ? null : match.marks.map((place) => Array.from(text)[place]).join('');
};
const score = (query: string, text: string) => fuzzyMatch(query, text)?.score ?? Number.NEGATIVE_INFINITY;

describe('a fuzzy match', () => {
  it.each([
    ['logo', 'Logo Creator', 'Logo'],
    ['vdg', 'Voice Drop Generator', 'VDG'],
    ['zolw', 'DJ Żółw, slice', 'Żółw'],
    ['o\u0301', 'Żółw', 'ó'],
    ['gen con', 'Contract Generator', 'ConGen'],
    ['drop', 'Your drop profile: Voice Drop', 'drop'],
    ['', 'Anything', ''],
  ])('of %j marks in %j the letters %j', (query, text, letters) => {
    expect(marked(query, text)).toBe(letters);
  });

  it.each([
    ['x', 'Logo Creator'],
    ['ogl', 'Logo'],
    ['logo zebra', 'Logo Creator'],
    ['logoo', 'Logo'],
    ['help', 'Do I own the logos and drops I make?'],
    ['theme', 'The voice says my name wrong'],
  ])('of %j does not find %j', (query, text) => {
    expect(fuzzyMatch(query, text)).toBeNull();
  });

  it.each([
    ['what begins with it over what holds it', 'pro', 'Profile', 'Upgrade to Pro'],
    ['a word that begins with it over the middle of one', 'kit', 'Press Kit Builder', 'Worskittle'],
    ['letters side by side over scattered ones', 'gig', 'Gig Tracker', 'Going into gear'],
    ['first letters of words over scattered ones', 'gt', 'Gig Tracker', 'Gate'],
    ['the shorter of two', 'logo', 'Logo', 'Logo Creator'],
    ['a whole word over the beginning of a longer one', 'logo', 'Logo Creator', 'Logout'],
  ])('ranks %s', (_, query, first, second) => {
    expect(score(query, first)).toBeGreaterThan(score(query, second));
  });

  const letters = fc.string({ unit: fc.constantFrom(...'abcdé ÀB-1'), maxLength: 24 });
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

  it('marks letters of the query only, each at a place of the text, ascending', () => {
    fc.assert(
      fc.property(letters, letters, (query, text) => {
        const match = fuzzyMatch(query, text);
        if (match === null) return;
        expect(match.marks).toEqual([...new Set(match.marks)].sort((a, b) => a - b));
        const wanted = new Set(plain(query));
        for (const place of match.marks) expect(wanted).toContain(plain(Array.from(text)[place] ?? '?'));
      }),
    );
  });

  it('finds every text by any of its pieces, even where looser letters begin words', () => {
    fc.assert(
      fc.property(letters, fc.nat(24), fc.nat(24), (text, from, length) => {
        const piece = Array.from(text)
          .slice(from, from + length)
          .join('')
          .trim();
        const [query = ''] = piece.split(/\s+/);
        expect(fuzzyMatch(query, text)?.marks.length).toBe(Array.from(query).length);
      }),
    );
  });

  it('finds every text by the first letters of its words, however long they are', () => {
    const word = fc.tuple(fc.constantFrom(...'abcd'), fc.string({ unit: fc.constantFrom(...'xyz') }));
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), (words) => {
        const text = words.map(([first, rest]) => `${first}${rest}`).join(' ');
        expect(fuzzyMatch(words.map(([first]) => first).join(''), text)).not.toBeNull();
      }),
    );
  });
});
