import { describe, expect, it } from 'vitest';
import { logoBriefSchema } from './brief.ts';

const reasonFor = (input: unknown): string | undefined =>
  logoBriefSchema.safeParse(input).error?.issues[0]?.message;

describe('a logo brief', () => {
  it('needs nothing but a name', () => {
    expect(logoBriefSchema.parse({ name: 'DJ NOVA' })).toEqual({
      name: 'DJ NOVA',
      tagline: '',
      genre: 'open',
      seed: 1,
    });
  });

  it('tidies the name: composed letters, single spaces, no invisible characters', () => {
    const { name } = logoBriefSchema.parse({ name: ' \u202EAME\u0301LIE\u0000 \n\t Live ' });
    expect(name).toBe('AM\u00C9LIE Live');
  });

  it('reads Arabic letters in their joined shapes as the letters they are, and leaves symbols', () => {
    expect(logoBriefSchema.parse({ name: '\uFEE7\uFEEE\uFEAD' }).name).toBe('\u0646\u0648\u0631');
    expect(logoBriefSchema.parse({ name: 'A \uFDFA' }).name).toBe('A \uFDFA');
  });

  it('counts the letters of a ligature', () => {
    expect(reasonFor({ name: '\uFEFB'.repeat(31) })).toBe('A name may have at most 60 characters');
  });

  it('keeps markup in a name as plain text', () => {
    expect(logoBriefSchema.parse({ name: `<b>"X"&'` }).name).toBe(`<b>"X"&'`);
  });

  it.each([
    [{}, 'A name is needed'],
    [{ name: '  ' }, 'A name is needed'],
    [{ name: '!?' }, 'A name needs at least one letter or digit'],
    [{ name: 'x'.repeat(61) }, 'A name may have at most 60 characters'],
    [{ name: 'X', tagline: 'x'.repeat(61) }, 'A tagline may have at most 60 characters'],
    [{ name: 'X', genre: 'polka' }, 'Choose one of the genres'],
    [{ name: 'X', palettes: [] }, 'Choose at least one palette'],
    [{ name: 'X', palettes: Array(7).fill('acid') }, 'Choose at most six palettes'],
    [{ name: 'X', symbol: 'skull' }, 'Choose a symbol from the list'],
    [{ name: 'X', seed: 1.5 }, 'A seed is a whole number'],
    [{ name: 'X', seed: -1 }, 'A seed is 0 or more'],
    [{ name: 'X', seed: 2 ** 31 }, 'A seed is at most 2147483647'],
  ])('refuses %j with a reason', (input, reason) => {
    expect(reasonFor(input)).toBe(reason);
  });

  it('accepts exactly sixty characters and the largest seed', () => {
    expect(logoBriefSchema.safeParse({ name: 'x'.repeat(60), seed: 2 ** 31 - 1 }).success).toBe(true);
  });
});
