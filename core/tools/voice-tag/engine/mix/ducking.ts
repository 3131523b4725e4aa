import { type Mono, SAMPLE_RATE } from '#core/music/sound.ts';

/** Length of one step of a duck curve, in samples. */
export const DUCK_STEP = 256;

const smooth = (ms: number): number => 1 - Math.exp(-DUCK_STEP / ((ms / 1000) * SAMPLE_RATE));
/** The bed goes down fast and comes back slowly, so that it does not pump between words. */
const DOWN = smooth(12);
const UP = smooth(220);

/** How present the voice is, from 0 to 1, one value for each DUCK_STEP samples. */
export function presence(voice: Mono): Float32Array {
  const steps = Math.ceil(voice.length / DUCK_STEP);
  const curve = new Float32Array(steps);
  let level = 0;
  let highest = 1e-6;
  for (let step = 0; step < steps; step++) {
    const from = step * DUCK_STEP;
    let peak = 0;
    for (const sample of voice.subarray(from, from + DUCK_STEP)) peak = Math.max(peak, Math.abs(sample));
    level += (peak > level ? DOWN : UP) * (peak - level);
    curve[step] = level;
    highest = Math.max(highest, level);
  }
  // A word is a word, loud or soft: what is past a third of the loudest counts as fully there.
  return curve.map((value) => Math.min(1, (3 * value) / highest));
}
