import type { Mono } from '#core/music/sound.ts';
import { decibels, toDecibels } from '../decibels.ts';
import { follower } from './follower.ts';

export interface Compression {
  /** dBFS. */
  threshold: number;
  /** dB in for one dB out. */
  ratio: number;
  /** Width of the bend around the threshold, in dB. */
  knee: number;
  /** Seconds. */
  attack: number;
  release: number;
}

/** What so loud a sound is turned by, in dB: 0 or less (static curve of Giannoulis, Massberg and Reiss, 2012). */
export function reduction(level: number, { threshold, ratio, knee }: Compression): number {
  const over = level - threshold;
  if (2 * over < -knee) return 0;
  const slope = 1 / ratio - 1;
  if (2 * over > knee) return slope * over;
  return (slope * (over + knee / 2) ** 2) / (2 * knee);
}

/** Feed-forward compressor on the peak level, in place. */
export function compress(sound: Mono, sampleRate: number, how: Compression): Mono {
  const follow = follower(how.attack, how.release, sampleRate);
  const quiet = decibels(how.threshold - how.knee / 2);
  for (let index = 0; index < sound.length; index++) {
    const value = sound[index] ?? 0;
    const level = follow(Math.abs(value));
    if (level > quiet) sound[index] = value * decibels(reduction(toDecibels(level), how));
  }
  return sound;
}
