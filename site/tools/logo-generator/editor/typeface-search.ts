import {
  TYPEFACE_KINDS,
  TYPEFACES,
  type Typeface,
  typefaceOf,
  weightName,
} from '#core/tools/logo-generator/typefaces.ts';
import { covers } from '#core/typefaces/coverage.ts';
import { FONTS, type FontId } from '#core/typefaces/font-catalogue.ts';

/** The typefaces that can write a text, in the order in which they are offered. */
export const typefacesFor = (text: string): Typeface[] =>
  TYPEFACES.filter(({ weights }) => weights.some(({ font }) => covers(font, text)));

/** Those whose name, kind, look or writing systems have every word of the search in them. */
export function foundBy(search: string, typefaces: readonly Typeface[]): Typeface[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return typefaces.filter((typeface) => {
    const text = wordsFor(typeface).join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function wordsFor({ label, kind, scripts, weights }: Typeface): string[] {
  const looks = weights.flatMap(({ font }) => FONTS[font].traits);
  return [label, TYPEFACE_KINDS[kind].label, ...scripts, ...new Set(looks)];
}

/** `Archivo Black`; the name alone where there is one weight only. */
export function faceWords(font: FontId): string {
  const { label, weights } = typefaceOf(font);
  return weights.length > 1 ? `${label} ${weightName(FONTS[font].weight)}` : label;
}
