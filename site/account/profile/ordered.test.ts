import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { moved, placeAt } from './ordered.ts';

it('moves one entry and keeps the others in order', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b']);
});

it('loses and doubles nothing, and goes back the way it came', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(), fc.nat(), (list, a, b) => {
      const [from, to] = [a % list.length, b % list.length];
      expect(moved(moved(list, from, to), to, from)).toEqual(list);
      expect(moved(list, from, to)[to]).toBe(list[from]);
    }),
  );
});

it('an entry that is dragged takes the place that its middle has reached', () => {
  const middles = [30, 90, 150];
  expect(placeAt(10, middles, 1)).toBe(0);
  expect(placeAt(95, middles, 1)).toBe(1);
  expect(placeAt(151, middles, 1)).toBe(2);
  expect(placeAt(100, middles, 0)).toBe(1);
});
