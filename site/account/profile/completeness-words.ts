import { missingOf } from '#core/profile.ts';

const PARTS = {
  artistName: 'artist name',
  city: 'city',
  genres: 'one genre',
  bioFacts: 'one fact',
} as const;
const COUNTS = ['Nothing is', 'One thing is', 'Two things are', 'Three things are', 'Four things are'];

/** `Two things are missing: city, one fact`, or null where the profile is complete. */
export function missingWords(profile: Parameters<typeof missingOf>[0]): string | null {
  const missing = missingOf(profile);
  if (missing.length === 0) return null;
  return `${COUNTS[missing.length]} missing: ${missing.map((part) => PARTS[part]).join(', ')}`;
}
