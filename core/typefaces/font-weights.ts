import { type FamilyId, FONT_IDS, FONTS, type FontId } from './font-catalogue.ts';

export interface FontWeight {
  /** 100 to 900. */
  weight: number;
  font: FontId;
}

const byFamily = new Map<string, FontWeight[]>();
for (const font of FONT_IDS) {
  const { family, weight } = FONTS[font];
  byFamily.set(family, [...(byFamily.get(family) ?? []), { weight, font }]);
}
for (const weights of byFamily.values()) weights.sort((a, b) => a.weight - b.weight);

/** The weights of the family that a face belongs to, lightest first; the face itself is one of them. */
export const weightsOf = (font: FontId): readonly FontWeight[] => byFamily.get(FONTS[font].family) ?? [];

/** The face of a family whose weight comes nearest; the heavier one of two that are as near. */
export function fontFor(family: FamilyId, weight: number): FontId {
  const [first, ...others] = byFamily.get(family) ?? [];
  if (!first) throw new Error(`No face of the family ${family}`);
  const distance = (each: FontWeight): number => Math.abs(each.weight - weight);
  return others.reduce((best, each) => (distance(each) <= distance(best) ? each : best), first).font;
}
