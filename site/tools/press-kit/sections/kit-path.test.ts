import { describe, expect, it } from 'vitest';
import { emptyKit } from '#core/tools/press-kit/kit-schema.ts';
import { textAt, withText } from './kit-path.ts';

const KIT = { ...emptyKit('NOVA'), genres: ['Techno', 'House'], bio: { short: 'A', medium: 'B', long: '' } };

describe('a path of a kit', () => {
  it('leads to its text, and to nothing where nothing is', () => {
    expect(
      ['artistName', 'genres.1', 'bio.medium', 'quotes.3.text', 'look'].map((path) => textAt(KIT, path)),
    ).toEqual(['NOVA', 'House', 'B', '', '']);
  });

  it('changes only what is there', () => {
    expect(withText(KIT, 'genres.0', 'Dub')).toEqual({ genres: ['Dub', 'House'] });
    expect(withText(KIT, 'bio.long', 'C')).toEqual({ bio: { short: 'A', medium: 'B', long: 'C' } });
    expect(withText(KIT, 'socials.website', 'https://a.example')).toEqual({
      socials: { website: 'https://a.example' },
    });
    expect(KIT.genres).toEqual(['Techno', 'House']);
  });
});
