import { grow } from './boolean.ts';
import type { Contour, Shape } from './point.ts';

/** Signed area by the shoelace formula; its sign tells the direction of travel. */
export function signedArea(contour: Contour): number {
  let twice = 0;
  let previous = contour.at(-1);
  for (const point of contour) {
    if (previous) twice += previous[0] * point[1] - point[0] * previous[1];
    previous = point;
  }
  return twice / 2;
}

/** The area of a shape, holes taken off. */
export const areaOf = (shape: Shape): number =>
  Math.abs(shape.reduce((sum, contour) => sum + signedArea(contour), 0));

/** Leaves out crumbs smaller than `least` square units, which effects cut off thin serifs and accents. */
export const dropCrumbs = (shape: Shape, least: number): Shape =>
  shape.filter((contour) => Math.abs(signedArea(contour)) > least);

/** Removes parts thinner than `thickness`, also where they hang on a thicker one. Corners stay sharp. */
export const dropSlivers = (shape: Shape, thickness: number): Shape =>
  grow(grow(shape, -thickness / 2, 'sharp'), thickness / 2, 'sharp');
