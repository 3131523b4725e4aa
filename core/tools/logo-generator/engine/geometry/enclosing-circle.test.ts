import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enclosingCircle } from './enclosing-circle.ts';
import { distance, type Point } from './point.ts';

const coordinate = fc.integer({ min: -500, max: 500 });
const cloud = fc.array(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 40 });

describe('the smallest circle around points', () => {
  it('of a right triangle stands on its longest side, whatever lies within', () => {
    const corners: Point[] = [
      [0, 0],
      [6, 0],
      [0, 8],
      [2, 2],
    ];
    expect(enclosingCircle(corners)).toEqual({ x: 3, y: 4, radius: 5 });
  });

  it('of a regular triangle touches all corners', () => {
    const high = 10 * Math.sqrt(3);
    const { x, y, radius } = enclosingCircle([
      [-10, 0],
      [10, 0],
      [0, high],
    ]);
    expect([x, y, radius]).toEqual([
      expect.closeTo(0),
      expect.closeTo(high / 3),
      expect.closeTo((high * 2) / 3),
    ]);
  });

  it('holds every point, and none smaller does', () => {
    fc.assert(
      fc.property(cloud, (points) => {
        const { x, y, radius } = enclosingCircle(points);
        for (const point of points) expect(distance([x, y], point)).toBeLessThanOrEqual(radius + 1e-6);
        // The points on the rim of the smallest circle are not all in one half of it.
        const rim = points.filter((point) => distance([x, y], point) > radius - 1e-6);
        for (let degrees = 0; degrees < 360; degrees += 15) {
          const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
          const furthest = Math.max(...rim.map(([px, py]) => (px - x) * dx + (py - y) * dy));
          expect(furthest).toBeGreaterThan(-1e-5);
        }
      }),
    );
  });

  it('of nothing is nothing', () => {
    expect(enclosingCircle([])).toEqual({ x: 0, y: 0, radius: 0 });
  });
});
