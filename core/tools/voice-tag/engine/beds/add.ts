import { type Mono, SAMPLE_RATE } from '#core/music/sound.ts';

/** Samples of a number of seconds. */
export const samples = (seconds: number): number => Math.max(0, Math.round(seconds * SAMPLE_RATE));

/** Adds a sound to another one from sample `at` on; what lies outside is cut. */
export function add(into: Mono, from: Mono, at = 0, gain = 1): void {
  const last = Math.min(from.length, into.length - at);
  for (let i = Math.max(0, -at); i < last; i++) into[at + i] = (into[at + i] ?? 0) + (from[i] ?? 0) * gain;
}
