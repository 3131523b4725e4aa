import type { Mono } from '#core/music/sound.ts';

export function peakOf(sound: Mono): number {
  let peak = 0;
  for (let index = 0; index < sound.length; index++) {
    const size = Math.abs(sound[index] ?? 0);
    if (size > peak) peak = size;
  }
  return peak;
}

export function rmsOf(sound: Mono): number {
  let sum = 0;
  for (let index = 0; index < sound.length; index++) sum += (sound[index] ?? 0) ** 2;
  return Math.sqrt(sum / Math.max(1, sound.length));
}

/** The same sound times `gain`. */
export function amplified(sound: Mono, gain: number): Mono {
  const out = new Float32Array(sound.length);
  for (let index = 0; index < sound.length; index++) out[index] = gain * (sound[index] ?? 0);
  return out;
}

/** The same sound with its highest peak at `peak`; silence stays silence. */
export function normalise(sound: Mono, peak: number): Mono {
  const highest = peakOf(sound);
  return amplified(sound, highest < 1e-9 ? 1 : peak / highest);
}
