import { SAMPLE_RATE } from '#core/music/sound.ts';
import { runDown } from './run-down.ts';
import type { Treated } from './treated.ts';

/** How a platter loses its speed, and the share of its time that passes on the record meanwhile. */
const BRAKE = 1.3;
const PLAYED = 1 / (1 + BRAKE);

/** The motor is switched off: the end takes up to two beats to stand still. At most half of the voice is braked. */
export function vinylStop(treated: Treated, amount: number, beat: number): Treated {
  const beats = Math.max(0.5, Math.round(8 * amount) / 4);
  const length = Math.min(
    Math.round(beats * beat * SAMPLE_RATE),
    Math.floor(treated.voice.length / (2 * PLAYED)),
  );
  const cut = Math.max(0, treated.voice.length - Math.round(length * PLAYED));
  return runDown(treated, cut, length, (share) => (1 - share) ** BRAKE);
}
