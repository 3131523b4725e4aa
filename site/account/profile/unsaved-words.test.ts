import { expect, it } from 'vitest';
import { unsavedWords } from './unsaved-words.ts';

it('names two fields and counts the others, so that it fits a phone', () => {
  expect(unsavedWords(['city'])).toBe('Not saved: city');
  expect(unsavedWords(['city', 'bioFacts'])).toBe('Not saved: city, facts');
  expect(unsavedWords(['city', 'genres', 'timeZone', 'socials'])).toBe('Not saved: city, genres and 2 more');
});
