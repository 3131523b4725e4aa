import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAMPLE_RATE } from '#core/music/sound.ts';
import { FASTEST, MOST_SEMITONES, SLOWEST, type VoiceSettings } from '../../drop.ts';
import { STYLE_IDS, styleOf } from '../../styles.ts';
import { pitchTrack } from './find-pitch-of-tests.ts';
import { peakOf, rmsOf } from './level.ts';
import { resample } from './resample.ts';
import { shapeVoice, VOICE_PEAK } from './shape-voice.ts';
import { isWhole, levelAt, sine, voiceLike } from './sounds-of-tests.ts';
import { leftToDo, speechParameters } from './speech-parameters.ts';

const settings = fc.record({
  style: fc.constantFrom(...STYLE_IDS),
  intensity: fc.double({ min: 0, max: 1, noNaN: true }),
  pitch: fc.double({ min: -MOST_SEMITONES, max: MOST_SEMITONES, noNaN: true }),
  speed: fc.double({ min: SLOWEST, max: FASTEST, noNaN: true }),
});

const AS_IT_IS: VoiceSettings = { style: 'late-night-fm', intensity: 0.5, pitch: 0, speed: 1 };

const medianPitch = (sound: Float32Array) => {
  const pitches = pitchTrack(resample(sound, SAMPLE_RATE, 8000), 8000)
    .flatMap(({ hz }) => (hz > 0 ? [hz] : []))
    .toSorted((a, b) => a - b);
  return pitches[pitches.length >> 1] ?? 0;
};

describe('any settings', () => {
  it('make a voice of known level and length, without a hole in it', () => {
    fc.assert(
      fc.property(
        settings,
        fc.integer({ min: 0, max: 9 }),
        fc.constantFrom(16_000, 24_000, 44_100, 48_000),
        fc.boolean(),
        (voice, seed, sampleRate, isSpokenHere) => {
          const spoken = voiceLike(120 + 10 * seed, 0.8, seed, sampleRate);
          const shaped = shapeVoice(spoken, sampleRate, voice, { isSpokenHere });
          expect(isWhole(shaped)).toBe(true);
          expect(peakOf(shaped)).toBeCloseTo(VOICE_PEAK, 3);
          expect(rmsOf(shaped)).toBeGreaterThan(0.05);
          const length = isSpokenHere ? leftToDo(voice).length : 1 / voice.speed;
          const share = shaped.length / SAMPLE_RATE / 0.8 / length;
          expect(Math.abs(share - 1)).toBeLessThan(isSpokenHere ? 0.01 : 0.08);
        },
      ),
      { numRuns: 40, seed: 4 },
    );
  });

  it('are spoken within what the engine can do, and what is left is little', () => {
    fc.assert(
      fc.property(settings, (voice) => {
        const { pitch, melody, stretch, tract } = speechParameters(voice);
        expect(pitch).toBeGreaterThanOrEqual(55);
        expect(pitch).toBeLessThanOrEqual(300);
        expect(melody).toBeGreaterThanOrEqual(0);
        expect(melody).toBeLessThanOrEqual(60);
        expect(stretch).toBeGreaterThanOrEqual(0.7);
        expect(stretch).toBeLessThanOrEqual(1.6);
        expect(tract).toBeGreaterThanOrEqual(0.32);
        expect(tract).toBeLessThanOrEqual(0.52);
        expect(Math.abs(leftToDo(voice).semitones)).toBeLessThan(6);
        expect(leftToDo(voice).length).toBeGreaterThan(0.6);
        expect(leftToDo(voice).length).toBeLessThan(1.5);
      }),
      { numRuns: 2000 },
    );
  });

  it('never ask for a voice so high that its vowels are lost', () => {
    for (const style of STYLE_IDS) {
      const voice = { ...AS_IT_IS, style, intensity: 1, pitch: MOST_SEMITONES };
      const tape = leftToDo(voice).semitones + (styleOf(style).shape?.tape ?? 0);
      expect(speechParameters(voice).pitch * 2 ** (tape / 12)).toBeLessThan(371);
    }
  });

  it('give the same samples again', () => {
    const spoken = voiceLike(130, 0.5, 2, 16_000);
    for (const style of ['whisper', 'chord-machine', 'dark-matter'] as const) {
      const once = shapeVoice(spoken, 16_000, { ...AS_IT_IS, style }, { isSpokenHere: true });
      expect(shapeVoice(spoken, 16_000, { ...AS_IT_IS, style }, { isSpokenHere: true })).toEqual(once);
    }
  });
});

describe('intensity', () => {
  it('from calm to all of it widens the melody and says it faster and higher', () => {
    const [calm, full] = [0, 1].map((intensity) => speechParameters({ ...AS_IT_IS, intensity }));
    expect(full?.melody).toBeGreaterThan(2 * (calm?.melody ?? 0));
    expect(full?.stretch).toBeLessThan(calm?.stretch ?? 0);
    expect(full?.pitch).toBeGreaterThan(calm?.pitch ?? 0);
  });

  it('in the middle leaves the character as it is', () => {
    expect(speechParameters(AS_IT_IS)).toMatchObject({ pitch: 110, melody: 24, stretch: 1.02 });
    expect(leftToDo(AS_IT_IS)).toEqual({ semitones: 0, length: 1 });
  });
});

describe('a voice that was not spoken here', () => {
  const pitchAt = (pitch: number, style: VoiceSettings['style'] = 'late-night-fm') =>
    medianPitch(
      shapeVoice(voiceLike(150, 1, 5), SAMPLE_RATE, { ...AS_IT_IS, style, pitch }, { isSpokenHere: false }),
    );

  it.each([-6, -3, 3, 6])('is moved by %i semitones', (pitch) => {
    expect(Math.abs(12 * Math.log2(pitchAt(pitch) / pitchAt(0)) - pitch)).toBeLessThan(0.4);
  });

  it('gets deeper as a deep character and higher as a high one', () => {
    expect(pitchAt(0, 'trailer-deep')).toBeLessThan(150 * 2 ** (-3 / 12));
    expect(pitchAt(0, 'helium')).toBeGreaterThan(150 * 2 ** (4 / 12));
  });

  it('may be empty or silent', () => {
    for (const length of [0, 1, 300, 20_000]) {
      const shaped = shapeVoice(new Float32Array(length), 48_000, AS_IT_IS, { isSpokenHere: false });
      expect(isWhole(shaped)).toBe(true);
      expect(peakOf(shaped)).toBe(0);
    }
  });

  it.each([0.7, 1.4])('speaks %f times as fast', (speed) => {
    const voice = { ...AS_IT_IS, speed };
    const shaped = shapeVoice(voiceLike(150, 1, 5), SAMPLE_RATE, voice, { isSpokenHere: false });
    expect(shaped.length / SAMPLE_RATE).toBeCloseTo(1 / speed, 2);
  });

  it('loses a rumble under its lowest note', () => {
    const rumble = sine(30, 1, 0.3);
    const spoken = voiceLike(150, 1, 5).map((value, index) => value + (rumble[index] ?? 0));
    const shaped = shapeVoice(spoken, SAMPLE_RATE, AS_IT_IS, { isSpokenHere: false });
    expect(levelAt(shaped, 30)).toBeLessThan(0.1 * levelAt(spoken, 30));
  });
});
