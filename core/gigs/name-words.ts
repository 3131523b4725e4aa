import { spelledOut } from '../ascii-slug.ts';

/** Words of a text as they are looked for: in small letters, without accents, and one space between two. */
export const nameWords = (text: string): string =>
  spelledOut(text)
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a venue is found by: one of the same name in the same city is the same. */
export const venueWords = ({ name, city }: { name: string; city: string }): string =>
  nameWords(`${name} ${city}`);
