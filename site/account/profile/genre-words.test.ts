import { expect, it } from 'vitest';
import { MOST } from '#core/profile.ts';
import { profileChangeSchema } from '#core/profile-schema.ts';
import { KNOWN_GENRES, suggestions, withGenres } from './genre-words.ts';

it('suggests what is not chosen and holds what was typed', () => {
  expect(suggestions([], '')).toEqual(KNOWN_GENRES.slice(0, 8));
  expect(suggestions(['techno'], 'TECH')).toEqual(['Tech house', 'Melodic techno', 'Hard techno']);
});

it('takes own words, writes known ones as they are known, and none twice', () => {
  expect(withGenres(['House'], 'dark  disco, TECHNO, house')).toEqual(['House', 'dark disco', 'Techno']);
  expect(withGenres(['House'], ' , ')).toEqual(['House']);
});

it('takes no more, and none longer, than a profile holds', () => {
  const many = withGenres([], `${'x'.repeat(50)}, ${KNOWN_GENRES.join(', ')}`);
  expect(many).toHaveLength(MOST.genres);
  expect(profileChangeSchema.safeParse({ genres: many }).success).toBe(true);
});
