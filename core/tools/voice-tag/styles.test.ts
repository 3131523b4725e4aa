import { beforeAll, describe, expect, it } from 'vitest';
import { speakHere } from '../../../tests/support/device-speech.ts';
import { shapeVoice } from './engine/voice/shape-voice.ts';
import { speechParameters } from './engine/voice/speech-parameters.ts';
import { trim } from './engine/voice/trim.ts';
import { difference, profileOf, type VoiceProfile } from './engine/voice/voice-profile-of-tests.ts';
import { SHOWN_STYLES, SPEAKER_IDS, STYLE_IDS, type StyleId, styleOf } from './styles.ts';

const PHRASE = 'You are locked in with DJ Nova';

/** How different any two characters are at least; `difference` says what 1 is. */
const LEAST_DIFFERENCE = 1.4;

const profiles = new Map<StyleId, VoiceProfile>();
const profile = (style: StyleId): VoiceProfile =>
  profiles.get(style) ?? expect.fail(`${style} did not speak`);

beforeAll(() => {
  for (const style of STYLE_IDS) {
    const voice = { style, intensity: 0.5, pitch: 0, speed: 1 };
    const { pcm, sampleRate } = speakHere(speechParameters(voice), PHRASE);
    const { sound } = trim(pcm, sampleRate);
    profiles.set(style, profileOf(shapeVoice(sound, sampleRate, voice, { isSpokenHere: true })));
  }
}, 60_000);

describe('a character', () => {
  it.each(STYLE_IDS)('%s says the pitch that it has', (style) => {
    const [, hz] = /^(\d+) Hz, /.exec(styleOf(style).line) ?? [];
    if (hz === undefined) return;
    expect(Math.abs(profile(style).hz / Number(hz) - 1)).toBeLessThan(0.02);
  });

  it('that names no pitch has none, or three', () => {
    const unnamed = STYLE_IDS.filter((style) => !/^\d+ Hz/.test(styleOf(style).line));
    expect(unnamed).toEqual(['whisper', 'chord-machine']);
    expect(profile('whisper').voiced).toBeLessThan(0.2);
    expect(profile('chord-machine').voiced).toBeGreaterThan(0.8);
  });

  it.each(STYLE_IDS)('%s is clearly different from every other', (style) => {
    const near = STYLE_IDS.filter((other) => other !== style).filter(
      (other) => difference(profile(style), profile(other)) < LEAST_DIFFERENCE,
    );
    expect(near).toEqual([]);
  });

  it.each(STYLE_IDS)('%s speaks the phrase in one to three and a half seconds', (style) => {
    expect(profile(style).seconds).toBeGreaterThan(1);
    expect(profile(style).seconds).toBeLessThan(3.5);
  });
});

it('every speaker that is served is used, and no other', () => {
  expect(new Set(STYLE_IDS.map((style) => styleOf(style).speech.speaker))).toEqual(new Set(SPEAKER_IDS));
});

it('the landing page shows eight that differ', () => {
  expect(new Set(SHOWN_STYLES).size).toBe(8);
});

it('no two characters have a label or a line in common', () => {
  expect(new Set(STYLE_IDS.map((style) => styleOf(style).label)).size).toBe(STYLE_IDS.length);
  expect(new Set(STYLE_IDS.map((style) => styleOf(style).line)).size).toBe(STYLE_IDS.length);
});
