import { describe, expect, it } from 'vitest';
import { median, percentile } from './percentiles.ts';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

describe('percentile', () => {
  it('is the value that so many do not go past', () => {
    expect([0, 0.01, 0.5, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([1, 1, 50, 99, 100]);
    expect(percentile([7], 0.99)).toBe(7);
  });

  it('sorts by value, not by spelling', () => expect(percentile([10, 9, 100], 0.5)).toBe(10));

  it('of nothing is refused', () => expect(() => percentile([], 0.5)).toThrow('no numbers'));
});

describe('median', () => {
  it('is the middle, or lies between the two in the middle', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(median([5])).toBe(5);
  });

  it('of nothing is refused', () => expect(() => median([])).toThrow('no numbers'));
});
