import { type Mono, SAMPLE_RATE } from '#core/music/sound.ts';
import type { SpokenWord } from '../spoken-word.ts';
import { peakOf } from '../voice/level.ts';

const FRAME = Math.round(0.02 * SAMPLE_RATE);
const LOUD = 0.1;
/** A sound whose neighbours in time are this alike has a pitch and not a hiss. */
const SMOOTH = 0.9;
/** A consonant so short before it belongs to it. */
const CONSONANT = Math.round(0.045 * SAMPLE_RATE);

function isVoiced(voice: Mono, from: number, loud: number): boolean {
  let energy = 1e-12;
  let product = 0;
  for (let index = from; index < from + FRAME; index++) {
    const here = voice[index] ?? 0;
    energy += here * here;
    product += here * (voice[index + 3] ?? 0);
  }
  return Math.sqrt(energy / FRAME) > loud && product / energy > SMOOTH - 0.5;
}

function onset(voice: Mono, least: number): number {
  const first = voice.findIndex((value) => Math.abs(value) > least);
  return Math.max(0, first);
}

/** The sample where the first voiced sound begins, with the consonant right before it. */
export function firstSound(voice: Mono, words: readonly SpokenWord[]): number {
  const peak = peakOf(voice);
  const begins = Math.max(onset(voice, 0.03 * peak), Math.round((words[0]?.at ?? 0) * SAMPLE_RATE));
  const latest = Math.min(voice.length - FRAME, begins + SAMPLE_RATE / 2);
  for (let from = begins; from < latest; from += FRAME >> 2) {
    if (isVoiced(voice, from, LOUD * peak)) return Math.max(begins, from - CONSONANT);
  }
  return Math.min(begins, Math.max(0, voice.length - FRAME));
}
