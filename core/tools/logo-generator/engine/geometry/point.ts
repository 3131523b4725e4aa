/** A point or vector in drawing units; y grows downwards, as in SVG. */
export type Point = readonly [x: number, y: number];

/** A closed polyline; the last point is joined to the first. */
export type Contour = readonly Point[];

/** Filled area: outer contours and holes together, read with the non-zero rule. */
export type Shape = readonly Contour[];

export const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];

// Math.hypot differs between engines in the last bit; sqrt is exact by IEEE 754.
export const length = (a: Point): number => Math.sqrt(a[0] * a[0] + a[1] * a[1]);
export const distance = (a: Point, b: Point): number => length(subtract(a, b));

export function unit(a: Point): Point {
  const size = length(a) || 1;
  return [a[0] / size, a[1] / size];
}

export const mix = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];
