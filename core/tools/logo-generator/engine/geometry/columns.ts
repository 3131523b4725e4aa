import type { Shape } from './point.ts';

/** A stretch of ink on an upright line, from top to bottom. */
export interface Run {
  top: number;
  bottom: number;
}

/** The ink of a united shape along the upright line at x, from top to bottom. */
export function runsAt(shape: Shape, x: number): Run[] {
  const crossings: number[] = [];
  for (const contour of shape)
    for (const [index, [x2, y2]] of contour.entries()) {
      const [x1, y1] = contour[index - 1] ?? contour.at(-1) ?? [x2, y2];
      // Half-open sides, so that a corner on the line counts once.
      if (x1 <= x !== x2 <= x) crossings.push(y1 + ((y2 - y1) * (x - x1)) / (x2 - x1));
    }
  crossings.sort((a, b) => a - b);
  return Array.from({ length: crossings.length >> 1 }, (_, index) => ({
    top: crossings[2 * index] ?? 0,
    bottom: crossings[2 * index + 1] ?? 0,
  }));
}
