import { MissingFontFileError } from '#core/typefaces/missing-font-file.ts';
import type { LogoBrief } from '../brief.ts';
import type { Direction } from '../direction.ts';
import type { LogoSpec } from '../spec.ts';
import { analyseName } from './analyse-name.ts';
import { chooseConcepts } from './choose-concepts.ts';
import { segmentsOf } from './detail.ts';
import { LEAST_DISTANCE, LEAST_DISTANCE_ALIKE, LEAST_DISTANCE_LOCKED } from './diversity.ts';
import { TooComplexError } from './errors.ts';
import { type FaceSet, facesForSpec } from './faces.ts';
import { faultsAskedFor } from './like.ts';
import { planWithSpares } from './plan-logos.ts';

/**
 * Lines and curves that a logo may have in its letters, name and tagline together: some 120 ordinary letters
 * or 35 dense kanji. It keeps every SVG below 150 kB.
 */
export const MOST_SEGMENTS = 6000;

/**
 * How far concepts stand apart, and how many beyond those asked for may be looked at: more where little but their
 * settings can differ.
 */
function marginsOf({ like }: LogoBrief): { apart: number; spares: number } {
  if (!like) return { apart: LEAST_DISTANCE, spares: 24 };
  if (like.locks.length < MANY_LOCKS) return { apart: LEAST_DISTANCE_ALIKE, spares: 24 };
  return { apart: LEAST_DISTANCE_LOCKED, spares: 48 };
}
const MANY_LOCKS = 3;

/** Lines and curves that are drawn on the chance of a better concept: heavy names get fewer chances. */
const MOST_IN_SPARES = 40_000;

/**
 * Designs `count` different logos for a brief: none breaks a rule of taste, and none looks like another. The same
 * brief gives the same concepts; another seed gives others. There are fewer only where the name leaves no other way.
 * @throws UnsupportedScriptError when no typeface draws a character of the name or tagline
 * @throws TooComplexError when the letters would make a drawing too large to use
 * @throws MissingFontFileError when `faces` lacks a file of `facesNeeded(brief, count, directions)`
 */
export function designLogos(
  brief: LogoBrief,
  faces: FaceSet,
  count = 12,
  directions: readonly Direction[] = [],
): LogoSpec[] {
  const margins = marginsOf(brief);
  const { concepts, spares, stopgaps } = planWithSpares(brief, { count, spares: margins.spares }, directions);
  const files = new Set(concepts.flatMap(facesForSpec));
  const missing = [...files].find((file) => !faces.has(file));
  if (missing) throw new MissingFontFileError(missing);
  const most = mostSegments(concepts, faces);
  const isInFaces = (spec: LogoSpec) => facesForSpec(spec).every((file) => files.has(file));
  const worth = (specs: readonly LogoSpec[]) =>
    specs.filter(isInFaces).slice(0, Math.ceil(MOST_IN_SPARES / Math.max(most, 1)));
  return chooseConcepts([...concepts, ...worth(spares)], faces, {
    count,
    stopgaps: worth(stopgaps),
    allowed: brief.like ? faultsAskedFor(analyseName(brief.name), brief.like) : [],
    apart: margins.apart,
  });
}

/** Lines and curves of the heaviest concept. */
function mostSegments(concepts: readonly LogoSpec[], faces: FaceSet): number {
  let most = 0;
  for (const spec of concepts) {
    const { name, tagline } = segmentsOf(spec, faces);
    if (name + tagline > MOST_SEGMENTS) throw new TooComplexError(name >= tagline ? 'name' : 'tagline');
    most = Math.max(most, name + tagline);
  }
  return most;
}
