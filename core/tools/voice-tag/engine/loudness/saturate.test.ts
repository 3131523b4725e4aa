import { describe, expect, it } from 'vitest';
import { saturate } from './saturate.ts';

const RATE = 44_100;
const tone = (hz: number, peak: number) =>
  Float32Array.from({ length: RATE }, (_, i) => peak * Math.sin((2 * Math.PI * hz * i) / RATE));

/** Level of one frequency in a second of sound, as a factor of full scale. */
function levelAt(side: Float32Array, hz: number): number {
  let [re, im] = [0, 0];
  side.forEach((sample, i) => {
    re += sample * Math.cos((2 * Math.PI * hz * i) / RATE);
    im += sample * Math.sin((2 * Math.PI * hz * i) / RATE);
  });
  return (2 * Math.hypot(re, im)) / side.length;
}

describe('the bend before the limiter', () => {
  it('leaves everything under its knee sample for sample', () => {
    const side = tone(440, 0.64);
    const [bent] = saturate([side, side], 1);
    expect(bent.every((sample, i) => sample === side[i])).toBe(true);
  });

  it('approaches the ceiling, on both sides of nought alike', () => {
    const [up, down] = saturate([tone(100, 4), tone(100, -4)], 0.9);
    expect(Math.max(...up)).toBeGreaterThan(0.89);
    expect(Math.max(...up)).toBeLessThan(0.91);
    up.forEach((sample, i) => {
      expect(sample).toBeCloseTo(-(down[i] ?? 0), 6);
    });
  });

  it('folds little back into the band', () => {
    const plain = tone(5000, 2).map((x) => {
      const level = Math.abs(x);
      return level < 0.65 ? x : Math.sign(x) * (0.65 + 0.35 * Math.tanh((level - 0.65) / 0.35));
    });
    const [bent] = saturate([tone(5000, 2), tone(5000, 2)], 1);
    // The ninth harmonic, 45 kHz, comes back at 900 Hz.
    expect(levelAt(bent, 900)).toBeLessThan(levelAt(plain, 900) / 2);
    expect(levelAt(bent, 5000)).toBeGreaterThan(0.9);
  });
});
