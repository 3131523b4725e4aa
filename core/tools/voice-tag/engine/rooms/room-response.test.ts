import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Mono, SAMPLE_RATE } from '#core/music/sound.ts';
import { filter } from '../beds/filter.ts';
import { roomResponse, swellResponse } from './room-response.ts';

const energy = (side: Mono) => side.reduce((sum, value) => sum + value * value, 0);

/** Time of a fall of 60 dB in the middle of the band, from -5 to -25 dB of M. Schroeder's backward integral (ISO 3382). */
function decayOf(side: Mono): number {
  const middle = filter(new Float32Array(side), 'band', 700, 1);
  const left = new Float64Array(middle.length + 1);
  for (let i = middle.length - 1; i >= 0; i--) left[i] = (left[i + 1] ?? 0) + (middle[i] ?? 0) ** 2;
  const whenUnder = (db: number) =>
    left.findIndex((rest) => rest < (left[0] ?? 0) * 10 ** (db / 10)) / SAMPLE_RATE;
  return 3 * (whenUnder(-25) - whenUnder(-5));
}

it('dies away by 60 dB in the time asked for', () => {
  for (const decay of [0.4, 1, 2.4, 6])
    for (const side of roomResponse({ decay, seed: 3 })) {
      expect(decayOf(side) / decay).toBeGreaterThan(0.8);
      expect(decayOf(side) / decay).toBeLessThan(1.15);
    }
});

it('has an energy of 1 on each side, whatever its size and seed', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.2, max: 6, noNaN: true }), fc.nat(999_999), (decay, seed) => {
      for (const make of [roomResponse, swellResponse])
        for (const side of make({ decay, seed })) {
          expect(energy(side)).toBeCloseTo(1, 3);
          expect(side.every(Number.isFinite)).toBe(true);
        }
    }),
    { numRuns: 20 },
  );
});

it('leaves the voice a gap that is longer in a larger room', () => {
  const gap = (decay: number) =>
    roomResponse({ decay, seed: 1 })[0].findIndex((value) => value !== 0) / SAMPLE_RATE;
  expect(gap(0.3)).toBeGreaterThan(0.004);
  expect(gap(3)).toBeGreaterThan(1.5 * gap(0.3));
});

it('gets darker as it dies', () => {
  const [side] = roomResponse({ decay: 2, seed: 1 });
  const shareOfTreble = (from: number, to: number) => {
    const part = side.slice(from * SAMPLE_RATE, to * SAMPLE_RATE);
    return energy(filter(new Float32Array(part), 'high', 4000)) / energy(part);
  };
  expect(shareOfTreble(0.05, 0.4)).toBeGreaterThan(2 * shareOfTreble(1, 1.6));
});

it('is wide: its sides have next to nothing in common', () => {
  for (const make of [roomResponse, swellResponse]) {
    const [left, right] = make({ decay: 1.5, seed: 4 });
    let together = 0;
    for (let i = 0; i < left.length; i++) together += (left[i] ?? 0) * (right[i] ?? 0);
    expect(Math.abs(together)).toBeLessThan(0.15);
  }
});

it('is the same for the same seed, and another one for another', () => {
  expect(roomResponse({ decay: 1, seed: 5 })).toEqual(roomResponse({ decay: 1, seed: 5 }));
  expect(roomResponse({ decay: 1, seed: 6 })).not.toEqual(roomResponse({ decay: 1, seed: 5 }));
});

it('swells without a stumble: backwards, it never falls by more than its noise does', () => {
  const swell = swellResponse({ decay: 1.5, seed: 2 })[0].slice().reverse();
  const step = Math.round(0.1 * SAMPLE_RATE);
  const levels = Array.from({ length: 14 }, (_, n) => energy(swell.subarray(n * step, (n + 1) * step)));
  for (const [n, level] of levels.slice(1).entries()) expect(level).toBeGreaterThan(0.8 * (levels[n] ?? 0));
});
