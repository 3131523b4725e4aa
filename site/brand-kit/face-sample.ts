import { FONTS, type FontId } from '#core/typefaces/font-catalogue.ts';

/** The file of a face that holds the Latin letters, as it is served. */
export function latinFile(font: FontId): string {
  const { family, weight } = FONTS[font];
  return `/fonts/logo/${family}-latin-${weight}-normal.woff`;
}

const ALPHABET = 'ABCDEFGHIJKLM abcdefghijklm 0123456789';

/** What a face is shown by: the name that is set in it, or the alphabet where the Latin file lacks its letters. */
export const sampleOf = (name: string): string => (/^[\x20-\x7E]+$/.test(name) ? name : ALPHABET);
