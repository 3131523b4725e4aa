import { expect, it } from 'vitest';
import { SAMPLE_RATE } from '#core/music/sound.ts';
import { toDecibels } from '../decibels.ts';
import { deEss } from './de-ess.ts';
import { excite } from './exciter.ts';
import { levelAt, sine, voiceLike } from './sounds-of-tests.ts';

it('the de-esser turns a hiss down and leaves a vowel alone', () => {
  const change = (hz: number) => {
    const out = deEss(sine(hz, 0.5), SAMPLE_RATE, 0.6).subarray(8820);
    return toDecibels(levelAt(out, hz) / 0.5);
  };
  expect(change(9000)).toBeLessThan(-4);
  expect(change(400)).toBeCloseTo(0, 1);
});

it('the exciter makes air above a tone of 5 kHz and none above one of 500 Hz', () => {
  const air = (hz: number) => {
    const out = excite(sine(hz, 0.5), SAMPLE_RATE, 0.3).subarray(8820);
    return toDecibels(levelAt(out, 2 * hz));
  };
  expect(air(5000)).toBeGreaterThan(-45);
  expect(air(500)).toBeLessThan(-80);
});

it('both keep the length of a voice', () => {
  const voice = voiceLike(120, 0.4, 1);
  expect(excite(deEss(voice, SAMPLE_RATE, 0.6), SAMPLE_RATE, 0.2)).toHaveLength(voice.length);
});
