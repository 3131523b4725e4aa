import { CJK_COVERAGE } from './cjk-coverage.ts';
import { type CodePointRanges, decodeCoverage, includes } from './coverage-code.ts';
import { CHINESE_FACE, fallbacksFor, JAPANESE_FACE } from './fallback-fonts.ts';
import { FACES, type FaceId, type FontId } from './font-catalogue.ts';
import { FONT_COVERAGE } from './font-coverage.ts';

interface SubsetCoverage {
  subset: string;
  ranges: CodePointRanges;
}

const decoded = new Map<string, readonly SubsetCoverage[]>();

function subsetsOf(family: string): readonly SubsetCoverage[] {
  const known = decoded.get(family);
  if (known) return known;
  const subsets = Object.entries({ ...FONT_COVERAGE[family], ...CJK_COVERAGE[family] })
    // Object keys that look like numbers come first; the named subsets are the likelier ones.
    .toSorted(([a], [b]) => Number(/^\d/.test(a)) - Number(/^\d/.test(b)))
    .map(([subset, code]) => ({ subset, ranges: decodeCoverage(code) }));
  decoded.set(family, subsets);
  return subsets;
}

/** Name of the font file that draws the letter with all its marks, or null where the face has none. */
export function fileFor(font: FaceId, letter: string): string | null {
  const { family, weight } = FACES[font];
  const codePoints = [...letter].map((character) => character.codePointAt(0) ?? 0);
  const found = subsetsOf(family).find(({ ranges }) =>
    codePoints.every((codePoint) => includes(ranges, codePoint)),
  );
  return found ? `${family}-${found.subset}-${weight}-normal.woff` : null;
}

/** Whether the face has a glyph for every character of the text. */
function draws(font: FontId, text: string): boolean {
  const subsets = subsetsOf(FACES[font].family);
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (character !== ' ' && !subsets.some(({ ranges }) => includes(ranges, codePoint))) return false;
  }
  return true;
}

const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a text has Han characters that only the Chinese face draws, so that all of them are Chinese. */
export const isChinese = (text: string): boolean =>
  HAN.test(text) &&
  !KANA.test(text) &&
  [...text].some(
    (character) =>
      HAN.test(character) && !fileFor(JAPANESE_FACE, character) && fileFor(CHINESE_FACE, character),
  );

/** Whether the face itself draws every character of the text, Han characters in the forms of their language. */
export const covers = (font: FontId, text: string): boolean =>
  draws(font, text) && (font !== CHINESE_FACE || !HAN.test(text) || isChinese(text));

/** The first face that draws the whole text, from those given and then the all-round ones. */
export const coveringFont = (text: string, preferred: readonly FontId[]): FontId | undefined =>
  [...preferred, ...fallbacksFor(preferred[0] ?? 'inter')].find((font) => covers(font, text));
