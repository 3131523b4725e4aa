import { FONTS, type FontId, hasTrait } from '#core/typefaces/font-catalogue.ts';
import { weightsOf } from '#core/typefaces/font-weights.ts';

const REGULAR = 400;
const BOLD = 600;

/** A weight of a family that has others: what its number says is what it looks like. */
const isWeight = (font: FontId): boolean => weightsOf(font).length > 1;

/** Letters of thin lines: stems below a seventh of the height of a capital. */
export const isThin = (font: FontId): boolean =>
  hasTrait(font, 'light') || hasTrait(font, 'elegant') || (isWeight(font) && FONTS[font].weight <= REGULAR);

/** Letters without the mass that an effect can take something away from. */
export const isLean = (font: FontId): boolean =>
  isThin(font) || (isWeight(font) && FONTS[font].weight < BOLD);
