import { SAMPLE_RATE, type Stereo, silence } from '#core/music/sound.ts';
import { add } from './add.ts';
import type { BedAsks } from './bed.ts';
import { clap, hat, kick, stab } from './drum-kit.ts';

/** Sixteenths of a bar in which the chord is struck: one of these, by the seed. */
const STABS = [
  [3, 6, 11],
  [3, 10, 14],
  [2, 6, 11, 14],
] as const;

/** Four to the floor in the key: a tuned kick, claps, hats, and the chord off the beat. */
export function beat({ seconds, bpm, key, seed }: BedAsks): Stereo {
  const sides = silence(seconds);
  const sixteenth = ((60 / bpm) * SAMPLE_RATE) / 4;
  const drums = { kick: kick(key), clap: clap(seed), open: hat(seed, 0.05), closed: hat(seed, 0.014) };
  const chord = stab(key, Math.min(0.32, 60 / bpm));
  const struck: readonly number[] = STABS[seed % STABS.length] ?? STABS[0];
  for (let n = 0; n * sixteenth < sides[0].length; n++) {
    const at = Math.round(n * sixteenth);
    sides.forEach((side, right) => {
      if (n % 4 === 0) add(side, drums.kick, at, 0.9);
      if (n % 8 === 4) add(side, drums.clap[right] ?? drums.clap[0], at, 0.55);
      if (n % 4 === 2) add(side, drums.open, at, 0.3);
      else add(side, drums.closed, at, n % 2 ? 0.1 + 0.05 * right : 0.15);
      if (struck.includes(n % 16)) add(side, chord[right] ?? chord[0], at, 0.55);
    });
  }
  return sides;
}
