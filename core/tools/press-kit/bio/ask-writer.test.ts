import { describe, expect, it } from 'vitest';
import { NOVA } from '../../../../tests/support/press-kits.ts';
import { BIO_SHAPE, biosOf, factsForWriter } from './ask-writer.ts';

const fine = {
  short: 'DJ NOVA plays techno from Berlin.',
  medium: 'DJ NOVA has played since 2014, from Berlin. Her sets run two to six hours.',
  long: 'DJ NOVA plays techno from Berlin. She is resident at Halle 14 in Berlin since 2023.',
};
const refusedOf = (long: string) => biosOf({ ...fine, long }, NOVA)?.refused;

describe('bios that a model wrote', () => {
  it('are taken where they say what the kit says', () => {
    expect(biosOf(fine, NOVA)).toEqual({ bio: fine, refused: [] });
  });

  it.each([
    ['a name that nobody gave it', 'DJ NOVA was booked at Berghain.', ['Berghain']],
    ['a number of its own', 'DJ NOVA played 400 nights.', ['400 nights']],
    ['praise', 'DJ NOVA is a world-class DJ.', ['world-class']],
    ['a link', 'DJ NOVA plays techno. See https://evil.example', []],
    ['markup', 'DJ NOVA plays <b>techno</b>.', []],
    ['the first person', 'DJ NOVA: I play techno.', []],
    ['nobody’s name', 'She plays techno from Berlin.', []],
    ['too many words', `DJ NOVA plays techno. ${'She plays techno from Berlin. '.repeat(130)}`, []],
  ])('are refused for %s, the others are kept', (_, long, claims) => {
    const refused = refusedOf(long);
    expect(refused?.map(({ length }) => length)).toEqual(['long']);
    for (const claim of claims) expect(refused?.[0]?.claims).toContain(claim);
    expect(biosOf({ ...fine, long }, NOVA)?.bio).toEqual({ ...fine, long: '' });
  });

  it('are none where the answer has another shape', () => {
    for (const answer of [null, 'text', {}, { short: 1, medium: '', long: '' }])
      expect(biosOf(answer, NOVA)).toBe(null);
  });

  it('are asked for with the facts alone, without contacts', () => {
    expect(BIO_SHAPE.schema).toMatchObject({ required: ['short', 'medium', 'long'] });
    expect(factsForWriter(NOVA)).toContain('Halle 14');
    expect(factsForWriter(NOVA)).not.toContain('booking@djnova.example');
  });
});
