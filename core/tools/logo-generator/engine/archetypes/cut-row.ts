import { cosDegrees, sinDegrees } from '../geometry/angle.ts';
import { dropCrumbs, dropSlivers } from '../geometry/area.ts';
import { intersect } from '../geometry/boolean.ts';
import { boundsOf } from '../geometry/bounds.ts';
import type { Point, Shape } from '../geometry/point.ts';
import { polygon } from '../geometry/shapes.ts';
import { move } from '../geometry/transform.ts';
import type { Row } from '../text/rows.ts';

export interface Cut {
  /** Degrees; positive cuts fall to the right. */
  angle: number;
  /** Where the cut goes through the capitals, as a share from the top. */
  cut: number;
  bands: 'two' | 'three';
  /** How far the pieces move apart, as a share of the cap height. */
  shift: number;
  /** Whether one of the bands takes the accent colour. */
  accent: boolean;
  /** The open gap at a cut, and half the height of a middle band, as shares of the cap height. */
  gap?: number;
  band?: number;
}

interface Band {
  from: number;
  to: number;
  push: number;
  isAccent: boolean;
}

const MIDDLE_BAND = 0.095;
const GAP = 0.034;
const FAR = 5;

/** Smaller pieces are crumbs, in squared cap heights. */
const CRUMB = 0.002;

/** Cuts a row into bands and pushes them apart along the cut. */
export function cutRow(row: Row, cut: Cut): { main: Shape; accent: Shape } {
  const capHeight = row.baseline - row.capTop;
  const { centreX, width } = boundsOf(row.shape);
  const along: Point = [cosDegrees(cut.angle), sinDegrees(cut.angle)];
  const middle: Point = [centreX, row.capTop + capHeight / 2];
  const reach = width + capHeight * FAR;
  const main: Shape[] = [];
  const accent: Shape[] = [];
  for (const { from, to, push, isAccent } of bandsOf(cut)) {
    const piece = intersect(row.shape, strip(middle, along, reach, from * capHeight, to * capHeight));
    const clean = dropCrumbs(dropSlivers(piece, capHeight * 0.012), capHeight * capHeight * CRUMB);
    const way = push * cut.shift * capHeight;
    (isAccent ? accent : main).push(move(clean, along[0] * way, along[1] * way));
  }
  return { main: main.flat(), accent: accent.flat() };
}

/** The bands from top to bottom, in cap heights from the middle of the capitals. */
function bandsOf({ cut, bands, accent, gap = GAP, band = MIDDLE_BAND }: Cut): Band[] {
  const line = cut - 0.5;
  const half = gap / 2;
  if (bands === 'two')
    return [
      { from: -FAR, to: line - half, push: -0.9, isAccent: false },
      { from: line + half, to: FAR, push: 0.9, isAccent: accent },
    ];
  const [upper, lower] = [line - band, line + band];
  return [
    { from: -FAR, to: upper - half, push: -0.9, isAccent: false },
    { from: upper + half, to: lower - half, push: 1.4, isAccent: accent },
    { from: lower + half, to: FAR, push: -0.3, isAccent: false },
  ];
}

/** A band of the plane along the cut; `from` and `to` are distances across it from the middle point. */
function strip([x, y]: Point, [dx, dy]: Point, reach: number, from: number, to: number): Shape {
  const corner = (side: 1 | -1, across: number): Point => [
    x + side * dx * reach - dy * across,
    y + side * dy * reach + dx * across,
  ];
  return polygon(corner(-1, from), corner(1, from), corner(1, to), corner(-1, to));
}
