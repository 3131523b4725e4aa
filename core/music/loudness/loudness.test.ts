import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mono, Stereo } from '../sound.ts';
import { integratedLoudness, loudnessRange, momentaryMax, shortTermMax } from './loudness.ts';
import { weigh } from './weigh.ts';

const tone = (hz: number, db: number, seconds: number, rate: number): Mono =>
  Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, i) => 10 ** (db / 20) * Math.sin((2 * Math.PI * hz * i) / rate),
  );
const both = (side: Mono): Stereo => [side, side];
const oneOnly = (side: Mono): Stereo => [side, new Float32Array(side.length)];

describe('loudness by BS.1770-4', () => {
  it.each([32_000, 44_100, 48_000, 88_200, 96_000])(
    'of 1 kHz at -23 dBFS in both channels is -23 LUFS at %i Hz',
    (rate) => {
      const measured = integratedLoudness(weigh(both(tone(1000, -23, 3, rate)), rate)) ?? 0;
      expect(Math.abs(measured + 23)).toBeLessThan(0.1);
    },
  );

  it.each([44_100, 48_000])('of 997 Hz at full scale in one channel is -3.01 LUFS at %i Hz', (rate) => {
    const measured = integratedLoudness(weigh(oneOnly(tone(997, 0, 3, rate)), rate)) ?? 0;
    expect(Math.abs(measured + 3.01)).toBeLessThan(0.02);
  });

  it('has no integrated value for 0.35 s, and a momentary one that counts the silence around it', () => {
    const weighed = weigh(both(tone(1000, -10, 0.35, 44_100)), 44_100);
    expect(integratedLoudness(weighed)).toBeNull();
    expect(shortTermMax(weighed)).toBeNull();
    expect(loudnessRange(weighed)).toBeNull();
    expect(momentaryMax(weighed)).toBeCloseTo(-10 + 10 * Math.log10(0.35 / 0.4), 1);
  });

  it('has no value at all for silence, for nothing, and for what is no number', () => {
    const nothings: Stereo[] = [
      both(new Float32Array(44_100)),
      both(new Float32Array()),
      both(new Float32Array(44_100).fill(Number.NaN)),
    ];
    for (const sound of nothings) {
      const weighed = weigh(sound, 44_100);
      expect(integratedLoudness(weighed)).toBeNull();
      expect(momentaryMax(weighed)).toBeNull();
    }
  });

  it('goes up by as many LU as the gain has dB', () => {
    const noise = (seed: number): Mono => {
      let state = seed | 1;
      return Float32Array.from({ length: 22_050 }, () => {
        state = Math.imul(state, 1_664_525) + 1_013_904_223;
        return state / 2 ** 33;
      });
    };
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e6 }),
        fc.double({ min: -30, max: 20, noNaN: true }),
        (seed, gain) => {
          const quiet: Stereo = [noise(seed), noise(seed + 7)];
          const factor = 10 ** (gain / 20);
          const loud: Stereo = [quiet[0].map((x) => x * factor), quiet[1].map((x) => x * factor)];
          const [a, b] = [quiet, loud].map((sound) => weigh(sound, 44_100));
          expect((integratedLoudness(b!) ?? 0) - (integratedLoudness(a!) ?? 0)).toBeCloseTo(gain, 3);
          expect((momentaryMax(b!) ?? 0) - (momentaryMax(a!) ?? 0)).toBeCloseTo(gain, 3);
        },
      ),
      { numRuns: 40 },
    );
  });
});
