import { describe, expect, it } from 'vitest';
import { cubicAt, flatten } from './flatten.ts';

describe('flatten', () => {
  it('keeps straight sides as they are', () => {
    const triangle = flatten(
      [
        { to: 'move', points: [[0, 0]] },
        { to: 'line', points: [[10, 0]] },
        { to: 'line', points: [[0, 10]] },
        { to: 'close' },
      ],
      0.1,
    );
    expect(triangle).toEqual([
      [
        [0, 0],
        [10, 0],
        [0, 10],
      ],
    ]);
  });

  it('stays within the tolerance of a curve', () => {
    // A quarter of a unit circle, by the usual handle length of 0.5523.
    const quarter = [
      [100, 0],
      [100, 55.23],
      [55.23, 100],
      [0, 100],
    ] as const;
    const [contour = []] = flatten(
      [
        { to: 'move', points: [quarter[0]] },
        { to: 'cubic', points: [quarter[1], quarter[2], quarter[3]] },
        { to: 'line', points: [[0, 0]] },
      ],
      0.1,
    );
    const arc = contour.slice(0, -1);
    for (const [index, [x, y]] of arc.slice(1).entries()) {
      const [px, py] = arc[index] ?? [0, 0];
      expect(100 - Math.hypot((x + px) / 2, (y + py) / 2)).toBeLessThan(0.1 + 0.03);
    }
    expect(cubicAt(quarter, 0.5)[0]).toBeCloseTo(70.71, 1);
  });

  it('bends quadratic curves through their middle', () => {
    const [contour = []] = flatten(
      [
        { to: 'move', points: [[0, 0]] },
        {
          to: 'quadratic',
          points: [
            [50, 100],
            [100, 0],
          ],
        },
      ],
      0.1,
    );
    expect(Math.max(...contour.map(([, y]) => y))).toBeCloseTo(50, 0);
  });

  it('drops outlines without area', () => {
    expect(
      flatten([{ to: 'move', points: [[0, 0]] }, { to: 'line', points: [[1, 1]] }, { to: 'close' }], 1),
    ).toEqual([]);
  });
});
