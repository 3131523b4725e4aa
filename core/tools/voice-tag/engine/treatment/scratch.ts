import { type Mono, SAMPLE_RATE } from '#core/music/sound.ts';
import type { SpokenWord } from '../spoken-word.ts';
import { fadeEnds } from '../voice/fade.ts';
import { peakOf } from '../voice/level.ts';
import { readAt } from '../voice/read-at.ts';
import { firstSound } from './first-sound.ts';
import { putBefore } from './put-before.ts';
import type { Treated } from './treated.ts';

/** How fast the record goes at most against its own speed, and how far a hand reaches, in seconds of record. */
const FASTEST = 2;
const SHORTEST_REACH = 0.06;
const LONGEST_REACH = 0.32;

/** From this amount on, the last beat is chirps: sixteenths, the fader closed at every turn of the hand. */
const CHIRPS_FROM = 0.5;
const CUT = Math.round(0.004 * SAMPLE_RATE);

interface Stroke {
  /** Samples from the beginning, and for there and back. */
  at: number;
  length: number;
  isChirp: boolean;
}

function strokesOf(amount: number, beat: number): Stroke[] {
  const half = Math.round((beat / 2) * SAMPLE_RATE);
  const beats = Math.max(1, Math.round(4 * amount));
  const chirps = amount >= CHIRPS_FROM ? 4 : 0;
  const babies = 2 * beats - chirps / 2;
  const strokes: Stroke[] = [];
  for (let index = 0; index < babies; index++)
    strokes.push({ at: index * half, length: half, isChirp: false });
  const quarter = half >> 1;
  for (let index = 0; index < chirps; index++) {
    strokes.push({ at: babies * half + index * quarter, length: quarter, isChirp: true });
  }
  return strokes;
}

/** One stroke of the hand over the record: louder the faster it goes, silent where it turns. */
function play(voice: Mono, from: number, { length, isChirp }: Stroke): Mono {
  const seconds = length / SAMPLE_RATE;
  const reach = Math.min(LONGEST_REACH, Math.max(SHORTEST_REACH, (FASTEST * seconds) / Math.PI));
  const out = new Float32Array(length);
  let smooth = 0;
  for (let index = 0; index < length; index++) {
    const turn = (2 * Math.PI * index) / length;
    const place = from + 0.5 * reach * SAMPLE_RATE * (1 - Math.cos(turn));
    const speed = Math.abs(Math.sin(turn));
    smooth += 0.6 * (readAt(voice, place) - smooth);
    const fader =
      isChirp && index < length / 2 ? Math.min(1, Math.max(0, length / 2 - CUT - index) / CUT) : 1;
    out[index] = smooth * Math.min(1, 2.2 * speed) * fader;
  }
  return fadeEnds(out, CUT, CUT);
}

/** The voice under a hand before it speaks: baby scratches in eighths, for one to four beats by amount. */
export function scratchIntro(voice: Mono, words: readonly SpokenWord[], amount: number, beat: number): Mono {
  const from = firstSound(voice, words);
  const strokes = strokesOf(amount, beat);
  const end = strokes.reduce((last, { at, length }) => Math.max(last, at + length), 0);
  const intro = new Float32Array(end);
  for (const stroke of strokes) intro.set(play(voice, from, stroke), stroke.at);
  const peak = peakOf(intro);
  const gain = peak > 0 ? (0.9 * peakOf(voice)) / peak : 0;
  return intro.map((value) => value * gain);
}

/** Lays scratches of `record` before a voice that may have been treated since. */
export function scratch(treated: Treated, record: Treated, amount: number, beat: number): Treated {
  const intro = scratchIntro(record.voice, record.words, amount, beat);
  return putBefore(treated, intro, intro.length);
}
