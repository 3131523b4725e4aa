import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAMPLE_RATE, type Stereo } from '#core/music/sound.ts';
import { decibels } from '../decibels.ts';
import { LEAST_VOICE_OVER_BED, makeRoom } from './make-room.ts';
import { voiceOverBed } from './speech-band.ts';

const tone = (hz: number, gain: number, seconds = 1): Stereo => {
  const side = Float32Array.from(
    { length: seconds * SAMPLE_RATE },
    (_, i) => gain * Math.sin((2 * Math.PI * hz * i) / SAMPLE_RATE),
  );
  return [side, side.slice()];
};

describe('the voice over the layers', () => {
  it('is the ratio of their levels between 1 and 4 kHz', () => {
    const over = voiceOverBed(tone(2000, 0.5), tone(2000, 0.5 * decibels(-9)), 0, SAMPLE_RATE);
    expect(over).toBeCloseTo(9, 1);
  });

  it('hears nothing of a bed far below or above the consonants', () => {
    expect(voiceOverBed(tone(2000, 0.5), tone(60, 0.5), 0, SAMPLE_RATE)).toBeGreaterThan(40);
    expect(voiceOverBed(tone(2000, 0.5), tone(16_000, 0.5), 0, SAMPLE_RATE)).toBeGreaterThan(20);
  });

  it('is without end over silence', () => {
    expect(voiceOverBed(tone(2000, 0.5), tone(2000, 0), 0, SAMPLE_RATE)).toBe(Number.POSITIVE_INFINITY);
  });
});

it('leaves layers alone that give way already', () => {
  const bed = tone(2000, 0.05);
  const before = bed[0].slice();
  expect(makeRoom(tone(2000, 0.5), bed, { at: 0, seconds: 1 })).toBe(0);
  expect(bed[0]).toEqual(before);
});

it('lowers layers until the words are over them, whatever their level', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.05, max: 1, noNaN: true }), (gain) => {
      const voice = tone(1800, 0.3);
      const bed = tone(2300, gain);
      makeRoom(voice, bed, { at: 0.2, seconds: 0.6 });
      const over = voiceOverBed(voice, bed, 0.2 * SAMPLE_RATE, 0.8 * SAMPLE_RATE);
      expect(over).toBeGreaterThan(LEAST_VOICE_OVER_BED - 0.1);
    }),
    { numRuns: 20 },
  );
});

it('leaves the layers before and after the voice as loud as they were', () => {
  const bed = tone(2300, 0.8, 2);
  const before = bed[0].slice();
  makeRoom(tone(1800, 0.2, 2), bed, { at: 0.8, seconds: 0.4 });
  expect(bed[0].slice(0, 30_000)).toEqual(before.slice(0, 30_000));
  expect(bed[0].slice(69_000)).toEqual(before.slice(69_000));
});
