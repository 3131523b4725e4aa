import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAMELOT_KEYS } from '#core/music/camelot.ts';
import { SAMPLE_RATE } from '#core/music/sound.ts';
import type { EffectAmounts } from '../../effects.ts';
import { PRESET_IDS, recipeOf } from '../../presets.ts';
import type { Recipe } from '../../recipe.ts';
import type { SpokenWord } from '../spoken-word.ts';
import { peakOf, rmsOf } from '../voice/level.ts';
import { highestStep, isWhole, levelAt, voiceLike } from '../voice/sounds-of-tests.ts';
import { treatVoice } from './treat-voice.ts';
import { chordHz } from './vocoder.ts';

const SECONDS = 1.5;
const VOICE = voiceLike(140, SECONDS, 3);
const WORDS: SpokenWord[] = [
  { text: 'DJ', at: 0.02, until: 0.5 },
  { text: 'Nova', at: 0.6, until: 1.4 },
];
const recipe = (effects: EffectAmounts, more: Partial<Recipe> = {}): Recipe => ({
  ...recipeOf('clean'),
  bpm: 120,
  effects,
  ...more,
});
const treat = (effects: EffectAmounts, more?: Partial<Recipe>) =>
  treatVoice(VOICE, WORDS, recipe(effects, more));
const secondsOf = (voice: Float32Array) => voice.length / SAMPLE_RATE;

const amount = fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: 0 });
const anyRecipe = fc.record({
  bpm: fc.double({ min: 60, max: 200, noNaN: true }),
  key: fc.constantFrom(...CAMELOT_KEYS),
  strength: fc.double({ min: 0, max: 1, noNaN: true }),
  seed: fc.integer({ min: 0, max: 999_999 }),
  effects: fc.record({
    stutter: amount,
    scratch: amount,
    'vinyl-stop': amount,
    'pitch-drop': amount,
    vocoder: amount,
  }),
});

describe('any recipe', () => {
  it('gives a voice that is finite, does not clip, click or vanish, with its words in order', () => {
    fc.assert(
      fc.property(
        anyRecipe,
        fc.integer({ min: 80, max: 320 }),
        fc.double({ min: 0.2, max: 2, noNaN: true }),
        (more, hz, seconds) => {
          const voice = voiceLike(hz, seconds, hz);
          const words = WORDS.filter(({ until }) => until < seconds);
          const { voice: treated, words: moved } = treatVoice(voice, words, { ...recipe({}), ...more });
          const beat = 60 / more.bpm;
          expect(isWhole(treated)).toBe(true);
          expect(peakOf(treated)).toBeLessThanOrEqual(0.97);
          expect(rmsOf(treated)).toBeGreaterThan(0.01);
          expect(Math.abs(treated[0] ?? 0) + Math.abs(treated.at(-1) ?? 0)).toBe(0);
          expect(secondsOf(treated)).toBeLessThan(2.3 * seconds + 8.1 * beat + 0.1);
          expect(secondsOf(treated)).toBeGreaterThan(0.95 * seconds);
          expect(moved).toHaveLength(words.length);
          let before = 0;
          for (const { at, until } of moved) {
            expect(at).toBeGreaterThanOrEqual(before);
            expect(until).toBeGreaterThan(at);
            expect(until).toBeLessThanOrEqual(secondsOf(treated) + 0.01);
            before = at;
          }
        },
      ),
      { numRuns: 60, seed: 11 },
    );
  }, 60_000);

  it('takes an empty voice', () => {
    const every = { stutter: 1, scratch: 1, 'vinyl-stop': 1, 'pitch-drop': 1, vocoder: 1 };
    const { voice } = treatVoice(new Float32Array(0), [], recipe(every));
    expect(isWhole(voice)).toBe(true);
  });

  it.each(PRESET_IDS)('of the treatment %s gives the same voice again', (id) => {
    expect(treatVoice(VOICE, WORDS, recipeOf(id))).toEqual(treatVoice(VOICE, WORDS, recipeOf(id)));
  });
});

it('a recipe without effects in time leaves the voice and its words as they are', () => {
  const { voice, words } = treat({ reverb: 1, delay: 1 });
  expect(voice.subarray(200, -200)).toEqual(VOICE.subarray(200, -200));
  expect(words).toEqual(WORDS);
});

describe('stutter', () => {
  it.each([
    { amount: 0.2, repeats: 4 },
    { amount: 0.7, repeats: 6 },
    { amount: 1, repeats: 8 },
  ])('at $amount repeats the first sound $repeats times in sixteenths', ({ amount, repeats }) => {
    const { voice, words } = treat({ stutter: amount });
    // A sixteenth at 120 BPM is 125 ms.
    expect((words[0]?.at ?? 0) - (WORDS[0]?.at ?? 0)).toBeCloseTo(0.125 * repeats, 1);
    const starts = Array.from({ length: repeats }, (_, repeat) => Math.round(0.125 * repeat * SAMPLE_RATE));
    for (const start of starts) {
      expect(rmsOf(voice.subarray(start, start + 2000))).toBeGreaterThan(0.03);
      expect(rmsOf(voice.subarray(Math.max(0, start - 400), start))).toBeLessThan(0.02);
    }
  });
});

