import { describe, expect, it } from 'vitest';
import { fraction } from './fraction.ts';
import { PROGRESS_MAX } from './limits.ts';

describe('fraction', () => {
  it('is the part of the whole', () => {
    expect(fraction(67, PROGRESS_MAX)).toBe(0.67);
    expect(fraction(3, 6)).toBe(0.5);
  });
  it('stays within the bar', () => {
    expect(fraction(140, 100)).toBe(1);
    expect(fraction(-3, 100)).toBe(0);
  });
  it('is empty when there is nothing to fill', () => {
    expect(fraction(4, 0)).toBe(0);
    expect(fraction(Number.NaN, 100)).toBe(0);
  });
});
