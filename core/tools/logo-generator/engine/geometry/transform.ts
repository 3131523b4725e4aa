import { cosDegrees, sinDegrees, tanDegrees } from './angle.ts';
import { boundsOf } from './bounds.ts';
import type { Point, Shape } from './point.ts';

export const mapPoints = (shape: Shape, change: (point: Point) => Point): Shape =>
  shape.map((contour) => contour.map(change));

export const move = (shape: Shape, dx: number, dy: number): Shape =>
  mapPoints(shape, ([x, y]) => [x + dx, y + dy]);

/** Scales about the origin. A mirrored shape keeps its winding, which boolean operations rely on. */
export function scale(shape: Shape, factorX: number, factorY = factorX): Shape {
  const scaled = mapPoints(shape, ([x, y]) => [x * factorX, y * factorY]);
  return factorX * factorY < 0 ? scaled.map((contour) => contour.toReversed()) : scaled;
}

/** Turns clockwise on screen about the origin. */
export function rotate(shape: Shape, degrees: number): Shape {
  const cos = cosDegrees(degrees);
  const sin = sinDegrees(degrees);
  return mapPoints(shape, ([x, y]) => [x * cos - y * sin, x * sin + y * cos]);
}

/** Leans the shape to the right, like an italic, about the line y = 0. */
export function slant(shape: Shape, degrees: number): Shape {
  const lean = tanDegrees(degrees);
  return mapPoints(shape, ([x, y]) => [x - y * lean, y]);
}

/** Moves the shape so that the upper left corner of its box is at (x, y). */
export function placeAt(shape: Shape, x: number, y: number): Shape {
  const { left, top } = boundsOf(shape);
  return move(shape, x - left, y - top);
}

/** Moves the shape so that its box is centred on x and starts at y = top. */
export function placeCentred(shape: Shape, x: number, top: number): Shape {
  const bounds = boundsOf(shape);
  return move(shape, x - bounds.centreX, top - bounds.top);
}

/** Moves the shape so that the middle of its box is at (x, y). */
export function placeMiddle(shape: Shape, x: number, y: number): Shape {
  const { centreX, centreY } = boundsOf(shape);
  return move(shape, x - centreX, y - centreY);
}
