import { type CamelotKey, isMinor, rootHz } from '#core/music/camelot.ts';
import { type Mono, SAMPLE_RATE } from '#core/music/sound.ts';
import { whiteNoise } from '../beds/noise.ts';
import { addTone } from '../beds/tone.ts';
import { biquad, FLAT, filterInPlace } from '../voice/biquad.ts';
import { follower } from '../voice/follower.ts';
import { rmsOf } from '../voice/level.ts';

/** Bands of the vocoder, spread evenly over pitch. */
const BANDS = 24;
const LOWEST = 110;
const HIGHEST = 8200;
const QUALITY = 6;

/** Above this the voice itself is heard, so that s, t and k stay what they are. */
const CONSONANTS_FROM = 4500;
const CONSONANTS = 0.7;
/** What is left of the voice itself where the chord sings all of it. */
const LEFT = 0.1;

/** Root, third by the mode, fifth and octave, with the root from about 98 to 196 Hz. */
export function chordHz(key: CamelotKey): number[] {
  const low = rootHz(key, 2);
  const root = low < 97 ? 2 * low : low;
  const steps = [0, isMinor(key) ? 3 : 4, 7, 12];
  return steps.map((semitones) => root * 2 ** (semitones / 12));
}

/** Saws of the chord, and a breath of noise for the bands that no harmonic falls into. */
function carrierOf(key: CamelotKey, length: number, seed: number): Mono {
  const carrier = whiteNoise(length, seed).map((value) => 0.06 * value);
  chordHz(key).forEach((hz, index) => {
    addTone(carrier, { wave: 'saw', hz, gain: 0.25, phase: 0.31 * index });
    addTone(carrier, { wave: 'saw', hz: 1.004 * hz, gain: 0.2, phase: 0.17 + 0.23 * index });
  });
  return carrier;
}

/** A band of a sound: two sections, 24 dB an octave on either side. */
function bandOf(sound: Mono, hz: number): Mono {
  const section = biquad('bandpass', hz, 0, QUALITY, SAMPLE_RATE);
  return filterInPlace(filterInPlace(sound.slice(), section), section);
}

/** The chord of the key speaks: a channel vocoder (Dudley, 1939), mixed with the voice by amount, at its level. */
export function vocoder(voice: Mono, key: CamelotKey, amount: number, seed: number): Mono {
  const carrier = carrierOf(key, voice.length, seed);
  const sung = new Float32Array(voice.length);
  for (let band = 0; band < BANDS; band++) {
    const hz = LOWEST * (HIGHEST / LOWEST) ** (band / (BANDS - 1));
    const heard = bandOf(voice, hz);
    const tone = bandOf(carrier, hz);
    const level = Math.max(1e-5, rmsOf(tone));
    const follow = follower(0.004, 0.02, SAMPLE_RATE);
    for (let index = 0; index < sung.length; index++) {
      const gain = follow(Math.abs(heard[index] ?? 0)) / level;
      sung[index] = (sung[index] ?? 0) + (tone[index] ?? 0) * gain;
    }
  }
  const consonants = filterInPlace(voice.slice(), biquad('highpass', CONSONANTS_FROM, 0, FLAT, SAMPLE_RATE));
  const gain = rmsOf(voice) / Math.max(1e-9, rmsOf(sung));
  const wet = Math.sin((amount * Math.PI) / 2);
  const dry = LEFT + (1 - LEFT) * Math.cos((amount * Math.PI) / 2);
  return voice.map(
    (value, index) => dry * value + wet * ((sung[index] ?? 0) * gain + CONSONANTS * (consonants[index] ?? 0)),
  );
}
