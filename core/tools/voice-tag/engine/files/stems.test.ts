import { describe, expect, it } from 'vitest';
import { SAMPLE_RATE, silence } from '#core/music/sound.ts';
import type { Arrangement } from '../arrange.ts';
import { marksOf } from './marks.ts';
import { stemsOf } from './stems.ts';

/** 120 BPM: half a second a beat. The voice begins on beat 2 and ends a little after beat 5. */
const arrangement: Arrangement = {
  ...{ seconds: 6, beat: 0.5, bars: 0, clips: [], tailAt: 2.625 },
  voice: { at: 1, seconds: 1.6 },
};
const ones = (seconds: number) => {
  const [left, right] = silence(seconds);
  return [left.fill(1), right.fill(1)] as const;
};
const sources = { speech: ones(1.4)[0], mix: ones(6), bed: ones(6), arrangement };

describe('marks', () => {
  it('are the voice, its end, and the tail', () => {
    expect(marksOf(arrangement)).toEqual([
      { label: 'Voice', at: 1 },
      { label: 'Voice end', at: 2.6 },
      { label: 'Tail', at: 2.625 },
    ]);
  });

  it('leave out what lies at the very end', () => {
    expect(marksOf({ ...arrangement, seconds: 2.62 }).map(({ label }) => label)).toEqual(['Voice']);
  });
});

describe('stems', () => {
  it('are cut on the grid', () => {
    const stems = stemsOf(sources);
    const seconds = Object.fromEntries(stems.map(({ id, sound }) => [id, sound[0].length / SAMPLE_RATE]));
    expect(seconds).toEqual({
      dry: expect.closeTo(1.4, 4),
      wet: 6,
      bed: 6,
      tail: expect.closeTo(3.375, 4),
      'radio-edit': 2.5,
    });
    expect(stems.find(({ id }) => id === 'radio-edit')?.marks).toEqual([
      { label: 'Voice', at: 0 },
      { label: 'Voice end', at: expect.closeTo(1.6, 9) },
      { label: 'Tail', at: 1.625 },
    ]);
  });

  it('begin and end softly where they were cut', () => {
    for (const { id, sound } of stemsOf(sources).filter(({ id }) => id === 'tail' || id === 'radio-edit')) {
      expect(sound[0][0], id).toBe(0);
      expect(sound[0].at(-1), id).toBeLessThan(0.01);
    }
    expect(sources.mix[0].every((sample) => sample === 1)).toBe(true);
  });

  it('leave out what is silent', () => {
    const stems = stemsOf({
      ...sources,
      bed: silence(6),
      arrangement: { ...arrangement, seconds: 2.6, tailAt: 2.6 },
    });
    expect(stems.map(({ id }) => id)).toEqual(['dry', 'wet', 'radio-edit']);
  });
});
