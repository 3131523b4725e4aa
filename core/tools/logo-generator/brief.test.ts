import { describe, expect, it } from 'vitest';
import { logoBriefSchema } from './brief.ts';

const OWN = { bg: '#101010', fg: '#FFFFFF', a: '#FF9E14', b: '#4FB3FF' };
const LIKED = { archetype: 'slice', font: 'archivo', palette: 'acid', symbol: 'star' };

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
    [{ name: 'X', palettes: ['beige'] }, 'Choose palettes from the list'],
    [{ name: 'X', palettes: 'acid' }, 'Palettes are a list'],
    [{ name: 'X', mood: 'hungry' }, 'Choose one of the moods'],
    [{ name: 'X', symbols: ['logo'] }, 'Choose symbols from the list'],
    [{ name: 'X', symbols: 'star' }, 'Symbols are a list'],
    [{ name: 'X', symbols: [] }, 'Choose at least one symbol'],
    [{ name: 'X', symbols: Array(5).fill('star') }, 'Choose at most four symbols'],
    [{ name: 'X', layout: 'diagonal' }, 'Choose one of the layouts'],
    [{ name: 'X', avoid: ['tears'] }, 'Choose from the list of things to avoid'],
    [{ name: 'X', avoid: 'script' }, 'Things to avoid are a list'],
    [{ name: 'X', avoid: Array(8).fill('script') }, 'Name each thing to avoid once'],
    [{ name: 'X', colours: '#FFFFFF' }, 'Own colours are a ground, a main colour and two accents'],
    [{ name: 'X', colours: { ...OWN, bg: 'black' } }, 'The ground is a colour such as #FF9E14'],
    [{ name: 'X', colours: { ...OWN, fg: undefined } }, 'The main colour is a colour such as #FF9E14'],
    [{ name: 'X', colours: { ...OWN, a: '#F00' } }, 'The accent is a colour such as #FF9E14'],
    [{ name: 'X', colours: { ...OWN, b: 7 } }, 'The second accent is a colour such as #FF9E14'],
    [
      { name: 'X', colours: { ...OWN, fg: '#333333' } },
      'The main colour stands out 1.5 : 1 from the ground; it takes 4.5 : 1 to be read',
    ],
    [{ name: 'X', like: 'slice' }, 'A logo to start from has a kind, a typeface, a palette and a symbol'],
    [{ name: 'X', like: { ...LIKED, archetype: 'cube' } }, 'Choose a kind of logo from the list'],
    [{ name: 'X', like: { ...LIKED, font: 'comic-sans' } }, 'Choose a typeface from the list'],
    [{ name: 'X', like: { ...LIKED, palette: 'beige' } }, 'Choose a palette from the list'],
    [{ name: 'X', like: { ...LIKED, symbol: 'logo' } }, 'Choose a symbol from the list'],
    [{ name: 'X', like: { ...LIKED, locks: 'font' } }, 'Locks are a list'],
    [
      { name: 'X', like: { ...LIKED, locks: ['name'] } },
      'Lock the kind, the typeface, the palette or the symbol',
    ],
    [{ name: 'X', like: { ...LIKED, locks: Array(5).fill('font') } }, 'Lock each part once'],
    [
      { name: 'X', like: { ...LIKED, colours: { ...OWN, b: '#202020' } } },
      'The second accent stands out 1.1 : 1 from the ground; it takes 3 : 1 to be read',
    ],
    [{ name: 'X', seed: 1.5 }, 'A seed is a whole number'],
    [{ name: 'X', seed: -1 }, 'A seed is 0 or more'],
    [{ name: 'X', seed: 2 ** 31 }, 'A seed is at most 2147483647'],
  ])('refuses %j with a reason', (input, reason) => {
    expect(reasonFor(input)).toBe(reason);
  });

  it('takes every wish at once, and tidies colours', () => {
    const wishes = {
      genre: 'techno',
      palettes: ['acid'],
      colours: { ...OWN, a: ' #ff9e14 ' },
      mood: 'dark',
      symbols: ['star', 'moon'],
      layout: 'stacked',
      avoid: ['script', 'light-grounds'],
      like: LIKED,
    };
    const brief = logoBriefSchema.parse({ name: 'X', ...wishes });
    expect(brief).toMatchObject({ ...wishes, colours: OWN });
    expect(brief.like?.locks).toEqual([]);
  });

  it('accepts exactly sixty characters and the largest seed', () => {
    expect(logoBriefSchema.safeParse({ name: 'x'.repeat(60), seed: 2 ** 31 - 1 }).success).toBe(true);
  });
});
