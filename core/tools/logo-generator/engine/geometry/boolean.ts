import {
  difference,
  EndType,
  FillRule,
  inflatePaths,
  intersect as intersectPaths,
  JoinType,
  type Paths64,
  simplifyPaths,
  union as unionPaths,
} from 'clipper2-ts';
import type { Contour, Shape } from './point.ts';

// Clipper works on integers, which makes it robust: 1/128 of a drawing unit is far below a printed dot.
const GRID = 128;
const MITRE_LIMIT = 3;
const ARC_TOLERANCE = GRID * 0.06;

/** How the corners of an outline look after growing or shrinking. */
export type Corner = 'round' | 'sharp';

const onGrid = (shape: Shape): Paths64 =>
  shape.map((contour) => contour.map(([x, y]) => ({ x: Math.round(x * GRID), y: Math.round(y * GRID) })));

const offGrid = (paths: Paths64): Shape =>
  paths.map((path) => path.map(({ x, y }) => [x / GRID, y / GRID] as const));

/** Everything that any of the shapes covers, without overlaps. */
export const unite = (...shapes: readonly Shape[]): Shape =>
  offGrid(unionPaths(onGrid(shapes.flat()), FillRule.NonZero));

/** `shape` without what the others cover. */
export function cutOut(shape: Shape, ...holes: readonly Shape[]): Shape {
  const hole = holes.flat();
  return hole.length === 0 ? shape : offGrid(difference(onGrid(shape), onGrid(hole), FillRule.NonZero));
}

/** What both shapes cover. */
export const intersect = (a: Shape, b: Shape): Shape =>
  offGrid(intersectPaths(onGrid(a), onGrid(b), FillRule.NonZero));

/** The shape grown by `distance` on all sides; a negative distance shrinks it. */
export const grow = (shape: Shape, distance: number, corner: Corner = 'round'): Shape =>
  offGrid(
    inflatePaths(
      onGrid(shape),
      distance * GRID,
      corner === 'round' ? JoinType.Round : JoinType.Miter,
      EndType.Polygon,
      MITRE_LIMIT,
      ARC_TOLERANCE,
    ),
  );

/** The shape with fewer points, its outline moved by `distance` at most. */
export const simplify = (shape: Shape, distance: number): Shape =>
  offGrid(simplifyPaths(onGrid(shape), distance * GRID, true));

/** An open line drawn with a pen of the given width; its ends are round, or cut off flat. */
export const stroke = (line: Contour, width: number, ends: 'round' | 'flat' = 'round'): Shape =>
  offGrid(
    inflatePaths(
      onGrid([line]),
      (width / 2) * GRID,
      ends === 'round' ? JoinType.Round : JoinType.Miter,
      ends === 'round' ? EndType.Round : EndType.Butt,
      MITRE_LIMIT,
      ARC_TOLERANCE,
    ),
  );

/** Rounds off what is too narrow for a disc of the radius: tips of needles, hairlines. */
export const withoutTips = (shape: Shape, radius: number): Shape => grow(grow(shape, -radius), radius);

/** Fills what is too narrow for a disc of the radius to get in: notches, slits. */
export const withoutNotches = (shape: Shape, radius: number): Shape => grow(grow(shape, radius), -radius);
