import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highestBetween, REACH } from '#core/music/loudness/interpolation.ts';
import { truePeak } from '#core/music/loudness/true-peak.ts';
import type { Stereo } from '#core/music/sound.ts';
import { limit } from './limit.ts';
import { slidingLowest } from './sliding-lowest.ts';

const RATE = 44_100;

/** Anything: tones up to the top of the band, hits, noise, all louder than full scale. */
const sounds = fc
  .record({
    seed: fc.integer({ min: 1, max: 1e6 }),
    hz: fc.double({ min: 30, max: 21_000, noNaN: true }),
    gain: fc.double({ min: 0.05, max: 12, noNaN: true }),
    hits: fc.array(fc.integer({ min: 0, max: 7999 }), { maxLength: 12 }),
  })
  .map(({ seed, hz, gain, hits }): Stereo => {
    let state = seed | 1;
    const side = (shift: number) =>
      Float32Array.from({ length: 8000 }, (_, i) => {
        state = Math.imul(state, 1_664_525) + 1_013_904_223;
        return gain * (0.7 * Math.sin((2 * Math.PI * hz * i) / RATE + shift) + (0.3 * state) / 2 ** 31);
      });
    const [left, right] = [side(0), side(1)];
    for (const at of hits) left[at] = gain * (at % 2 ? 3 : -3);
    return [left, right];
  });

describe('the limiter', () => {
  it('never lets a true peak over its ceiling', () => {
    fc.assert(
      fc.property(sounds, fc.double({ min: 0.1, max: 1, noNaN: true }), (sound, ceiling) => {
        const limited = limit(sound, RATE, ceiling);
        expect(truePeak(limited)).toBeLessThanOrEqual(ceiling * 1.00001);
        for (const side of limited) expect(side.every(Number.isFinite)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('leaves a sound alone that is under the ceiling', () => {
    const side = Float32Array.from({ length: 4000 }, (_, i) => 0.5 * Math.sin(i / 20));
    const sound: Stereo = [side, side];
    expect(limit(sound, RATE, 0.9)).toBe(sound);
  });

  it('holds a peak at the very beginning without turning down the rest', () => {
    const side = new Float32Array(RATE).fill(0.25);
    side[0] = 2;
    const [held] = limit([side, side], RATE, 0.5);
    expect(Math.abs(held[0] ?? 1)).toBeLessThanOrEqual(0.5);
    expect(held[RATE - 1]).toBeGreaterThan(0.249);
  });

  it('turns both sides down together, and lets go again', () => {
    const left = new Float32Array(RATE).fill(0.25);
    const right = new Float32Array(RATE).fill(0.25);
    left[10_000] = 2;
    const [, quiet] = limit([left, right], RATE, 0.5);
    expect(quiet[10_000]).toBeLessThan(0.08);
    expect(quiet[9_700]).toBeCloseTo(0.25, 5);
    expect(quiet[RATE - 1]).toBeGreaterThan(0.249);
  });
});

describe('true peak', () => {
  it('skips nothing that is higher than what it found', () => {
    fc.assert(
      fc.property(sounds, ([left, right]) => {
        let highest = 0;
        for (const side of [left, right])
          for (let i = 0; i < side.length; i++)
            highest = Math.max(
              highest,
              Math.abs(side[i] ?? 0),
              i < side.length - 1 ? highestBetween(side, i) : 0,
            );
        expect(truePeak([left, right])).toBe(highest);
      }),
      { numRuns: 20 },
    );
  });

  it('lets a constant through as it is', () => {
    expect(highestBetween(new Float32Array(100).fill(0.5), 50)).toBeCloseTo(0.5, 9);
    expect(REACH).toBe(12);
  });
});

describe('the lowest value ahead', () => {
  it('is what looking at each of them gives', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 80 }),
        fc.integer({ min: 0, max: 90 }),
        (values, ahead) => {
          const lowest = slidingLowest(Float32Array.from(values), ahead);
          values.forEach((_, i) => {
            expect(lowest[i]).toBe(Math.min(...Float32Array.from(values).slice(i, i + ahead + 1)));
          });
        },
      ),
    );
  });
});
