import { SAMPLE_RATE } from '#core/music/sound.ts';
import { atMost, runDown } from './run-down.ts';
import type { Treated } from './treated.ts';

/** Semitones that the word falls at most, and the share of its time in which it does. */
const DEEPEST = 14;
const FALLING = 0.75;

/** Where no word is known to begin, so much of the end falls; a word that is shorter than the least takes more along. */
const UNKNOWN = 0.6;
const LEAST = 0.3;

const POINTS = 64;

const eased = (share: number): number => share * share * (3 - 2 * share);

/** The sample at which the last word begins. */
function lastWord({ voice, words }: Treated): number {
  const begins = words.at(-1)?.at;
  const latest = voice.length - atMost(voice, LEAST);
  if (begins === undefined) return voice.length - atMost(voice, UNKNOWN);
  return Math.max(0, Math.min(latest, Math.round(begins * SAMPLE_RATE)));
}

/** The last word falls like a record under a thumb, by up to fourteen semitones, and gets longer by it. */
export function pitchDrop(treated: Treated, amount: number): Treated {
  const cut = lastWord(treated);
  const remaining = treated.voice.length - cut;
  const lowest = 2 ** ((-DEEPEST * amount) / 12);
  const speedAt = (share: number) => lowest ** eased(Math.min(1, share / FALLING));
  // As long as it takes for the voice to end when the time does.
  let mean = 0;
  for (let point = 0; point < POINTS; point++) mean += speedAt((point + 0.5) / POINTS) / POINTS;
  return runDown(treated, cut, Math.ceil(remaining / mean), speedAt);
}
