import { describe, expect, it } from 'vitest';
import { runsAt } from './columns.ts';
import { polygon, rectangle, ring } from './shapes.ts';

describe('the ink along an upright line', () => {
  it('is one run in a bar, and none beside it', () => {
    expect(runsAt(rectangle(0, 10, 20, 30), 5)).toEqual([{ top: 10, bottom: 40 }]);
    expect(runsAt(rectangle(0, 10, 20, 30), 25)).toEqual([]);
  });

  it('leaves out what is open', () => {
    const [upper, lower, ...others] = runsAt(ring(0, 0, 50, 10), 0);
    expect(others).toEqual([]);
    expect(upper?.top).toBeCloseTo(-55, 1);
    expect(upper?.bottom).toBeCloseTo(-45, 1);
    expect(lower?.top).toBeCloseTo(45, 1);
  });

  it('counts a corner on the line once', () => {
    const [run, ...others] = runsAt(polygon([0, 0], [10, -10], [20, 0], [10, 10]), 10);
    expect(others).toEqual([]);
    expect(run).toEqual({ top: -10, bottom: 10 });
  });
});
