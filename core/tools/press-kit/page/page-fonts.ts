import { textPieces } from '#core/paper/break-lines.ts';
import type { FontId } from '#core/typefaces/font-catalogue.ts';
import type { PageParts } from './page-parts.ts';
import { LATIN_EXT_FILES, TEXT_FILES } from './text-face.ts';

/** The words of the page itself, in the letters that every face of ours has. */
const OWN_WORDS = 'Contact “” × 0123456789';

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

function filesFor(fonts: readonly FontId[], value: unknown): string[] {
  const texts = new Set([OWN_WORDS, ...textsIn(value)]);
  const files = fonts.flatMap((font) =>
    [...texts].flatMap((text) => textPieces(text, { font }).pieces.map(({ file }) => file)),
  );
  return [...new Set(files)].filter(Boolean);
}

/** The font files of the page of a kit: any of its texts may stand in any of its faces. */
export const pageFontFiles = ({ kit, look }: Pick<PageParts, 'kit' | 'look'>): string[] =>
  filesFor([look.text, look.strong, look.heading], kit);

/** Letters of the second pair of files, and Latin ones that Archivo has not. */
const LATIN_EXT = /[\u0100-\u0130\u0132-\u0151\u0154-\u017f\u0218-\u021b]/;
const OTHER_LATIN = /[\u0180-\u0217\u021c-\u024f\u1e00-\u1eff]/;

/**
 * The files of the face that text is set in, with how much they are together. None where it lacks Latin letters of that,
 * as Vietnamese has them: the face of the device has them all, so that no word has two faces.
 * @param said the kit, and what else is said on the page
 */
export function textFontFiles(said: unknown): { files: readonly string[]; bytes: number } {
  const words = textsIn(said).join('').normalize('NFC');
  if (OTHER_LATIN.test(words)) return { files: [], bytes: 0 };
  if (!LATIN_EXT.test(words)) return TEXT_FILES;
  return {
    files: [...TEXT_FILES.files, ...LATIN_EXT_FILES.files],
    bytes: TEXT_FILES.bytes + LATIN_EXT_FILES.bytes,
  };
}

/** Those of its headings alone, for a page that sets text in the face of the device. */
export const headingFontFiles = ({ kit, look }: Pick<PageParts, 'kit' | 'look'>): string[] =>
  filesFor([look.heading], [kit.artistName, kit.figures, kit.quotes]);
