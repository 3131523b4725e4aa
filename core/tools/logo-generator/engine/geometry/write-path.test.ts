import { describe, expect, it } from 'vitest';
import type { PathCommand } from './flatten.ts';
import { outlinesOf } from './path-data.ts';
import { rectangle } from './shapes.ts';
import { writePath } from './write-path.ts';

const square = outlinesOf(rectangle(0, 0, 30, 30), 0.09);

describe('writing a path', () => {
  it('rounds to one decimal or two', () => {
    const third = { unitX: 1 / 3, unitY: 1 / 9, x: 0, y: 0 };
    expect(writePath(square, 10, third)).toBe('M0 0L10 0L10 3.3L0 3.3Z');
    expect(writePath(square, 100, third)).toBe('M0 0L10 0L10 3.33L0 3.33Z');
  });

  it('places every point, control points too', () => {
    const drop: PathCommand[] = [
      { to: 'move', points: [[0, 0]] },
      {
        to: 'cubic',
        points: [
          [1, 2],
          [3, 4],
          [0, 6],
        ],
      },
      { to: 'close' },
    ];
    expect(writePath(drop, 10, { unitX: 2, unitY: 2, x: 5, y: -5 })).toBe('M5 -5C7 -1 11 3 5 7Z');
  });

  it('mirrors where the unit across is negative', () => {
    expect(writePath(square, 10, { unitX: -1, unitY: 1, x: 100, y: 0 })).toBe('M100 0L70 0L70 30L100 30Z');
  });
});
