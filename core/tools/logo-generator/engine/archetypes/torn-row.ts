import { intersect, unite } from '../geometry/boolean.ts';
import { boundsOf } from '../geometry/bounds.ts';
import type { Shape } from '../geometry/point.ts';
import { rectangle } from '../geometry/shapes.ts';
import { move } from '../geometry/transform.ts';
import type { Random } from '../random.ts';
import type { Row } from '../text/rows.ts';

export interface Tearing {
  bands: number;
  /** How far a band may be torn to the side, in cap heights. */
  shift: number;
  slivers: number;
}

export interface Torn {
  body: Shape;
  /** What flies off to the left, and to the right. */
  left: Shape;
  right: Shape;
}

/** How far the ghost of a torn band stands out on the side that it was torn to, in cap heights. */
const GHOST = 0.11;
/** A streak that flies off the end of a torn band, in cap heights. */
const STREAK = { shortest: 0.18, longest: 0.62, lowest: 0.035, tallest: 0.07, clear: 0.07 } as const;
/** Narrow letters are moved less, or they would fall on their neighbours: the most, in widths of a letter. */
const FARTHEST = 1.3;
/** No band is lower than this, in cap heights. */
const LEAST_BAND = 0.07;

interface TornBand {
  isLeft: boolean;
  /** Its outer edge, and its middle. */
  edge: number;
  middle: number;
}

/** A row in bands: every other one torn to a side, with its ghost and the streaks that fly off its end. */
export function tornRow(row: Row, letters: number, tearing: Tearing, random: Random): Torn {
  const capHeight = row.baseline - row.capTop;
  const box = boundsOf(row.shape);
  const reach = Math.min(capHeight, (box.width / letters) * FARTHEST) * tearing.shift;
  const ghost = GHOST * capHeight;
  const body: Shape[] = [];
  const [left, right]: [Shape[], Shape[]] = [[], []];
  const torn: TornBand[] = [];
  let isLeft = random.chance(0.5);
  for (const [index, { top, bottom }] of bandsOf(row, tearing.bands, random).entries()) {
    const band = intersect(row.shape, rectangle(box.left - 9, top, box.width + 18, bottom - top));
    if (index % 2 === 0 || band.length === 0) {
      body.push(band);
      continue;
    }
    const way = isLeft ? -1 : 1;
    const piece = move(band, way * reach * random.between(0.6, 1), 0);
    const bounds = boundsOf(piece);
    const edge = isLeft ? bounds.left : bounds.right;
    const outside = rectangle(edge + way * ghost * 0.5 - ghost, top - 1, ghost * 2, bottom - top + 2);
    body.push(piece);
    (isLeft ? left : right).push(intersect(move(piece, way * ghost, 0), outside));
    torn.push({ isLeft, edge: edge + way * ghost, middle: bounds.centreY });
    isLeft = !isLeft;
  }
  for (let count = 0; count < tearing.slivers; count++) {
    const band = torn[count % torn.length];
    if (band) (band.isLeft ? left : right).push(streak(band, capHeight, random));
  }
  return { body: unite(...body), left: left.flat(), right: right.flat() };
}

function streak({ isLeft, edge, middle }: TornBand, capHeight: number, random: Random): Shape {
  const height = capHeight * random.between(STREAK.lowest, STREAK.tallest);
  const length = capHeight * random.between(STREAK.shortest, STREAK.longest);
  const clear = capHeight * STREAK.clear;
  const y = middle + capHeight * random.between(-0.03, 0.03) - height / 2;
  return rectangle(isLeft ? edge - clear - length : edge + clear, y, length, height);
}

/** Bands of unequal height, those to be torn the lower ones; the outermost hold accents and tails too. */
function bandsOf({ capTop, baseline, top, height }: Row, count: number, random: Random) {
  const weights = Array.from(
    { length: count },
    (_, index) => (index % 2 ? 0.5 : 1) * random.between(0.4, 1.6),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const free = 1 - count * LEAST_BAND;
  let edge = capTop;
  return weights.map((weight, index) => {
    const from = edge;
    edge += (LEAST_BAND + (free * weight) / total) * (baseline - capTop);
    return {
      top: index === 0 ? Math.min(top, from) - 9 : from,
      bottom: index === count - 1 ? Math.max(top + height, edge) + 9 : edge,
    };
  });
}