it('a stutter of a sound that comes late is heard whole, and the sound lands on the grid', () => {
  const late = [{ text: 'DJ', at: 0.4, until: 0.6 }];
  const { voice, words } = treatVoice(VOICE, late, recipe({ stutter: 0.2 }));
  expect(secondsOf(voice)).toBeGreaterThan(SECONDS + 0.37);
  const sixteenths = (words[0]?.at ?? 0) / 0.125;
  expect(Math.abs(sixteenths - Math.round(sixteenths))).toBeLessThan(0.4);
  expect(sixteenths).toBeGreaterThan(5.9);
});

describe('scratch', () => {
  it('comes before the voice in whole beats and moves the words by them', () => {
    for (const scratch of [0.25, 0.5, 0.8, 1]) {
      const { words } = treat({ scratch });
      const beats = ((words[0]?.at ?? 0) - (WORDS[0]?.at ?? 0)) / 0.5;
      expect(beats).toBeCloseTo(Math.round(4 * scratch), 2);
    }
  });

  it('is silent where the hand turns', () => {
    const { voice } = treat({ scratch: 0.25 });
    const half = 0.25 * SAMPLE_RATE;
    expect(peakOf(voice.subarray(half / 2 - 40, half / 2 + 40))).toBeLessThan(0.05);
    expect(peakOf(voice.subarray(0, half))).toBeGreaterThan(0.2);
  });
});

describe('vinyl stop', () => {
  it('runs down longer by amount and ends in silence', () => {
    const [little, full] = [0.25, 1].map((amount) => treat({ 'vinyl-stop': amount }).voice);
    expect(secondsOf(little ?? VOICE)).toBeGreaterThan(SECONDS);
    expect(secondsOf(full ?? VOICE)).toBeGreaterThan(secondsOf(little ?? VOICE) + 0.2);
    expect(peakOf((full ?? VOICE).subarray(-200))).toBeLessThan(0.05);
  });

  it('keeps the words before it in place and stretches the last one', () => {
    const { words } = treat({ 'vinyl-stop': 0.5 });
    expect(words[0]).toEqual(WORDS[0]);
    expect(words[1]?.until).toBeGreaterThan(WORDS[1]?.until ?? 0);
  });
});

describe('pitch drop', () => {
  it('falls on the last word only', () => {
    const { voice, words } = treat({ 'pitch-drop': 1 });
    const cut = Math.round((WORDS[1]?.at ?? 0) * SAMPLE_RATE);
    expect(voice.subarray(200, cut)).toEqual(VOICE.subarray(200, cut));
    expect(words[1]?.at).toBe(WORDS[1]?.at);
    expect(secondsOf(voice)).toBeGreaterThan(SECONDS + 0.3);
  });

  it('brings the pitch of a tone down by up to fourteen semitones', () => {
    const tone = Float32Array.from(
      { length: SAMPLE_RATE },
      (_, i) => 0.5 * Math.sin((i * 2 * Math.PI * 440) / SAMPLE_RATE),
    );
    const { voice } = treatVoice(tone, [], recipe({ 'pitch-drop': 1 }));
    const lowest = 440 * 2 ** (-14 / 12);
    const end = voice.subarray(-8000, -2000);
    expect(levelAt(end, lowest)).toBeGreaterThan(0.3);
    expect(levelAt(end, 440)).toBeLessThan(0.1);
  });
});

describe('vocoder', () => {
  it('sings the chord of the key: its notes are in, the ones between are not', () => {
    expect(chordHz('8A').map((hz) => Math.round(hz))).toEqual([110, 131, 165, 220]);
    expect(chordHz('8B').map((hz) => Math.round(hz))).toEqual([131, 165, 196, 262]);
    const { voice } = treat({ vocoder: 1 });
    const third = levelAt(voice, 4 * 130.81);
    expect(third).toBeGreaterThan(3 * levelAt(voice, 4 * 125));
    expect(third).toBeGreaterThan(3 * levelAt(VOICE, 4 * 130.81));
  });

  it('keeps time, length and about the level of the voice', () => {
    const { voice, words } = treat({ vocoder: 1 });
    expect(voice).toHaveLength(VOICE.length);
    expect(words).toEqual(WORDS);
    expect(rmsOf(voice) / rmsOf(VOICE)).toBeGreaterThan(0.6);
    expect(rmsOf(voice) / rmsOf(VOICE)).toBeLessThan(1.6);
  });
});

it('no effect puts in a click: the steps of the voice stay the highest', () => {
  const every = { stutter: 0.8, scratch: 0.8, 'vinyl-stop': 0.8, 'pitch-drop': 0.8 };
  for (const [name, value] of Object.entries(every)) {
    const { voice } = treat({ [name]: value });
    // A record under a hand goes up to twice as fast.
    expect(highestStep(voice), name).toBeLessThan(2.2 * highestStep(VOICE));
  }
});
