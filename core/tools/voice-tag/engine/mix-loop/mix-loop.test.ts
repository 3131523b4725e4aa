import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { CAMELOT_KEYS, type CamelotKey } from '#core/music/camelot.ts';
import { momentaryMax } from '#core/music/loudness/loudness.ts';
import { weigh } from '#core/music/loudness/weigh.ts';
import { SAMPLE_RATE } from '#core/music/sound.ts';
import { chordHz, rootNear } from '../beds/chord.ts';
import { peakNear } from '../beds/spectrum-of-tests.ts';
import { loopSounds } from './loop-sounds.ts';
import { LOOP_LOUDNESS, loopLength, mixLoop } from './mix-loop.ts';

const asks = { bpm: 128, key: '8A', seed: 0 } as const;

it('is exactly four bars, finite, and as loud as a record, without going over full scale', () => {
  const anyAsks = fc.record({
    bpm: fc.double({ min: 60, max: 200, noNaN: true }),
    key: fc.constantFrom<CamelotKey>(...CAMELOT_KEYS),
    seed: fc.nat(10),
  });
  fc.assert(
    fc.property(anyAsks, (any) => {
      const loop = mixLoop(any);
      for (const side of loop) {
        expect(side).toHaveLength(Math.round((16 * 60 * SAMPLE_RATE) / any.bpm));
        expect(side.every((value) => Math.abs(value) <= 1)).toBe(true);
      }
      const loudest = momentaryMax(weigh(loop, SAMPLE_RATE)) ?? 0;
      expect(loudest).toBeLessThan(LOOP_LOUDNESS + 0.1);
      expect(loudest).toBeGreaterThan(LOOP_LOUDNESS - 4);
    }),
    { numRuns: 15 },
  );
});

it('has no seam: what rings into its second bar rings into its first as well', () => {
  // A tempo whose bars are whole samples, and a groove whose last chord outlasts its bar.
  const [left] = mixLoop({ ...asks, bpm: 160, seed: 2 });
  const bar = left.length / 4;
  const over = (from: number) => {
    const part = left.slice(from, from + 3000);
    return part.map((value, i) => value - (left[2 * bar + i] ?? 0));
  };
  const energy = (part: Float32Array) => part.reduce((sum, value) => sum + value * value, 0);
  const whole = energy(left.subarray(0, 3000));
  expect(energy(over(bar)) / whole).toBeLessThan(1e-9);
  // The clap that closes the four bars rings here too; it is all that differs.
  expect(energy(over(0)) / whole).toBeLessThan(2e-4);
});

it('kicks on each of its sixteen beats', () => {
  const [left] = mixLoop(asks);
  const beat = loopLength(asks.bpm) / 16;
  const power = (from: number) =>
    left.subarray(Math.round(from), Math.round(from) + 1300).reduce((sum, value) => sum + value * value, 0);
  for (let n = 0; n < 16; n++) expect(power(n * beat)).toBeGreaterThan(2 * power((n + 0.7) * beat));
});

it('has its bass on the notes of the key', () => {
  for (const key of ['8A', '8B', '3A'] as const) {
    const { bass } = loopSounds(60 / 128, key, 0);
    const root = rootNear(key, 58);
    const [first, third, fifth] = chordHz(key, 1);
    const notes = [root, (root * third) / first, (root * fifth) / first, 2 * root];
    for (const [degree, hz] of notes.entries()) {
      const note = bass(degree, 0.5);
      expect(Math.abs(peakNear([note, note], hz) / hz - 1)).toBeLessThan(0.02);
    }
  }
});

it('is the same for the same asks, and another groove for another seed', () => {
  expect(mixLoop(asks)).toEqual(mixLoop(asks));
  expect(mixLoop({ ...asks, seed: 1 })).not.toEqual(mixLoop(asks));
});
