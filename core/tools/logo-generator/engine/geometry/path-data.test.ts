import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cubicAt } from './flatten.ts';
import { FINE, outlinesOf } from './path-data.ts';
import { distance, type Point, type Shape } from './point.ts';
import { circle, rectangle } from './shapes.ts';
import { writePath } from './write-path.ts';

const pathData = (shape: Shape): string => writePath(outlinesOf(shape, FINE.curveError), FINE.perPixel);

const NUMBER = /-?\d+(?:\.\d+)?/g;
const curvesOf = (data: string): Point[][] => {
  let at: Point = [0, 0];
  return [...data.matchAll(/([MLC])([^MLCZ]*)/g)].flatMap(([, letter, numbers = '']) => {
    const values = (numbers.match(NUMBER) ?? []).map(Number);
    const points: Point[] = [];
    for (let i = 0; i < values.length; i += 2) points.push([values[i] ?? 0, values[i + 1] ?? 0]);
    const from = at;
    at = points.at(-1) ?? at;
    return letter === 'C' ? [[from, ...points]] : [];
  });
};

describe('path data', () => {
  it('writes straight sides as lines, with two decimals at most', () => {
    expect(pathData(rectangle(0, 0, 100, 50.126))).toBe('M0 0L100 0L100 50.13L0 50.13Z');
  });

  it('never writes a negative zero or an exponent', () => {
    expect(pathData(rectangle(-0.001, -0.0000001, 100, 50))).toBe('M0 0L100 0L100 50L0 50Z');
  });

  it('draws a circle with few curves, all of them on the circle', () => {
    fc.assert(
      fc.property(fc.double({ min: 8, max: 400, noNaN: true }), (radius) => {
        const curves = curvesOf(pathData(circle(500, 500, radius)));
        expect(curves.length).toBeLessThanOrEqual(24);
        for (const [a, b, c, d] of curves)
          for (const t of [0.25, 0.5, 0.75]) {
            if (!a || !b || !c || !d) throw new Error('a curve has four points');
            const off = Math.abs(distance(cubicAt([a, b, c, d], t), [500, 500]) - radius);
            expect(off).toBeLessThan(0.25);
          }
      }),
      { numRuns: 30 },
    );
  });

  it('skips contours that have no area left', () => {
    expect(
      pathData([
        [
          [1, 1],
          [1, 1],
          [1.001, 1],
        ],
      ]),
    ).toBe('');
  });
});
