import { type FontId, hasTrait } from '#core/typefaces/font-catalogue.ts';
import type { ArchetypeId } from '../archetype-params.ts';
import type { NameParts } from './analyse-name.ts';
import { longestRow } from './longest-row.ts';

/** Faces whose letters are nearly twice as wide as they are high. */
export const VERY_WIDE: readonly FontId[] = ['syne', 'stalinist-one'];

/** Average width of a letter of English text, in cap heights, as measured over the faces of each trait. */
export function letterWidth(font: FontId): number {
  if (VERY_WIDE.includes(font)) return 1.85;
  if (hasTrait(font, 'wide')) return 1.24;
  return hasTrait(font, 'condensed') || hasTrait(font, 'blackletter') ? 0.56 : 0.98;
}

const SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const SQUARE_WIDTH = 1.3;

/** Kinds that stand beside or above the letters, in cap heights; and prefix or tagline, where there are any. */
const BESIDE: Partial<Record<ArchetypeId, number>> = { waveform: 3, symbol: 2 };
const ABOVE: Partial<Record<ArchetypeId, number>> = {
  echo: 1,
  stack: 0.5,
  'label-box': 0.45,
  shadow: 0.2,
  warp: 0.4,
};
const SMALL_PRINT = 0.45;

/** Width over height that a drawing has at most. */
export const WIDEST = 6;

/** Whether a name in one row would be a ribbon; `rows` as in the spec. */
export function isRibbon(
  kind: ArchetypeId,
  font: FontId,
  name: NameParts,
  { rows, hasTagline }: { rows?: number | undefined; hasTagline: boolean },
): boolean {
  if (longestRow(kind, name, rows) < name.size) return false;
  const squares = name.core.match(SQUARE)?.length ?? 0;
  const width = (name.size - squares) * letterWidth(font) + squares * SQUARE_WIDTH + (BESIDE[kind] ?? 0);
  const height = 1 + (ABOVE[kind] ?? 0) + (name.prefix || hasTagline ? SMALL_PRINT : 0);
  return width / height > WIDEST;
}
