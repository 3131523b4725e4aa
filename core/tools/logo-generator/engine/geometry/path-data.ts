import { cosDegrees } from './angle.ts';
import { fitBezier } from './fit-bezier.ts';
import { type Contour, distance, dot, type Point, type Shape, subtract, unit } from './point.ts';

const CE = Number(process.env.CE ?? 0.09), DEC = Number(process.env.DEC ?? 100), COARSE=Number(process.env.COARSE ?? 99999);
let CURVE_ERROR = 0.09, DECS = 100;
const STRAIGHT = 14;
const COS_OF_CORNER = cosDegrees(24);
const SAME_POINT = 0.01;

/** Two decimals: a hundredth of a pixel at the size the logo is drawn for. */
function decimal(value: number): string {
  const rounded = Math.round(value * DECS) / DECS;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

const pair = ([x, y]: Point): string => `${decimal(x)} ${decimal(y)}`;

/** Writes a shape as SVG path data: straight sides and corners stay, everything else becomes Béziers. */
export const pathData = (shape: Shape): string => { const heavy = shape.flat().length > COARSE; CURVE_ERROR = heavy ? CE : .09; DECS = heavy ? DEC : 100; return shape.map(contourData).join(''); }

const THIN=Number(process.env.THIN ?? 0);
function thin(c: Contour): Contour { let last = c.at(-1)!; return c.filter((p) => { if (distance(p, last) < THIN) return false; last = p; return true; }); }
function contourData(contour: Contour): string {
  const points = DECS === 100 ? withoutRepeats(contour) : thin(withoutRepeats(contour));
  if (points.length < 3) return '';
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
  let data = `M${pair(at(first))}`;
  for (const [order, from] of stops.entries()) {
    const isLast = order === stops.length - 1;
    const to = isLast ? first + points.length : (stops[order + 1] ?? from);
    if (to - from === 1) {
      if (!isLast) data += `L${pair(at(to))}`;
      continue;
    }
    const run = Array.from({ length: to - from + 1 }, (_, step) => at(from + step));
    for (const [, control1, control2, end] of fitBezier(run, tangent(from, 1), tangent(to, -1), CURVE_ERROR))
      data += `C${pair(control1)} ${pair(control2)} ${pair(end)}`;
  }
  return `${data}Z`;
}

const withoutRepeats = (contour: Contour): Contour =>
  contour.filter((point, index) => {
    const next = contour[(index + 1) % contour.length];
    return next !== undefined && distance(point, next) > SAME_POINT;
  });
