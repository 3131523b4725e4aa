/** Letters that decomposition leaves as they are. */
const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  þ: 'th',
  ð: 'd',
  ı: 'i',
};

/** In small letters, with letters that are no others with an accent spelled out, and accents apart from theirs. */
export const spelledOut = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[ßæœøđłþðı]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFD');

const LONGEST = 40;

/**
 * `AMÉLIE & Łuk` → `amelie-luk`: letters a to z, digits and hyphens, at most 40. Unpackers disagree about any other
 * letter, so a name in another script becomes `other`.
 */
export function asciiSlug(text: string, other: string): string {
  const plain = spelledOut(text)
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z\d]+/g, '-');
  return plain.slice(0, LONGEST).replace(/^-+|-+$/g, '') || other;
}
