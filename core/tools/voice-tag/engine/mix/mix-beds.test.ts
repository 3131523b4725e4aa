import { expect, it } from 'vitest';
import { SAMPLE_RATE, type Stereo } from '#core/music/sound.ts';
import type { Arrangement } from '../arrange.ts';
import { decibels } from '../decibels.ts';
import { mixBeds } from './mix-beds.ts';

const level = (seconds: number, value: number) =>
  new Float32Array(Math.round(seconds * SAMPLE_RATE)).fill(value);
const both = (side: Float32Array): Stereo => [side, side.slice()];
const clip = { layer: 0, kind: 'drone', at: 1, seconds: 2, gain: -6, duck: 0 } as const;
const arrangement = (clips: Arrangement['clips']): Arrangement => ({
  ...arranged,
  clips,
});
const arranged: Arrangement = {
  seconds: 4,
  beat: 0.5,
  bars: 0,
  voice: { at: 1.5, seconds: 1 },
  clips: [],
  tailAt: 2.5,
};
const at = (sound: Stereo, seconds: number) => sound[0][Math.round(seconds * SAMPLE_RATE)] ?? 0;

it('puts a layer at its place and level', () => {
  const mix = mixBeds({
    arrangement: arrangement([clip]),
    beds: [both(level(2, 0.5))],
    voice: level(1, 0.9),
    gain: -6,
  });
  expect(mix[0]).toHaveLength(4 * SAMPLE_RATE);
  expect(at(mix, 0.9)).toBe(0);
  expect(at(mix, 2)).toBeCloseTo(0.5 * decibels(-12), 5);
  expect(at(mix, 3.1)).toBe(0);
});

it('lets a layer go down under the voice by its duck, and come back', () => {
  const mix = mixBeds({
    arrangement: arrangement([{ ...clip, at: 0, seconds: 4, gain: 0, duck: 1 }]),
    beds: [both(level(4, 0.5))],
    voice: level(1, 0.9),
    gain: 0,
  });
  expect(at(mix, 1.4)).toBeCloseTo(0.5, 5);
  expect(at(mix, 2.2)).toBeCloseTo(0.5 * decibels(-18), 3);
  expect(at(mix, 3.9)).toBeCloseTo(0.5, 5);
});

it('cuts what would begin before the drop or end after it', () => {
  const mix = mixBeds({
    arrangement: arrangement([
      { ...clip, at: -1, seconds: 2, gain: 0 },
      { ...clip, at: 3.5, seconds: 2, gain: 0 },
    ]),
    beds: [both(level(2, 0.25)), both(level(2, 0.25))],
    voice: level(1, 0.9),
    gain: 0,
  });
  expect(mix[1]).toHaveLength(4 * SAMPLE_RATE);
  expect(at(mix, 0.5)).toBeCloseTo(0.25, 5);
  expect(at(mix, 1.2)).toBe(0);
  expect(at(mix, 3.99)).toBeCloseTo(0.25, 5);
});
