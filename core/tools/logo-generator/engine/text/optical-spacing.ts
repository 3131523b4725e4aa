import type { Point, Shape } from '../geometry/point.ts';

/** Bands to a cap height, and those above and below the capitals where accents and tails could collide. */
const BANDS = 24;
const ABOVE = 10;
const BELOW = 8;
const COUNT = ABOVE + BANDS + BELOW;

/** White deeper than this inside a letter does not count, in cap heights: the eye does not fill a C or an L. */
const DEEPEST = 0.2;
/** How much of the difference to the even spacing is made up. */
const STRENGTH = 0.6;
/** The most that a letter moves, in cap heights: some 0.06 em. */
const FARTHEST = 0.08;
/** Letters that move together keep this share of the usual gap, and never less than the least one. */
const KEPT_GAP = 0.6;
const LEAST_GAP = 0.04;

/**
 * How far an outline reaches in each band from above its accents to below its tails, in cap heights from its
 * origin; infinite where there is nothing.
 */
export interface Edges {
  left: readonly number[];
  right: readonly number[];
}

const known = new WeakMap<Shape, Edges>();

/**
 * The edges of a letter.
 * @param outline with its baseline at y = 0
 * @param capHeight in the units of the outline, the same each time for the same outline
 */
export function edgesOf(outline: Shape, capHeight: number): Edges {
  const seen = known.get(outline);
  if (seen) return seen;
  const left = new Array<number>(COUNT).fill(Number.POSITIVE_INFINITY);
  const right = new Array<number>(COUNT).fill(Number.NEGATIVE_INFINITY);
  const note = (band: number, x: number): void => {
    left[band] = Math.min(left[band] ?? x, x);
    right[band] = Math.max(right[band] ?? x, x);
  };
  for (const contour of outline)
    for (const [index, to] of contour.entries()) {
      const from = contour[index - 1] ?? contour.at(-1);
      if (from) noteSide(inCapHeights(from, capHeight), inCapHeights(to, capHeight), note);
    }
  const edges = { left, right };
  known.set(outline, edges);
  return edges;
}

const inCapHeights = ([x, y]: Point, capHeight: number): Point => [x / capHeight, y / capHeight];

/** Where a height lies among the bands; the first of them begins above the capitals, whose tops are at -1. */
const bandAt = (y: number): number => (y + 1) * BANDS + ABOVE;
const heightAt = (band: number): number => (band - ABOVE) / BANDS - 1;

/** Notes the ends of the piece of a side that lies in each band, so that no hairline slips through. */
function noteSide([x1, y1]: Point, [x2, y2]: Point, note: (band: number, x: number) => void): void {
  const [top, bottom] = y1 < y2 ? [y1, y2] : [y2, y1];
  const at = (y: number): number => (y1 === y2 ? x1 : x1 + ((x2 - x1) * (y - y1)) / (y2 - y1));
  const last = Math.min(COUNT - 1, Math.floor(bandAt(bottom)));
  for (let band = Math.max(0, Math.floor(bandAt(top))); band <= last; band++) {
    note(band, at(Math.max(top, heightAt(band))));
    note(band, at(Math.min(bottom, heightAt(band + 1))));
  }
}

/** A letter on a line; without edges where it is not to be moved against its neighbours. */
export interface SpacedLetter {
  edges: Edges | null;
  /** From its origin to that of the next letter, in cap heights. */
  advance: number;
}

/**
 * The white that the eye sees between two letters, and the narrowest place between them, in cap heights.
 * Depths count from the outermost points of the letters between baseline and cap height.
 */
function between(one: SpacedLetter, other: SpacedLetter): { white: number; narrowest: number } | null {
  if (!one.edges || !other.edges) return null;
  const right = one.edges.right.slice(ABOVE, ABOVE + BANDS);
  const left = other.edges.left.slice(ABOVE, ABOVE + BANDS);
  const [farthest, nearest] = [Math.max(...right), Math.min(...left)];
  if (!Number.isFinite(farthest) || !Number.isFinite(nearest)) return null;
  let depth = 0;
  for (const [band, x] of right.entries()) {
    depth += Math.min(DEEPEST, farthest - x);
    depth += Math.min(DEEPEST, (left[band] ?? x) - nearest);
  }
  return {
    white: one.advance - farthest + nearest + depth / BANDS,
    narrowest: one.advance + narrowestGap(one.edges, other.edges),
  };
}

/** Looks one band up and down too, because letters also touch at a slant. */
function narrowestGap({ right }: Edges, { left }: Edges): number {
  let narrowest = Number.POSITIVE_INFINITY;
  for (const [band, x] of right.entries())
    for (const near of [band - 1, band, band + 1])
      narrowest = Math.min(narrowest, (left[near] ?? Number.POSITIVE_INFINITY) - x);
  return narrowest;
}

/** The lower one where there are two in the middle: display lettering rather comes together. */
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[(values.length - 1) >> 1] ?? 0;

/**
 * What evens out the white between the letters of a line: the space to add after each letter, in cap heights,
 * negative where the next one comes closer. The line is its own measure, so that its colour stays as it is.
 */
export function opticalSpacing(letters: readonly SpacedLetter[]): number[] {
  const pairs = letters.map((letter, index) => {
    const next = letters[index + 1];
    return next ? between(letter, next) : null;
  });
  const measured = pairs.filter((pair) => pair !== null);
  const even = median(measured.map(({ white }) => white));
  const usual = median(measured.map(({ narrowest }) => Math.min(narrowest, even)));
  const least = Math.max(LEAST_GAP, usual * KEPT_GAP);
  return pairs.map((pair) => {
    if (!pair) return 0;
    const wished = Math.max(-FARTHEST, Math.min(FARTHEST, (even - pair.white) * STRENGTH));
    return wished >= 0 ? wished : Math.min(0, Math.max(wished, least - pair.narrowest));
  });
}
