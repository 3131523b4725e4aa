import { describe, expect, it } from 'vitest';
import { SAMPLE_RATE } from '#core/music/sound.ts';
import { chances } from '../beds/noise.ts';
import { toDecibels } from '../decibels.ts';
import { rmsOf } from './level.ts';
import { noiseGate } from './noise-gate.ts';
import { sine } from './sounds-of-tests.ts';

/** A tone of half a second, `quiet` dB of noise for one second, and the tone again. */
function recording(quiet: number): Float32Array {
  const chance = chances(9);
  const out = new Float32Array(2 * SAMPLE_RATE).map(() => (2 * chance() - 1) * 0.5 * 10 ** (quiet / 20));
  out.set(sine(220, 0.5));
  out.set(sine(220, 0.5), 1.5 * SAMPLE_RATE);
  return out;
}
const between = (sound: Float32Array) => sound.subarray(SAMPLE_RATE, 1.4 * SAMPLE_RATE);

describe('the noise gate', () => {
  it('turns down noise of -50 dB between words by more than 25 dB', () => {
    const noisy = recording(-50);
    const change = toDecibels(rmsOf(between(noiseGate(noisy, SAMPLE_RATE))) / rmsOf(between(noisy)));
    expect(change).toBeLessThan(-25);
  });

  it('leaves what is louder than its threshold alone', () => {
    const talk = recording(-20);
    expect(rmsOf(between(noiseGate(talk, SAMPLE_RATE)))).toBeCloseTo(rmsOf(between(talk)), 3);
  });

  it('is open when a word begins', () => {
    const noisy = recording(-60);
    const from = 1.5 * SAMPLE_RATE;
    const first = (sound: Float32Array) => rmsOf(sound.subarray(from, from + 0.01 * SAMPLE_RATE));
    expect(toDecibels(first(noiseGate(noisy, SAMPLE_RATE)) / first(noisy))).toBeGreaterThan(-1.5);
  });

  it('leaves silence silent', () => {
    expect(rmsOf(noiseGate(new Float32Array(1000), SAMPLE_RATE))).toBe(0);
  });
});
