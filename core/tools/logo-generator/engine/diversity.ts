import { FONTS } from '#core/typefaces/font-catalogue.ts';
import type { LogoSpec } from '../spec.ts';
import { inkRaster } from './ink-raster.ts';
import type { Layer } from './layer.ts';
import { paletteDistance } from './palette-distance.ts';
import { paletteOf } from './palettes.ts';

/** A concept as it meets the eye. */
export interface Look {
  spec: LogoSpec;
  ink: Float64Array;
}

export const lookOf = (spec: LogoSpec, layers: readonly Layer[]): Look => ({ spec, ink: inkRaster(layers) });

/** What each difference counts for; together 1. */
const WEIGHT = { ink: 0.4, kind: 0.25, colours: 0.2, face: 0.15 } as const;

/** Concepts of one brief are at least so far apart; nearer ones look like two takes of one idea. */
export const LEAST_DISTANCE = 0.45;
/** The same for concepts that are meant to be like one that was liked; and where most of its parts are locked. */
export const LEAST_DISTANCE_ALIKE = 0.14;
export const LEAST_DISTANCE_LOCKED = 0.025;

/** Palettes at least so far apart look unlike each other. */
const UNLIKE_COLOURS = 0.3;

/** How different two concepts look, 0 to 1: by their drawing, kind, colours and typeface. */
export function distanceBetween(one: Look, other: Look): number {
  const colours = paletteDistance(paletteOf(one.spec), paletteOf(other.spec)) / UNLIKE_COLOURS;
  return (
    WEIGHT.ink * inkDistance(one.ink, other.ink) +
    WEIGHT.kind * Number(one.spec.archetype !== other.spec.archetype) +
    WEIGHT.colours * Math.min(1, colours) +
    WEIGHT.face * Number(FONTS[one.spec.font].family !== FONTS[other.spec.font].family)
  );
}

/** The share of the ink of both that lies where the other has none. */
function inkDistance(one: Float64Array, other: Float64Array): number {
  let apart = 0;
  let together = 0;
  for (let index = 0; index < one.length; index++) {
    const [a, b] = [one[index] ?? 0, other[index] ?? 0];
    apart += Math.abs(a - b);
    together += Math.max(a, b);
  }
  return together === 0 ? 0 : apart / together;
}

/** Distance to the nearest of the others; infinite where there is none. */
export const distanceToNearest = (look: Look, others: readonly Look[]): number =>
  Math.min(...others.map((other) => distanceBetween(look, other)), Number.POSITIVE_INFINITY);
