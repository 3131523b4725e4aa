import { spelledOut } from '../ascii-slug.ts';

/** Words of a text as they are looked for: in small letters, without accents, and one space between two. */
export const nameWords = (text: string): string =>
  spelledOut(text)
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
