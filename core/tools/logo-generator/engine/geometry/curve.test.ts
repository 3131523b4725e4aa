import { describe, expect, it } from 'vitest';
import { areaOf } from './area.ts';
import { stroke, withoutNotches, withoutTips } from './boolean.ts';
import { boundsOf } from './bounds.ts';
import { arc, closedCurve, openCurve } from './curve.ts';
import { distance } from './point.ts';
import { polygon, rectangle } from './shapes.ts';

describe('curves', () => {
  it('an arc keeps its distance and ends where it was told', () => {
    const points = arc(10, 20, 50, -90, 0);
    for (const point of points) expect(distance(point, [10, 20])).toBeCloseTo(50, 9);
    expect(points[0]).toEqual([10, -30]);
    expect(points.at(-1)).toEqual([60, 20]);
  });

  it('a closed curve goes through the ends of its pieces', () => {
    const leaf = closedCurve([0, 0], [10, -20, 30, -20, 40, 0], [30, 20, 10, 20, 0, 0]);
    expect(boundsOf(leaf)).toMatchObject({ left: 0, right: 40 });
    expect(boundsOf(leaf).top).toBeCloseTo(-15, 1);
  });

  it('an open curve starts where it was told', () => {
    expect(openCurve([5, 5], [10, 0, 20, 0, 25, 5])[0]).toEqual([5, 5]);
  });
});

describe('the pen', () => {
  it('draws a line of its width, with flat or round ends', () => {
    const line = [
      [0, 0],
      [100, 0],
    ] as const;
    expect(areaOf(stroke(line, 10, 'flat'))).toBeCloseTo(1000, 0);
    expect(areaOf(stroke(line, 10)) - 1000).toBeCloseTo(Math.PI * 25, -0.5);
  });
});

describe('what is too narrow for a disc', () => {
  it('is taken off where it sticks out', () => {
    const needle = [...rectangle(0, 0, 100, 40), ...polygon([100, 18], [160, 20], [100, 22])];
    expect(boundsOf(withoutTips(needle, 4)).right).toBeLessThan(101);
  });

  it('is filled where it cuts in', () => {
    const comb = [...rectangle(0, 0, 40, 100), ...rectangle(44, 0, 40, 100), ...rectangle(0, 90, 84, 10)];
    expect(areaOf(withoutNotches(comb, 4))).toBeGreaterThan(84 * 96);
  });
});
