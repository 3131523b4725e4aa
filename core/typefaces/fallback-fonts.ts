import { type FamilyId, FONTS, type FontId, hasTrait } from './font-catalogue.ts';
import { fontFor, weightsOf } from './font-weights.ts';

/** The faces that draw Han characters, in the forms of one language each. */
export const JAPANESE_FACE: FontId = 'dela-gothic-one';
export const CHINESE_FACE: FontId = 'zcool-qingke-huangyou';

/** Asked in turn for a character that the chosen face lacks; together they reach every script we set. */
const FAMILIES: readonly FamilyId[] = [
  'inter',
  'dela-gothic-one',
  'black-han-sans',
  'lalezar',
  'rubik',
  'kanit',
  'mukta',
  'zcool-qingke-huangyou',
];

/** How heavy faces of one weight look that are neither heavy nor light by their traits. */
const DISPLAY_WEIGHT = 600;

function apparentWeight(font: FontId): number {
  if (weightsOf(font).length > 1) return FONTS[font].weight;
  return hasTrait(font, 'heavy') ? 900 : hasTrait(font, 'light') ? 300 : DISPLAY_WEIGHT;
}

const known = new Map<FontId, readonly FontId[]>();

/** The faces that help out beside a chosen one, in the weights that look like it. */
export function fallbacksFor(font: FontId): readonly FontId[] {
  const faces = known.get(font) ?? FAMILIES.map((family) => fontFor(family, apparentWeight(font)));
  known.set(font, faces);
  return faces;
}
