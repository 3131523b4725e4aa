import { isChinese } from '#core/typefaces/coverage.ts';
import { CHINESE_FACE, fallbacksFor } from '#core/typefaces/fallback-fonts.ts';
import type { FontId } from '#core/typefaces/font-catalogue.ts';
import { type TextRun, textRuns } from '#core/typefaces/text-runs.ts';
import { UnsupportedScriptError } from '../errors.ts';

/**
 * Cuts a line into runs, from left to right as they stand: the wished face where it has the glyph, an all-round
 * face elsewhere.
 * @param whole the text that the line is a part of, where that tells more about its language
 * @throws UnsupportedScriptError naming the characters that no face draws
 */
export function itemise(text: string, wished: FontId, whole = text): TextRun<FontId>[] {
  const fonts: [FontId, ...FontId[]] = [wished, ...fallbacksFor(wished)];
  const hanFonts = isChinese(whole) ? [CHINESE_FACE, ...fonts] : fonts;
  const { runs, missing } = textRuns(text, fonts, hanFonts);
  if (missing.length > 0) throw new UnsupportedScriptError(missing);
  return runs;
}

/** The font files that a line needs. */
export const filesFor = (text: string, wished: FontId, whole = text): string[] => [
  ...new Set(itemise(text, wished, whole).map((run) => run.file)),
];
