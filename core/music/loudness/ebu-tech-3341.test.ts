import { describe, expect, it } from 'vitest';
import type { Mono, Stereo } from '../sound.ts';
import { integratedLoudness, loudnessRange, momentaryMax, shortTermMax } from './loudness.ts';
import { truePeak } from './true-peak.ts';
import { weigh } from './weigh.ts';

const RATE = 48_000;

/** One after the other: 1 kHz in both channels at `db` (peak, dBFS), for `seconds`; null is silence. */
function tones(...parts: readonly [db: number | null, seconds: number][]): Stereo {
  const side = new Float32Array(parts.reduce((sum, [, seconds]) => sum + Math.round(seconds * RATE), 0));
  let at = 0;
  for (const [db, seconds] of parts) {
    const peak = db === null ? 0 : 10 ** (db / 20);
    const end = at + Math.round(seconds * RATE);
    for (; at < end; at++) side[at] = peak * Math.sin((2 * Math.PI * 1000 * at) / RATE);
  }
  return [side, side];
}
const repeated = <T>(parts: readonly T[], times: number): T[] =>
  Array.from({ length: times }, () => parts).flat();

describe('integrated loudness (EBU Tech 3341, cases 1 to 5)', () => {
  const cases = [
    [1, -23, tones([-23, 20])],
    [2, -33, tones([-33, 20])],
    [3, -23, tones([-36, 10], [-23, 60], [-36, 10])],
    [4, -23, tones([-72, 10], [-36, 10], [-23, 60], [-36, 10], [-72, 10])],
    [5, -23, tones([-26, 20], [-20, 20.1], [-26, 20])],
  ] as const;
  it.each(cases)('case %i is %d LUFS', (_, expected, sound) => {
    expect(integratedLoudness(weigh(sound, RATE))).toBeGreaterThan(expected - 0.1);
    expect(integratedLoudness(weigh(sound, RATE))).toBeLessThan(expected + 0.1);
  });

  it('is the same for the momentary and short-term values of a steady tone', () => {
    const weighed = weigh(tones([-23, 20]), RATE);
    expect(momentaryMax(weighed)).toBeCloseTo(-23, 1);
    expect(shortTermMax(weighed)).toBeCloseTo(-23, 1);
  });
});

describe('short-term and momentary loudness (EBU Tech 3341, cases 9 to 13)', () => {
  it('case 9: loud and quiet in turn make -23 LUFS short-term', () => {
    const weighed = weigh(
      tones(
        ...repeated(
          [
            [-20, 1.34],
            [-30, 1.66],
          ] as const,
          5,
        ).map(([db, s]): [number, number] => [db, s]),
      ),
      RATE,
    );
    expect(Math.abs((shortTermMax(weighed) ?? 0) + 23)).toBeLessThan(0.1);
  });

  it.each([0, 3, 7, 13, 19])('case 10: 3 s of tone after %i times 0.15 s of silence', (n) => {
    const weighed = weigh(tones([null, n * 0.15], [-23, 3], [null, 1]), RATE);
    expect(Math.abs((shortTermMax(weighed) ?? 0) + 23)).toBeLessThan(0.1);
  });

  it('case 12: loud and quiet in turn make -23 LUFS momentary', () => {
    const weighed = weigh(
      tones(
        ...repeated(
          [
            [-20, 0.18],
            [-30, 0.22],
          ] as const,
          25,
        ).map(([db, s]): [number, number] => [db, s]),
      ),
      RATE,
    );
    expect(Math.abs((momentaryMax(weighed) ?? 0) + 23)).toBeLessThan(0.1);
  });

  it.each([0, 1, 4, 7, 11, 19])('case 13: 0.4 s of tone after %i times 0.02 s of silence', (n) => {
    const weighed = weigh(tones([null, n * 0.02], [-23, 0.4], [null, 1]), RATE);
    expect(Math.abs((momentaryMax(weighed) ?? 0) + 23)).toBeLessThan(0.1);
  });
});

describe('loudness range (EBU Tech 3342, cases 1 to 4)', () => {
  const cases = [
    [1, 10, tones([-20, 20], [-30, 20])],
    [2, 5, tones([-20, 20], [-15, 20])],
    [3, 20, tones([-40, 20], [-20, 20])],
    [4, 15, tones([-50, 20], [-35, 20], [-20, 20], [-35, 20], [-50, 20])],
  ] as const;
  it.each(cases)('case %i is %d LU', (_, expected, sound) => {
    expect(Math.abs((loudnessRange(weigh(sound, RATE)) ?? 0) - expected)).toBeLessThan(1);
  });
});

describe('true peak (EBU Tech 3341, cases 15 to 19)', () => {
  const sine = (share: number, degrees: number, peak: number): Mono =>
    Float32Array.from({ length: RATE }, (_, i) => {
      // The published signals are faded: a hard start has a spectrum of its own.
      const edge = Math.min(1, i / 480, (RATE - i) / 480);
      return peak * edge * Math.sin(2 * Math.PI * i * share + (degrees * Math.PI) / 180);
    });
  const cases = [
    [15, -6, sine(1 / 4, 0, 0.5)],
    [16, -6, sine(1 / 4, 45, 0.5)],
    [17, -6, sine(1 / 6, 60, 0.5)],
    [18, -6, sine(1 / 8, 67.5, 0.5)],
    [19, 3, sine(1 / 4, 45, 1.41)],
  ] as const;
  it.each(cases)('case %i is %d dBTP', (_, expected, side) => {
    const measured = 20 * Math.log10(truePeak([side, side]));
    expect(measured).toBeGreaterThan(expected - 0.4);
    expect(measured).toBeLessThan(expected + 0.2);
  });
});
