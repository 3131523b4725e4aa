import type { Mono } from '#core/music/sound.ts';
import { fadeEnds } from './fade.ts';
import { peakOf } from './level.ts';

/** What counts as sound, against the peak, and what is kept around it, in seconds. */
const THRESHOLD = 0.01;
const HEAD = 0.01;
const TAIL = 0.04;
const FADE = 0.004;

export interface Trimmed {
  sound: Mono;
  /** Seconds that were taken away at the start: word times move by it. */
  from: number;
}

/** Takes the silence away from both ends. */
export function trim(sound: Mono, sampleRate: number): Trimmed {
  const least = peakOf(sound) * THRESHOLD;
  let first = 0;
  let last = sound.length;
  while (first < last && Math.abs(sound[first] ?? 0) <= least) first++;
  while (last > first && Math.abs(sound[last - 1] ?? 0) <= least) last--;
  const start = Math.max(0, first - Math.round(HEAD * sampleRate));
  const end = Math.min(sound.length, last + Math.round(TAIL * sampleRate));
  const fade = Math.round(FADE * sampleRate);
  return { sound: fadeEnds(sound.slice(start, end), fade, fade), from: start / sampleRate };
}
