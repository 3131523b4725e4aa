import { describe, expect, it } from 'vitest';
import { truePeak } from '#core/music/loudness/true-peak.ts';
import type { Mono, Stereo } from '#core/music/sound.ts';
import { LOUDNESS_PROFILES } from '../../loudness-profiles.ts';
import { toDecibels } from '../decibels.ts';
import { MOST_PRESSED, master } from './master.ts';
import { countedLoudness, reportOn } from './report-on.ts';

const RATE = 44_100;
const PROFILES = Object.entries(LOUDNESS_PROFILES);

function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state / 2 ** 31;
  };
}

/** Syllables, then a hit that is 15 dB over them. */
function peaky(seconds: number): Stereo {
  const chance = noise(3);
  const side: Mono = Float32Array.from({ length: Math.round(seconds * RATE) }, (_, i) => {
    const t = i / RATE;
    const syllable = 0.13 * Math.sin(2 * Math.PI * 140 * t + 4 * Math.sin(2 * Math.PI * 420 * t));
    const since = t - seconds * 0.6;
    const hit =
      since < 0 ? 0 : Math.exp(-since * 5) * (0.8 * Math.sin(2 * Math.PI * 52 * t) + 0.2 * chance());
    return syllable * Math.sin(2 * Math.PI * 2.5 * t) ** 2 + hit + 0.0005 * chance();
  });
  return [side, side.map((sample) => 0.93 * sample)];
}

describe('mastering', () => {
  it.each(PROFILES)('reaches the target of %s under its ceiling', (_, aims) => {
    const { sound, isReached, measuredBy } = master(peaky(5), RATE, aims);
    const report = reportOn(sound, RATE, aims, measuredBy);
    expect(isReached).toBe(true);
    expect(measuredBy).toBe('integrated');
    expect(Math.abs((countedLoudness(report) ?? 0) - aims.target)).toBeLessThan(0.1);
    expect(report.truePeak).toBeLessThanOrEqual(aims.ceiling + 0.001);
    expect(sound[0]).toHaveLength(5 * RATE);
  });

  it('says that a target is out of reach instead of pressing a click flat', () => {
    const side = new Float32Array(3 * RATE);
    for (let at = 0; at < side.length; at += RATE / 2) side[at] = 1;
    const { isReached, pressed, loudness, sound } = master([side, side], RATE, { target: -9, ceiling: -1 });
    expect(isReached).toBe(false);
    expect(pressed).toBeLessThan(MOST_PRESSED + 0.2);
    expect(loudness).toBeLessThan(-10);
    expect(toDecibels(truePeak(sound))).toBeLessThan(-0.999);
  });

  it.each([0.2, 0.35, 0.6])('sets %d s by its loudest 400 ms', (seconds) => {
    const aims = LOUDNESS_PROFILES.stream;
    const side = Float32Array.from({ length: seconds * RATE }, (_, i) => 0.1 * Math.sin(i / 7));
    const { measuredBy, sound } = master([side, side], RATE, aims);
    expect(measuredBy).toBe('momentary');
    expect(reportOn(sound, RATE, aims).momentaryMax).toBeCloseTo(aims.target, 1);
  });

  it('counts what comes through the gates, not the length: a shout in ten seconds of near silence is short', () => {
    const side = Float32Array.from(
      { length: 10 * RATE },
      (_, i) => (i < 0.3 * RATE ? 0.5 : 0.002) * Math.sin(i / 7),
    );
    expect(master([side, side], RATE, LOUDNESS_PROFILES.stream).measuredBy).toBe('momentary');
    const longer = side.map((sample, i) => (i < 2 * RATE ? 0.5 * Math.sin(i / 7) : sample));
    expect(master([longer, longer], RATE, LOUDNESS_PROFILES.stream).measuredBy).toBe('integrated');
  });

  it('keeps to the value that it is told counts', () => {
    expect(master(peaky(5), RATE, LOUDNESS_PROFILES.stream, 'momentary').measuredBy).toBe('momentary');
  });

  it('leaves silence as it is', () => {
    const sound: Stereo = [new Float32Array(RATE), new Float32Array(RATE)];
    expect(master(sound, RATE, LOUDNESS_PROFILES.club)).toMatchObject({
      sound,
      loudness: null,
      isReached: false,
    });
  });

  it('only turns down what is too loud, sample for sample', () => {
    const loud = Float32Array.from({ length: RATE }, (_, i) => 0.9 * Math.sin(i / 7));
    const { sound, gain } = master([loud, loud], RATE, LOUDNESS_PROFILES.broadcast);
    expect(sound[0][1000]).toBeCloseTo((loud[1000] ?? 0) * 10 ** (gain / 20), 6);
  });
});
