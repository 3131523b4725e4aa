import type { ArchetypeId } from '#core/tools/logo-generator/archetype-params.ts';
import { analyseName } from '#core/tools/logo-generator/engine/analyse-name.ts';
import { letteringOf } from '#core/tools/logo-generator/engine/lettering.ts';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { covers } from '#core/typefaces/coverage.ts';
import { FONT_IDS, type FontId, type FontTrait, hasTrait } from '#core/typefaces/font-catalogue.ts';

/** Kinds that stand and fall with one sort of letter. */
const SORT_OF: Partial<Record<ArchetypeId, FontTrait>> = { blackletter: 'blackletter', script: 'script' };
const SORTS = Object.values(SORT_OF);

/** Broken and joined letters are made for lower case: in capitals nobody can read them. */
const isForCapitals = (font: FontId): boolean => !SORTS.some((sort) => hasTrait(font, sort));

/** The characters that the face of a logo has to draw, as its kind writes them. */
export const letteringOfSpec = ({ name, archetype }: Pick<LogoSpec, 'name' | 'archetype'>): string =>
  letteringOf(analyseName(name), archetype);

/** The face that a logo keeps, or gets, when it becomes of this kind; `instead` is another that it had before. */
export function faceForKind(kind: ArchetypeId, { name, font }: LogoSpec, instead: FontId): FontId {
  const sort = SORT_OF[kind];
  if (sort) {
    const kept = [font, instead].find((each) => hasTrait(each, sort));
    if (kept) return kept;
    const text = letteringOfSpec({ name, archetype: kind });
    return FONT_IDS.find((each) => hasTrait(each, sort) && covers(each, text)) ?? font;
  }
  if (isForCapitals(font)) return font;
  return isForCapitals(instead) ? instead : 'archivo';
}
