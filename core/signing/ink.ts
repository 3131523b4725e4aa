import type { Artwork } from '#core/paper/blocks.ts';
import type { DrawnSignature } from './signature.ts';

/** A drawn signature, cut to what is drawn: path data of SVG, stroked with a round pen. */
export interface Ink {
  d: string;
  viewBox: readonly [x: number, y: number, width: number, height: number];
  /** Of the pen. */
  thickness: number;
}

/** Of the pen, as a share of the height of the ink; so all signatures in one box are written with one pen. */
const PEN = 0.035;
/** Ink counts as so much as tall as it is wide: boxes to sign in are wide. */
const FLATTEST = 0.2;
/** Ink that is lower, as a share of the height of the pad, is not enlarged to fill a box: a dot stays one. */
const LOWEST = 0.1;
/** Some programs draw no line that has no length at all. */
const DOT = 0.01;

type Point = readonly [x: number, y: number];
/** From one point to another, pulled towards a third; straight where that is one of them. */
type Bend = readonly [from: Point, pull: Point, to: Point];

function pointsOf(stroke: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let at = 0; at + 1 < stroke.length; at += 2) points.push([stroke[at] ?? 0, stroke[at + 1] ?? 0]);
  return points.filter(([x, y], at) => x !== points[at - 1]?.[0] || y !== points[at - 1]?.[1]);
}

const between = ([x, y]: Point, [u, v]: Point): Point => [(x + u) / 2, (y + v) / 2];

/** The curve through the midpoints of the lines between its points, from the first of them to the last. */
function bendsOf(points: readonly Point[]): Bend[] {
  const [first, ...others] = points;
  const last = others.at(-1);
  if (!first || !last) return [];
  if (others.length === 1) return [[first, first, last]];
  let from = first;
  return others.slice(0, -1).map((pull, at): Bend => {
    const next = others[at + 1] ?? last;
    const bend: Bend = [from, pull, next === last ? last : between(pull, next)];
    from = bend[2];
    return bend;
  });
}

const pair = ([x, y]: Point): string => `${x} ${y}`;

/** Strokes as path data of SVG. */
export const inkPath = (strokes: DrawnSignature['strokes']): string =>
  strokes
    .map(pointsOf)
    .flatMap((points) => {
      const [first] = points;
      if (!first) return [];
      const bends = bendsOf(points).map(([, pull, to]) => `Q${pair(pull)} ${pair(to)}`);
      return [`M${pair(first)}`, ...(bends.length > 0 ? bends : [`h${DOT}`])];
    })
    .join('');

/** Where a bend begins, ends and turns, along one axis. */
function turnsOf([from, pull, to]: Bend, axis: 0 | 1): number[] {
  const [a, b, c] = [from[axis], pull[axis], to[axis]];
  const turns = (b - a) * (b - c) > 0;
  return turns ? [a, c, (a * c - b * b) / (a - 2 * b + c)] : [a, c];
}

/** A drawn signature as it is shown, in units of its pad. */
export function inkOf({ strokes, width, height }: DrawnSignature): Ink {
  const lines = strokes.map(pointsOf).filter((points) => points.length > 0);
  const reach = (axis: 0 | 1): [least: number, most: number] => {
    const places = lines.flatMap((points) => [
      ...[points[0], points.at(-1)].flatMap((point) => (point ? [point[axis]] : [])),
      ...bendsOf(points).flatMap((bend) => turnsOf(bend, axis)),
    ]);
    return [Math.min(...places), Math.max(...places)];
  };
  if (lines.length === 0) return { d: '', viewBox: [0, 0, width, height], thickness: PEN * height };
  const [left, right] = reach(0);
  const [top, bottom] = reach(1);
  const lowest = LOWEST * height;
  const thickness = PEN * Math.max(bottom - top, FLATTEST * (right - left), lowest);
  const tall = Math.max(bottom - top + thickness, lowest);
  return {
    d: inkPath(strokes),
    viewBox: [left - thickness / 2, (top + bottom - tall) / 2, right - left + thickness, tall],
    thickness,
  };
}

/** A drawn signature as documents draw it. */
export function inkArtwork(drawn: DrawnSignature, colour: string): Artwork {
  const { d, viewBox, thickness } = inkOf(drawn);
  return { layers: [{ d, stroke: { colour, thickness, isRound: true } }], viewBox };
}
