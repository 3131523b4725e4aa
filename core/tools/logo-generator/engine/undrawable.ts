import { fileFor } from '#core/typefaces/coverage.ts';
import { fallbacksFor } from '#core/typefaces/fallback-fonts.ts';
import type { FontId } from '#core/typefaces/font-catalogue.ts';
import { capitals } from './letter-case.ts';

/** Whole phrases and ornaments in one glyph, such as U+FDFA: symbols, with outlines of many hundred strokes. */
const ARABIC_SYMBOL = /[\uFB50-\uFDFF\uFE70-\uFEFF]/u;

/** A letter with its accents; accents alone where there is no letter before them. */
const CLUSTER = /[^\p{M}\s]\p{M}*|\p{M}+/gu;

/**
 * The characters that no face in the catalogue draws, each once. A small letter that can be drawn and its
 * capital cannot counts too, and so does an accent without a letter.
 */
export function undrawable(text: string, font: FontId = 'archivo'): string[] {
  const fonts = [font, ...fallbacksFor(font)];
  const hasGlyph = (character: string): boolean => fonts.some((each) => fileFor(each, character) !== null);
  const isDrawn = (character: string): boolean =>
    !ARABIC_SYMBOL.test(character) && hasGlyph(character) && [...capitals(character)].every(hasGlyph);
  const missing = (text.match(CLUSTER) ?? []).flatMap((cluster) => {
    const characters = [...cluster];
    return /^\p{M}/u.test(cluster) ? characters : characters.filter((character) => !isDrawn(character));
  });
  return [...new Set(missing)];
}
