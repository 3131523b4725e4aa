import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barsSeconds, beatMs, delayMs, faderPercent, matchTempo, semitonesOf, tappedBpm } from './tempo.ts';

const bpm = fc.double({ min: 40, max: 260, noNaN: true });

describe('a match of two tempos', () => {
  it('is a ratio, and twelve times its binary logarithm in semitones', () => {
    expect(faderPercent(120, 126)).toBeCloseTo(5, 12);
    expect(faderPercent(128, 124)).toBeCloseTo(-3.125, 12);
    expect(semitonesOf(2)).toBe(12);
    expect(semitonesOf(124 / 128)).toBeCloseTo(-0.549644, 6);
    expect(semitonesOf(1.06)).toBeCloseTo(1.008771, 6);
  });

  it('takes half or double time where the fader moves less', () => {
    expect(matchTempo(128, 124)).toMatchObject({ bpm: 124, feel: 'same' });
    expect(matchTempo(174, 87)).toMatchObject({ bpm: 174, feel: 'double', percent: 0 });
    expect(matchTempo(70, 140)).toMatchObject({ bpm: 70, feel: 'half', semitones: 0 });
    expect(matchTempo(90, 172)).toMatchObject({ bpm: 86, feel: 'half' });
  });

  it('takes a record where it says, and by half an octave at most within three octaves', () => {
    fc.assert(
      fc.property(bpm, bpm, (own, other) => {
        const match = matchTempo(own, other);
        expect(own * (1 + match.percent / 100)).toBeCloseTo(match.bpm, 6);
        expect(own * 2 ** (match.semitones / 12)).toBeCloseTo(match.bpm, 6);
        if (Math.abs(semitonesOf(other / own)) <= 18)
          expect(Math.abs(match.semitones)).toBeLessThanOrEqual(6 + 1e-6);
      }),
    );
  });
});

describe('lengths', () => {
  it('come from 60,000 ms a minute', () => {
    expect(beatMs(120)).toBe(500);
    expect(barsSeconds(16, 128)).toBe(30);
    expect(barsSeconds(32, 120)).toBe(64);
    expect(delayMs(1, 120)).toEqual({ straight: 500, dotted: 750, triplet: 1000 / 3 });
    expect(delayMs(1 / 2, 125).dotted).toBe(360);
  });
});

describe('tapping', () => {
  const taps = (gaps: number[]) =>
    [0, ...gaps].map((_, i) => 1000 + gaps.slice(0, i).reduce((sum, gap) => sum + gap, 0));

  it('names no tempo before the fourth tap', () => {
    expect(tappedBpm([])).toBeNull();
    expect(tappedBpm(taps([500, 500]))).toBeNull();
    expect(tappedBpm(taps([500, 500, 500]))).toBe(120);
  });

  it('is not moved by one tap that came late or was left out', () => {
    expect(tappedBpm(taps([500, 500, 560, 440, 500, 1000, 500]))).toBe(120);
  });

  it('begins again after a pause', () => {
    expect(tappedBpm(taps([500, 500, 500, 5000]))).toBeNull();
    expect(tappedBpm(taps([500, 500, 500, 5000, 400, 400, 400]))).toBe(150);
  });

  it('follows a hand within a beat per minute, however unsteady by 8 ms', () => {
    const jitter = fc.array(fc.integer({ min: -8, max: 8 }), { minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(fc.integer({ min: 90, max: 180 }), jitter, (tempo, off) => {
        const times = off.map((ms, i) => i * beatMs(tempo) + ms / 2);
        const found = tappedBpm(times) ?? 0;
        expect(Math.abs(beatMs(found) - beatMs(tempo))).toBeLessThanOrEqual(8);
      }),
    );
  });
});
