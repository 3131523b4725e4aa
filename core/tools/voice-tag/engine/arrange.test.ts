import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAMPLE_RATE } from '#core/music/sound.ts';
import { anyRecipe } from '../../../../tests/support/any-recipe.ts';
import { recipeOf } from '../presets.ts';
import type { Recipe } from '../recipe.ts';
import { arrange } from './arrange.ts';
import { LONGEST_DROP } from './arrange-span.ts';

const plain: Recipe = { ...recipeOf('clean'), bpm: 120, lead: 1, tail: 2 };
const anyVoice = fc.double({ min: 0, max: 90, noNaN: true });
const EPSILON = 1e-9;

const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-6;

describe('any recipe around any voice', () => {
  it('is a whole number of beats, and never longer than a minute', () => {
    fc.assert(
      fc.property(anyRecipe, anyVoice, (recipe, seconds) => {
        const laid = arrange(recipe, seconds);
        expect(isWhole(laid.seconds / laid.beat)).toBe(true);
        expect(laid.seconds).toBeLessThanOrEqual(LONGEST_DROP + EPSILON);
        // To the sample: what a player counts as beats is what the file holds.
        const beats = Math.round(laid.seconds / laid.beat);
        expect(Math.round(laid.seconds * SAMPLE_RATE)).toBe(
          Math.round((beats * 60 * SAMPLE_RATE) / recipe.bpm),
        );
      }),
    );
  });

  it('holds the whole voice wherever a minute does', () => {
    fc.assert(
      fc.property(anyRecipe, anyVoice, (recipe, seconds) => {
        const { voice, seconds: total, beat } = arrange(recipe, seconds);
        expect(voice.at).toBeGreaterThanOrEqual(0);
        expect(voice.at + voice.seconds).toBeLessThanOrEqual(total + EPSILON);
        expect(voice.seconds).toBeLessThanOrEqual(seconds);
        if (seconds <= LONGEST_DROP - 4 * beat) expect(voice.seconds).toBeCloseTo(seconds, 5);
      }),
    );
  });

  it('keeps every layer inside, and in the order of the recipe', () => {
    fc.assert(
      fc.property(anyRecipe, anyVoice, (recipe, seconds) => {
        const laid = arrange(recipe, seconds);
        for (const { at, seconds: length, layer, kind } of laid.clips) {
          expect(at).toBeGreaterThanOrEqual(0);
          expect(length).toBeGreaterThan(0);
          expect(at + length).toBeLessThanOrEqual(laid.seconds + EPSILON);
          expect(recipe.layers[layer]?.kind).toBe(kind);
        }
        const order = laid.clips.map(({ layer }) => layer);
        expect(order).toEqual([...order].sort((a, b) => a - b));
      }),
    );
  });

  it('is locked to the bars that were asked for, or to the next that hold the voice', () => {
    fc.assert(
      fc.property(anyRecipe, anyVoice, (recipe, seconds) => {
        const { bars, seconds: total, beat } = arrange(recipe, seconds);
        if (recipe.bars === 0) {
          expect(bars).toBe(0);
          return;
        }
        expect(bars).toBeGreaterThanOrEqual(recipe.bars);
        expect(total).toBeCloseTo(bars * 4 * beat, 9);
        // Not more than needed: half of it would not have held the voice and half a beat.
        if (bars > recipe.bars) expect(seconds + beat / 2).toBeGreaterThan(total / 2 - EPSILON);
      }),
    );
  });

  it('puts the tail on the grid of sixteenths, at the end of the voice', () => {
    fc.assert(
      fc.property(anyRecipe, anyVoice, (recipe, seconds) => {
        const { tailAt, voice, beat, seconds: total } = arrange(recipe, seconds);
        expect(tailAt).toBeLessThanOrEqual(total + EPSILON);
        expect(tailAt).toBeGreaterThanOrEqual(voice.at + voice.seconds - 0.03 * beat - EPSILON);
        expect(tailAt).toBeLessThan(voice.at + voice.seconds + 0.25 * beat + EPSILON);
        // A voice of nothing, off the grid, is its own tail.
        if (voice.seconds > 0.03 * beat) expect(isWhole((tailAt / beat) * 4)).toBe(true);
      }),
    );
  });

  it('never gets shorter when the voice, the lead or the tail gets longer', () => {
    fc.assert(
      fc.property(
        anyRecipe,
        anyVoice,
        fc.double({ min: 0, max: 8, noNaN: true }),
        (recipe, seconds, more) => {
          const length = (changed: Partial<Recipe>, voice = seconds) =>
            arrange({ ...recipe, ...changed }, voice).seconds + EPSILON;
          const now = arrange(recipe, seconds).seconds;
          expect(length({}, seconds + more)).toBeGreaterThanOrEqual(now);
          expect(length({ lead: recipe.lead + more })).toBeGreaterThanOrEqual(now);
          expect(length({ tail: recipe.tail + more })).toBeGreaterThanOrEqual(now);
        },
      ),
    );
  });
});

