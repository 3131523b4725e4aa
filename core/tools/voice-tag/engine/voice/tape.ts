import type { Mono } from '#core/music/sound.ts';
import { resample } from './resample.ts';
import { stretch } from './stretch.ts';

/** How many times as fast so many semitones are. */
export const ratioOf = (semitones: number): number => 2 ** (semitones / 12);

/**
 * Pitch and vocal tract moved together by `semitones`, as a tape at another speed does, with the length kept (or made
 * `length` times as long), and brought to the rate `to`: one stretch and one resampling.
 */
export function tape(sound: Mono, from: number, to: number, semitones: number, length = 1): Mono {
  const ratio = ratioOf(semitones);
  return resample(stretch(sound, from, ratio * length), from * ratio, to);
}
