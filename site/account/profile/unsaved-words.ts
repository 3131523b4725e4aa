import type { ArtistDraft } from './artist-draft.ts';

const FIELDS: Readonly<Record<keyof ArtistDraft, string>> = {
  firstName: 'first name',
  artistName: 'artist name',
  city: 'city',
  genres: 'genres',
  bioFacts: 'facts',
  socials: 'links',
  careerStage: 'career stage',
  timeZone: 'time zone',
  currency: 'currency',
};

/** Fields that are named; the others are counted. */
const NAMED = 2;

/** `Not saved: city, genres and 3 more`. */
export function unsavedWords(changed: readonly (keyof ArtistDraft)[]): string {
  const named = changed.slice(0, NAMED).map((key) => FIELDS[key]);
  const more = changed.length - named.length;
  return `Not saved: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
