import { expect, test } from 'vitest';
import { speakHere } from '../../../../../tests/support/device-speech.ts';
import { planSpeech } from '../../speakable.ts';
import { SPEAKER_IDS, styleOf } from '../../styles.ts';
import { PAUSE } from './phones.ts';
import { SPOKEN_RATE, SpeechError, speak } from './speak.ts';
import type { Instantiate } from './wasi.ts';

const VOICE = styleOf('late-night-fm').speech;

const soundsOf = (script: string): string =>
  speakHere({ ...VOICE, stretch: 0.7 }, planSpeech(script, []).text)
    .phones.map(({ name }) => name)
    .filter((name) => name !== PAUSE)
    .join(' ');

test.each([
  ['DJ NOVA', 'd iy jh ey n ow v ax'],
  ['EDM BPM VIP UK', 'iy d iy eh m b iy p iy eh m v iy ay p iy y uw k ey'],
  ['NYC', 'eh n w ay s iy'],
  ['R&B', 'aa r ae n d b iy'],
  ['MC Hammer', 'eh m s iy hh ae m er'],
  ['DJ XRAY', 'd iy jh ey eh k s r ey'],
  ['DJ Tiësto', 'd iy jh ey t ay ih s t ow'],
  ['Beyoncé', 'b ey aa n s'],
  ['90s throwback', 'n ay n t iy z th r ow b ae k'],
  ['24/7', 't w eh n t iy f ao r s eh v ax n'],
  ['#1 DJ', 'n ah m b er w ah n d iy jh ey'],
  ['DJ Sn@ke', 'd iy jh ey s n ey k'],
  ['deadmau5', 'd eh d m aw s'],
  ['4x4', 'f ao r b ay f ao r'],
  ['DJ 2 Tone', 'd iy jh ey t uw t ow n'],
  ['Drop the bass', 'd r aa p dh ax b ey s'],
  ['live in the mix', 'l ay v ih n dh ax m ih k s'],
])('%s sounds right', (script, sounds) => {
  expect(soundsOf(script)).toBe(sounds);
});

test('a respelling sounds as it is spelled', () => {
  const sounds = (say: string) =>
    speakHere(VOICE, planSpeech('Nova', [{ word: 'nova', say }]).text).phones.map(({ name }) => name);
  expect(sounds('NO-vah')).toEqual(['pau', 'n', 'ow', 'v', 'aa', 'pau']);
  expect(sounds('D J')).toEqual(['pau', 'd', 'iy', 'jh', 'ey', 'pau']);
});

test('the same words and settings give the same samples, whatever was spoken between', () => {
  const first = speakHere(VOICE, 'drop it');
  speakHere(styleOf('hype-mc').speech, 'something else');
  expect(speakHere(VOICE, 'drop it')).toEqual(first);
});

test.each(SPEAKER_IDS)('%s follows the pitch, the pace and the vocal tract that are asked for', (speaker) => {
  const at = (settings: Partial<typeof VOICE>) =>
    speakHere({ ...VOICE, speaker, melody: 5, ...settings }, 'one more time, all night long').pcm;
  const own = at({});
  expect(at({ stretch: 1.6 }).length / own.length).toBeCloseTo(1.6, 1);
  expect(at({ tract: 0.5 })).not.toEqual(own);
  const low = periodOf(at({ pitch: 80 }));
  const high = periodOf(at({ pitch: 160 }));
  expect(low / high).toBeGreaterThan(1.7);
  expect(low / high).toBeLessThan(2.3);
});

test.each(['-voice kal', '--help', '-', '', "'", '!!!', 'a'.repeat(300)])('“%s” does not trap', (text) => {
  expect(speakHere(VOICE, text).pcm.length).toBeGreaterThan(0);
});

test('speech is finite, not silent, and has as much time as its sounds', () => {
  const { pcm, phones, sampleRate } = speakHere(VOICE, 'put your hands up');
  expect(sampleRate).toBe(SPOKEN_RATE);
  expect(pcm.every(Number.isFinite)).toBe(true);
  expect(Math.max(...pcm)).toBeGreaterThan(0.1);
  expect(pcm.length / SPOKEN_RATE).toBeCloseTo(phones.at(-1)?.until ?? 0, 1);
});

test('a program that ends badly or writes nothing is an error with a sentence', () => {
  const memory = { buffer: new ArrayBuffer(20_000_000) };
  const ending =
    (start: (exit: (code: number) => number) => void): Instantiate =>
    (imports) => ({
      memory,
      start: () => start(imports.proc_exit as (code: number) => number),
    });
  const speakBy = (instantiate: Instantiate) => () => speak(instantiate, new Uint8Array(8), VOICE, 'hi');
  expect(speakBy(ending((exit) => exit(1)))).toThrow(SpeechError);
  expect(speakBy(ending(() => {}))).toThrow('The voice could not speak this');
});

/** Samples of a period of the voice in its loudest half second, by autocorrelation. */
function periodOf(pcm: Float32Array): number {
  const from = pcm.findIndex((value) => Math.abs(value) > 0.1);
  const part = pcm.slice(from, from + SPOKEN_RATE);
  const likeness = (lag: number) => {
    let sum = 0;
    for (let index = 0; index + lag < part.length; index++)
      sum += (part[index] ?? 0) * (part[index + lag] ?? 0);
    return sum / (part.length - lag);
  };
  const lags = Array.from({ length: 230 }, (_, index) => index + 60);
  const most = Math.max(...lags.map(likeness));
  // The first lag that is nearly as alike as the best: its multiples are as alike.
  return lags.find((lag) => likeness(lag) > 0.85 * most) ?? 0;
}
