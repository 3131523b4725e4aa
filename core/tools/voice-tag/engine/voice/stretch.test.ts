import { describe, expect, it } from 'vitest';
import { SAMPLE_RATE } from '#core/music/sound.ts';
import { pitchTrack } from './find-pitch-of-tests.ts';
import { rmsOf } from './level.ts';
import { resample } from './resample.ts';
import { isWhole, sine, voiceLike } from './sounds-of-tests.ts';
import { stretch } from './stretch.ts';
import { tape } from './tape.ts';

const medianPitch = (sound: Float32Array) => {
  const pitches = pitchTrack(resample(sound, SAMPLE_RATE, 8000), 8000)
    .flatMap(({ hz }) => (hz > 0 ? [hz] : []))
    .toSorted((a, b) => a - b);
  return pitches[pitches.length >> 1] ?? 0;
};

describe('stretch', () => {
  it.each([0.5, 0.7, 0.9, 1.1, 1.5, 2])('makes a sound %f times as long at its own pitch', (factor) => {
    const voice = voiceLike(140, 1.2, 3);
    const out = stretch(voice, SAMPLE_RATE, factor);
    expect(out.length).toBe(Math.round(voice.length * factor));
    expect(isWhole(out)).toBe(true);
    expect(Math.abs(12 * Math.log2(medianPitch(out) / 140))).toBeLessThan(0.3);
  });

  it('keeps the level of a steady tone: grains meet in phase', () => {
    const out = stretch(sine(173, 1), SAMPLE_RATE, 1.37);
    for (let from = 4410; from + 4410 < out.length - 4410; from += 4410) {
      expect(rmsOf(out.subarray(from, from + 4410))).toBeCloseTo(0.5 / Math.SQRT2, 1);
    }
  });

  it('takes sounds shorter than a grain, and none', () => {
    expect(stretch(new Float32Array(0), SAMPLE_RATE, 1.5)).toHaveLength(0);
    expect(isWhole(stretch(sine(200, 0.01), SAMPLE_RATE, 1.5))).toBe(true);
  });
});

describe('tape', () => {
  it.each([-5, -1.5, 3, 6])('moves the pitch by %f semitones and keeps the length', (semitones) => {
    const out = tape(voiceLike(150, 1, 5, 16_000), 16_000, SAMPLE_RATE, semitones);
    expect(Math.abs(out.length - SAMPLE_RATE)).toBeLessThan(0.002 * SAMPLE_RATE);
    expect(Math.abs(12 * Math.log2(medianPitch(out) / 150) - semitones)).toBeLessThan(0.3);
  });
});
