import { expect, it } from 'vitest';
import { levelAdvice, meterShare } from './meter-share.ts';

it('the meter is empty at -48 dBFS and full at 0', () => {
  expect(meterShare(0)).toBe(0);
  expect(meterShare(10 ** (-48 / 20))).toBeCloseTo(0, 5);
  expect(meterShare(10 ** (-24 / 20))).toBeCloseTo(0.5, 5);
  expect(meterShare(1)).toBe(1);
  expect(meterShare(3)).toBe(1);
});

it('a recording that clipped is said so until the next one', () => {
  expect(levelAdvice(0.1, true)).toMatch(/cut off/);
  expect(levelAdvice(0.95, false)).toMatch(/top/);
  expect(levelAdvice(0.5, false)).toBeNull();
});
