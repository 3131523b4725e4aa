import { expect, it } from 'vitest';
import { inkBox, inkPath } from './ink-path.ts';

it('a stroke bends through the middles between its points, a dot stays a dot', () => {
  expect(inkPath({ strokes: [[0, 0, 10, 10, 20, 0]] })).toBe('M0 0Q10 10 15 5L20 0');
  expect(
    inkPath({
      strokes: [
        [5, 5],
        [1, 1, 2, 2],
      ],
    }),
  ).toBe('M5 5h0M1 1L2 2');
  expect(inkPath({ strokes: [] })).toBe('');
});

it('the box of a drawing is around its ink', () => {
  expect(
    inkBox(
      {
        strokes: [
          [10, 20, 30, 25],
          [12, 60],
        ],
      },
      4,
    ),
  ).toEqual({ x: 6, y: 16, width: 28, height: 48 });
});
