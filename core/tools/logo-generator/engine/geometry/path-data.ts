import { cosDegrees } from './angle.ts';
import { fitBezier } from './fit-bezier.ts';
import type { PathCommand } from './flatten.ts';
import { type Contour, distance, dot, type Point, type Shape, subtract, unit } from './point.ts';

const STRAIGHT = 14;
const COS_OF_CORNER = cosDegrees(24);
const SAME_POINT = 0.01;

/** How faithfully a shape is written, in pixels of the size the logo is drawn for. */
export interface Precision {
  /** The largest distance between the shape and the curve that stands for it. */
  curveError: number;
  /** Coordinates are multiples of one over this. */
  perPixel: 10 | 100;
}

export const FINE: Precision = { curveError: 0.09, perPixel: 100 };

/** A shape as path commands: straight sides and corners stay, everything else becomes Béziers. */
export const outlinesOf = (shape: Shape, curveError: number): PathCommand[] =>
  shape.flatMap((contour) => outlineOf(contour, curveError));

function outlineOf(contour: Contour, curveError: number): PathCommand[] {
  const points = withoutRepeats(contour);
  if (points.length < 3) return [];
  const at = (index: number): Point => points[(index + points.length) % points.length] as Point;
  const isStraight = (index: number): boolean => distance(at(index), at(index + 1)) > STRAIGHT;
  const isCorner = (index: number): boolean =>
    dot(unit(subtract(at(index), at(index - 1))), unit(subtract(at(index + 1), at(index)))) < COS_OF_CORNER;

  let stops = points.flatMap((_, index) =>
    isCorner(index) || isStraight(index) || isStraight(index - 1) ? [index] : [],
  );
  if (stops.length === 0) stops = [0, points.length >> 1];

  /** Unit tangent at a stop, pointing away from the neighbour on the other side of it. */
  const tangent = (index: number, side: 1 | -1): Point => {
    const here = at(index);
    const [next, previous] = [at(index + side), at(index - side)];
    if (isCorner(index)) return unit(subtract(next, here));
    const straightBehind = side === 1 ? isStraight(index - 1) : isStraight(index);
    return unit(straightBehind ? subtract(here, previous) : subtract(next, previous));
  };

  const first = stops[0] ?? 0;
  const commands: PathCommand[] = [{ to: 'move', points: [at(first)] }];
  for (const [order, from] of stops.entries()) {
    const isLast = order === stops.length - 1;
    const to = isLast ? first + points.length : (stops[order + 1] ?? from);
    if (to - from === 1) {
      if (!isLast) commands.push({ to: 'line', points: [at(to)] });
      continue;
    }
    const run = Array.from({ length: to - from + 1 }, (_, step) => at(from + step));
    for (const [, control1, control2, end] of fitBezier(run, tangent(from, 1), tangent(to, -1), curveError))
      commands.push({ to: 'cubic', points: [control1, control2, end] });
  }
  return [...commands, { to: 'close' }];
}

const withoutRepeats = (contour: Contour): Contour =>
  contour.filter((point, index) => {
    const next = contour[(index + 1) % contour.length];
    return next !== undefined && distance(point, next) > SAME_POINT;
  });
