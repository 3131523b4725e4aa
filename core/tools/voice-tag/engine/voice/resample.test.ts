import { describe, expect, it } from 'vitest';
import { toDecibels } from '../decibels.ts';
import { resample } from './resample.ts';
import { levelAt, sine } from './sounds-of-tests.ts';

describe('resample', () => {
  it.each([
    [16_000, 44_100],
    [44_100, 16_000],
    [24_000, 44_100],
    [48_000, 44_100],
    [44_100, 41_317],
  ])('keeps length and a tone from %i to %i', (from, to) => {
    const out = resample(sine(1000, 0.5, 0.5, from), from, to);
    expect(Math.abs(out.length - 0.5 * to)).toBeLessThanOrEqual(1);
    const middle = out.subarray(Math.round(0.1 * to), Math.round(0.4 * to));
    expect(toDecibels(levelAt(middle, 1000, to) / 0.5)).toBeCloseTo(0, 1);
  });

  it('puts no mirror of a tone above the half rate of its source', () => {
    const out = resample(sine(3000, 0.5, 0.5, 16_000), 16_000, 44_100).subarray(4000, 18_000);
    expect(toDecibels(levelAt(out, 13_000) / 0.5)).toBeLessThan(-70);
  });

  it('takes away what the lower rate cannot hold', () => {
    const out = resample(sine(11_000, 0.5), 44_100, 16_000).subarray(2000, 6000);
    expect(toDecibels(levelAt(out, 5000, 16_000) / 0.5)).toBeLessThan(-60);
  });

  it('leaves a sound at its own rate as it is', () => {
    expect(resample(Float32Array.of(0.1, -0.4, 0.2), 44_100, 44_100)).toEqual(
      Float32Array.of(0.1, -0.4, 0.2),
    );
  });
});
