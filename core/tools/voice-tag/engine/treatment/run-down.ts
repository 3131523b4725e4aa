import { type Mono, SAMPLE_RATE } from '#core/music/sound.ts';
import { readAt } from '../voice/read-at.ts';
import { movedWords, type Treated } from './treated.ts';

const FADE = Math.round(0.03 * SAMPLE_RATE);

/**
 * Plays a voice as it is up to the sample `cut`, then for `length` samples at a speed that changes: `speedAt` goes from
 * share 0 to 1 of it. Ends when the voice does, or with it still running, and always in a fade.
 */
export function runDown(
  { voice, words }: Treated,
  cut: number,
  length: number,
  speedAt: (share: number) => number,
): Treated {
  const out = new Float32Array(cut + length);
  out.set(voice.subarray(0, cut));
  /** Where the needle is, for each sample after the cut. */
  const needle = new Float64Array(length);
  let place = cut;
  let played = 0;
  for (; played < length && place < voice.length; played++) {
    needle[played] = place;
    out[cut + played] = readAt(voice, place);
    place += speedAt(played / length);
  }
  const total = cut + played;
  const fade = Math.min(FADE, played);
  for (let index = 0; index < fade; index++) {
    const at = total - 1 - index;
    out[at] = (out[at] ?? 0) * (index / fade);
  }
  return {
    voice: out.slice(0, total),
    words: movedWords(words, (seconds) => {
      const at = seconds * SAMPLE_RATE;
      return at <= cut ? seconds : (cut + firstAtOrAfter(needle, played, at)) / SAMPLE_RATE;
    }),
  };
}

/** The first of `count` rising places that is not before `place`. */
function firstAtOrAfter(places: Float64Array, count: number, place: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A length in samples, cut to that of the voice. */
export const atMost = (voice: Mono, seconds: number): number =>
  Math.min(voice.length, Math.round(seconds * SAMPLE_RATE));
