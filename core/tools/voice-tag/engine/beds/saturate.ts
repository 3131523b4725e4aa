import type { Mono } from '#core/music/sound.ts';

/** Bends a sound into a soft clipper, in place. `drive` 1 is gentle, 4 is a wall. */
export function saturate(sound: Mono, drive: number): Mono {
  for (let i = 0; i < sound.length; i++) {
    const x = (sound[i] ?? 0) * drive;
    // The Padé approximant of tanh, which meets ±1 at ±3.
    sound[i] = x > 3 ? 1 : x < -3 ? -1 : (x * (27 + x * x)) / (27 + 9 * x * x);
  }
  return sound;
}
