import type { Anchor, Layer } from '#core/tools/voice-tag/beds.ts';
import { beatWords, gainWords } from './amount-words.ts';

/** What a layer hangs on, as a choice. */
export const placeWords: Record<Anchor, string> = {
  start: 'The beginning',
  voice: 'The first sound of the voice',
  'voice-end': 'The last sound of the voice',
  end: 'The end',
};

const SHORT: Record<Anchor, string> = {
  start: 'start',
  voice: 'voice',
  'voice-end': 'end of voice',
  end: 'end',
};

/** `4 beats before voice · 4 beats · −5 dB`. */
export function layerWords({ at, offset, length, gain }: Layer): string {
  const size = beatWords(Math.abs(offset));
  const place = offset === 0 ? `at ${SHORT[at]}` : `${size} ${offset < 0 ? 'before' : 'after'} ${SHORT[at]}`;
  return [place, length === null ? null : beatWords(length), gainWords(gain)].filter(Boolean).join(' · ');
}
