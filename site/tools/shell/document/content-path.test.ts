import { describe, expect, it } from 'vitest';
import { itemsAt, textAt, withItems, withText } from './content-path.ts';

const SHEET = {
  name: 'NOVA',
  genres: ['Techno', 'House'],
  bio: { short: 'A', medium: 'B', long: '' },
  links: {} as Record<string, string>,
  guests: { names: ['Mara'] },
};

describe('a path of what is written', () => {
  it('leads to its text, and to nothing where nothing is', () => {
    expect(
      ['name', 'genres.1', 'bio.medium', 'quotes.3.text', 'bio'].map((path) => textAt(SHEET, path)),
    ).toEqual(['NOVA', 'House', 'B', '', '']);
  });

  it('changes only what is there', () => {
    expect(withText(SHEET, 'genres.0', 'Dub')).toEqual({ genres: ['Dub', 'House'] });
    expect(withText(SHEET, 'bio.long', 'C')).toEqual({ bio: { short: 'A', medium: 'B', long: 'C' } });
    expect(withText(SHEET, 'links.website', 'https://a.example')).toEqual({
      links: { website: 'https://a.example' },
    });
    expect(SHEET.genres).toEqual(['Techno', 'House']);
  });

  it('leads to a list, wherever it is, and changes it as a whole', () => {
    expect(['genres', 'guests.names', 'name', 'nowhere'].map((path) => itemsAt(SHEET, path))).toEqual([
      SHEET.genres,
      ['Mara'],
      [],
      [],
    ]);
    expect(withItems(SHEET, 'guests.names', [])).toEqual({ guests: { names: [] } });
  });
});
