import fc from 'fast-check';
import { expect, test } from 'vitest';
import { align } from './align.ts';

const sounds = fc.array(fc.constantFrom('d', 'iy', 'jh', 'ey', 'n'), { maxLength: 12 });

test('equal sequences match one to one', () => {
  fc.assert(
    fc.property(sounds, (one) => {
      expect(align(one, one)).toEqual([...one.keys()]);
    }),
  );
});

test('places never go back, and stay within the other sequence', () => {
  fc.assert(
    fc.property(sounds, sounds, (long, short) => {
      const places = align(long, short);
      expect(places).toHaveLength(long.length);
      for (const [index, place] of places.entries()) {
        expect(place).toBeGreaterThanOrEqual(places[index - 1] ?? 0);
        expect(place).toBeLessThan(Math.max(1, short.length));
      }
    }),
  );
});

test('a sound too many belongs to the one before it, a missing one leaves a gap', () => {
  expect(align(['dh', 'iy', 'ae', 'p'], ['dh', 'ax', 'ae', 'p'])).toEqual([0, 1, 2, 3]);
  expect(align(['a', 'b', 'x', 'c'], ['a', 'b', 'c'])).toEqual([0, 1, 1, 2]);
  expect(align(['a', 'c'], ['a', 'b', 'c'])).toEqual([0, 2]);
});
