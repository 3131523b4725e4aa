import type { LogoSpec } from '../spec.ts';
import { analyseName } from './analyse-name.ts';
import { FINE, type Precision } from './geometry/path-data.ts';
import { capitals } from './letter-case.ts';
import { letteringOf } from './lettering.ts';
import { FINE_TOLERANCE, type Typesetter } from './text/typesetter.ts';

/** How closely a logo follows the outlines of its letters, from the font file to the written path. */
export interface Detail extends Precision {
  /** The largest distance between a curve and the short lines that stand for it, in ems. */
  tolerance: number;
}

/**
 * The more letters share the picture, the smaller each one is: detail that nobody could see is left out
 * before it has to be computed and written. Names of usual length keep all of it, whatever stands below them.
 */
const LEVELS: readonly { name: number; tagline: number; detail: Detail }[] = [
  { name: 1300, tagline: 1800, detail: { ...FINE, tolerance: FINE_TOLERANCE } },
  { name: 2000, tagline: 2500, detail: { curveError: 0.2, perPixel: 10, tolerance: 0.001 } },
];
const SMALLEST_LETTERS: Detail = { curveError: 0.2, perPixel: 10, tolerance: 0.003 };

/** Lines and curves in the outlines of the name and of the tagline. */
export const segmentsOf = (spec: LogoSpec, set: Typesetter): { name: number; tagline: number } => ({
  name: set.segments(spec.font, letteringOf(analyseName(spec.name), spec.archetype)),
  tagline: set.segments(spec.capFont, capitals(spec.tagline)),
});

export function detailOf(spec: LogoSpec, set: Typesetter): Detail {
  const { name, tagline } = segmentsOf(spec, set);
  const level = LEVELS.find((most) => name <= most.name && tagline <= most.tagline);
  return level?.detail ?? SMALLEST_LETTERS;
}
