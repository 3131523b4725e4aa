import { expect, it } from 'vitest';
import { missingWords } from './completeness-words.ts';

const COMPLETE = { artistName: 'Mara Volt', city: 'Berlin', genres: ['Techno'], bioFacts: ['Born in Oslo'] };

it('says how many things are missing, and which', () => {
  expect(missingWords({ ...COMPLETE, city: '', bioFacts: [] })).toBe(
    'Two things are missing: city, one fact',
  );
  expect(missingWords({ ...COMPLETE, genres: [] })).toBe('One thing is missing: one genre');
  expect(missingWords({ artistName: '', city: '', genres: [], bioFacts: [] })).toBe(
    'Four things are missing: artist name, city, one genre, one fact',
  );
});

it('says nothing of a complete profile', () => {
  expect(missingWords(COMPLETE)).toBe(null);
});
