import { describe, expect, it } from 'vitest';
import { fitBezier } from './fit-bezier.ts';
import { cubicAt } from './flatten.ts';
import { distance, type Point } from './point.ts';

const quarter: Point[] = Array.from({ length: 20 }, (_, i) => {
  const turn = (i / 19) * (Math.PI / 2);
  return [100 * Math.cos(turn), 100 * Math.sin(turn)];
});

describe('fitBezier', () => {
  it('draws a quarter circle with one curve', () => {
    const curves = fitBezier(quarter, [0, 1], [1, 0], 0.1);
    expect(curves).toHaveLength(1);
    const [curve] = curves;
    if (!curve) throw new Error('no curve');
    expect(distance(cubicAt(curve, 0.5), [0, 0])).toBeCloseTo(100, 0);
  });

  it('splits where one curve is not enough, without a gap', () => {
    const zigzag: Point[] = Array.from({ length: 40 }, (_, i) => [i * 5, 30 * Math.sin(i / 3)]);
    const curves = fitBezier(zigzag, [1, 0], [-1, 0], 0.1);
    expect(curves.length).toBeGreaterThan(2);
    for (const [index, curve] of curves.slice(1).entries()) expect(curve[0]).toEqual(curves[index]?.[3]);
  });

  it('never gives a handle longer than the run, which would draw a spike', () => {
    const hook: Point[] = [
      [0, 0],
      [1, 0.2],
      [1.2, 0.1],
      [0.9, 0],
    ];
    for (const [start, handle] of fitBezier(hook, [0, -1], [0, -1], 0.01))
      expect(distance(start, handle)).toBeLessThan(3);
  });

  it('returns nothing for an empty run', () => {
    expect(fitBezier([], [1, 0], [1, 0], 0.1)).toEqual([]);
  });
});
