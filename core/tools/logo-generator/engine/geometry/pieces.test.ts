import { describe, expect, it } from 'vitest';
import { cutOut, unite } from './boolean.ts';
import { holdsPoint, piecesOf } from './pieces.ts';
import { polygon, rectangle } from './shapes.ts';

const square = rectangle(0, 0, 10, 10)[0] ?? [];

describe('the pieces of a shape', () => {
  it('are its connected parts, holes taken off', () => {
    const frame = cutOut(rectangle(0, 0, 100, 100), rectangle(10, 10, 80, 80));
    const shape = unite(frame, rectangle(40, 40, 20, 20), rectangle(200, 0, 5, 5));
    const areas = piecesOf(shape).map(({ area }) => Math.round(area));
    expect(areas.toSorted((a, b) => a - b)).toEqual([25, 400, 3600]);
  });

  it('are the same whichever way its contours run', () => {
    const shape = cutOut(rectangle(0, 0, 10, 10), rectangle(4, 4, 2, 2)).map((contour) =>
      contour.toReversed(),
    );
    expect(piecesOf(shape).map(({ area }) => Math.round(area))).toEqual([96]);
  });

  it('hold the points within their outline', () => {
    expect(holdsPoint(square, [5, 5])).toBe(true);
    expect(holdsPoint(square, [15, 5])).toBe(false);
    expect(holdsPoint(square, [5, -1])).toBe(false);
    const arrow = polygon([0, 0], [10, 5], [0, 10], [5, 5])[0] ?? [];
    expect(holdsPoint(arrow, [2, 5])).toBe(false);
    expect(holdsPoint(arrow, [7, 5])).toBe(true);
  });
});
