import { SAMPLE_RATE } from '#core/music/sound.ts';
import { fadeEnds } from '../voice/fade.ts';
import { firstSound } from './first-sound.ts';
import { putBefore } from './put-before.ts';
import type { Treated } from './treated.ts';

const HEAD = Math.round(0.002 * SAMPLE_RATE);
const TAIL = Math.round(0.008 * SAMPLE_RATE);

/** Level of the first repeat; the last has that of the voice. */
const FIRST = 0.6;

/**
 * Repeats the first sound on the grid of sixteenths before the voice: two to eight times by amount, and each time the
 * longer. The voice's own first sound is the next on the grid.
 */
export function stutter(treated: Treated, amount: number, beat: number): Treated {
  const { voice, words } = treated;
  const step = Math.round((beat / 4) * SAMPLE_RATE);
  const count = 2 + 2 * Math.round(3 * amount);
  const from = firstSound(voice, words);
  // A first sound that comes late lands on a later place of the grid; at most one repeat gives way to what is before it.
  const landing = count + Math.max(0, Math.ceil(from / step) - 1);
  const begins = landing * step - from;
  const length = Math.min(Math.round(step * (0.5 + 0.35 * amount)), voice.length - from);
  const chunk = fadeEnds(voice.slice(from, from + length), HEAD, TAIL);
  const intro = new Float32Array(count * step);
  for (let repeat = 0; repeat < count; repeat++) {
    const gain = FIRST + ((1 - FIRST) * repeat) / count;
    for (let index = 0; index < chunk.length; index++) {
      intro[repeat * step + index] = (chunk[index] ?? 0) * gain;
    }
  }
  // The consonants before the first sound come in over the last repeats, which make room for them.
  const room = count * step - begins;
  for (let index = 0; index < room; index++) {
    const at = begins + index;
    intro[at] = (intro[at] ?? 0) * Math.max(0, 1 - index / TAIL);
  }
  return putBefore(treated, intro, begins);
}