describe('a length that the voice decides', () => {
  it('is lead, voice and tail, rounded up to a beat', () => {
    // 1 beat, 2.2 beats that end on 3.25, 2 beats: 5.25, so 6.
    expect(arrange(plain, 1.1)).toMatchObject({ seconds: 3, bars: 0, voice: { at: 0.5, seconds: 1.1 } });
    expect(arrange(plain, 1.1).tailAt).toBeCloseTo(1.625, 9);
  });

  it('does not lose a beat to arithmetic', () => {
    const third = { ...plain, bpm: 90, lead: 1, tail: 1 };
    expect(arrange(third, 2 * (60 / 90)).seconds).toBeCloseTo(4 * (60 / 90), 9);
  });
});

describe('a length in bars', () => {
  it('gives what is left to the tail', () => {
    const laid = arrange({ ...plain, bars: 2 }, 1);
    expect(laid).toMatchObject({ seconds: 4, bars: 2, voice: { at: 0.5, seconds: 1 } });
  });

  it('takes from lead and tail by their shares where there is too little room, and starts on a beat', () => {
    // 4 beats for a voice of 1.5: 2.5 left for a lead of 4 and a tail of 2, which is 1.67 and 0.83.
    const laid = arrange({ ...plain, bars: 1, lead: 4, tail: 2 }, 0.75);
    expect(laid.voice.at).toBe(0.5);
    expect(laid.seconds).toBe(2);
  });

  it('starts a breath early rather than cut the last one off', () => {
    const laid = arrange({ ...plain, bars: 1, lead: 1, tail: 0 }, 1.51);
    expect(laid).toMatchObject({ seconds: 2, voice: { seconds: 1.51 } });
    expect(laid.voice.at).toBeCloseTo(0.49, 9);
  });

  it('goes on to the next length where the voice and half a beat do not fit', () => {
    expect(arrange({ ...plain, bars: 1 }, 1.75).bars).toBe(1);
    expect(arrange({ ...plain, bars: 1 }, 1.76).bars).toBe(2);
    expect(arrange({ ...plain, bars: 1 }, 5).bars).toBe(4);
    expect(arrange({ ...plain, bars: 4 }, 9).bars).toBe(8);
  });
});

describe('layers', () => {
  const withLayer = (layer: Recipe['layers'][number], voice = 1) =>
    arrange({ ...plain, lead: 2, layers: [layer] }, voice).clips[0];
  const base = { gain: -6, duck: 0, length: null };

  it('keep the end of a riser where it was when it would begin too early', () => {
    const clip = withLayer({ ...base, kind: 'riser', at: 'voice', offset: -4, length: 4 });
    expect(clip).toMatchObject({ at: 0, seconds: 1 });
  });

  it('keep the length of a hit that would begin too early', () => {
    const clip = withLayer({ ...base, kind: 'impact', at: 'start', offset: -1 }, 3);
    expect(clip).toMatchObject({ at: 0, seconds: 2.5 });
  });

  it('hang at the end of the voice on the grid, and at the end of the drop', () => {
    expect(withLayer({ ...base, kind: 'laser', at: 'voice-end', offset: 0 }, 1.1)?.at).toBeCloseTo(2.125, 9);
    expect(withLayer({ ...base, kind: 'laser', at: 'end', offset: -2 }, 1.1)?.at).toBeCloseTo(2.5, 9);
  });

  it('are left out where they lie behind the end', () => {
    expect(withLayer({ ...base, kind: 'impact', at: 'end', offset: 0 })).toBeUndefined();
  });
});
