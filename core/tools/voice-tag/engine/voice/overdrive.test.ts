import { describe, expect, it } from 'vitest';
import { toDecibels } from '../decibels.ts';
import { peakOf } from './level.ts';
import { overdrive } from './overdrive.ts';
import { softClip } from './soft-clip.ts';
import { levelAt, sine } from './sounds-of-tests.ts';

describe('overdrive', () => {
  it('adds odd harmonics, the more the higher it is', () => {
    const third = (drive: number) => {
      const out = overdrive(sine(700, 0.5), drive).subarray(4000, 18_000);
      return toDecibels(levelAt(out, 2100) / levelAt(out, 700));
    };
    expect(third(0)).toBeLessThan(-60);
    expect(third(2)).toBeGreaterThan(-45);
    expect(third(6)).toBeGreaterThan(third(2) + 3);
  });

  it('does not fold harmonics back', () => {
    // The fifth harmonic of 7 kHz is 35 kHz: at 44.1 kHz it would come back as 9.1 kHz.
    const out = overdrive(sine(7000, 0.5), 5).subarray(4000, 18_000);
    expect(toDecibels(levelAt(out, 9100) / levelAt(out, 7000))).toBeLessThan(-55);
  });
});

it('a soft clip keeps what is under its knee and never passes its ceiling', () => {
  const out = softClip(Float32Array.of(0.3, -0.3, 2, -50), 0.7, 0.95);
  expect(out[0]).toBeCloseTo(0.3);
  expect(out[1]).toBeCloseTo(-0.3);
  expect(peakOf(out)).toBeLessThanOrEqual(0.95);
  expect(out[2]).toBeGreaterThan(0.9);
});
