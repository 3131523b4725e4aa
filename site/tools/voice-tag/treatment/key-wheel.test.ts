import { expect, test } from 'vitest';
import { CAMELOT_KEYS } from '#core/music/camelot.ts';
import { keyAt, mixesWith, stepOnWheel, WHEEL } from './key-wheel.ts';

test('the wheel holds every key once, 12 on top of each ring', () => {
  expect(WHEEL.toSorted()).toEqual([...CAMELOT_KEYS].sort());
  expect([WHEEL[0], WHEEL[1], WHEEL[12]]).toEqual(['12B', '1B', '12A']);
  expect(keyAt('12B').x).toBeCloseTo(0);
  expect(keyAt('12B').y).toBeLessThan(keyAt('12A').y);
  expect(keyAt('3A').x).toBeCloseTo(0.555);
});

test('a key mixes with its neighbours and the one across', () => {
  expect(mixesWith('8A')).toEqual(['7A', '9A', '8B']);
  expect(mixesWith('12B')).toEqual(['11B', '1B', '12A']);
  expect(mixesWith('1A')).toEqual(['12A', '2A', '1B']);
});

test('arrows go round the ring and from ring to ring', () => {
  expect(stepOnWheel('12A', 'ArrowRight')).toBe('1A');
  expect(stepOnWheel('1B', 'ArrowLeft')).toBe('12B');
  expect(stepOnWheel('5A', 'ArrowUp')).toBe('5B');
  expect(stepOnWheel('5B', 'ArrowDown')).toBe('5A');
  expect([stepOnWheel('5B', 'Home'), stepOnWheel('5B', 'End')]).toEqual(['1B', '12B']);
  expect(stepOnWheel('5B', 'a')).toBeNull();
});
