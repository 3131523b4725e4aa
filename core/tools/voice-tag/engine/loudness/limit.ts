import { highestBetween } from '#core/music/loudness/interpolation.ts';
import { truePeak } from '#core/music/loudness/true-peak.ts';
import type { Mono, Stereo } from '#core/music/sound.ts';
import { slidingLowest } from './sliding-lowest.ts';

/** How early the gain begins to fall before a peak, and in which time it comes back by two thirds. */
const LOOK_AHEAD_SECONDS = 0.003;
const RELEASE_SECONDS = 0.06;
/** A peak between samples that bend this hard is looked for; content above 16 kHz alone may hide one. */
const BEND = 0.3;

/** Turns both sides down together before each peak, so that no true peak is above `ceiling` (a factor of full scale). */
export const limit = (sound: Stereo, sampleRate: number, ceiling: number): Stereo =>
  heldTo(ceiling, turnDown(sound, sampleRate, ceiling));

/** As `limit`, but for a few hundredths of a dB between samples: enough to find the gain by. */
export function turnDown(sound: Stereo, sampleRate: number, ceiling: number): Stereo {
  const gain = gainFor(sound, sampleRate, ceiling);
  return gain ? [times(sound[0], gain), times(sound[1], gain)] : sound;
}

/** Takes off what a moving gain adds between samples: it bends the wave a little. */
export function heldTo(ceiling: number, limited: Stereo): Stereo {
  const over = truePeak(limited) / ceiling;
  return over > 1 ? scaled(limited, 1 / over) : limited;
}

/** A sound times a factor. Loops: `map` takes four times as long over a typed array. */
export function scaled(sound: Stereo, factor: number): Stereo {
  const side = (from: Mono): Mono => {
    const out = new Float32Array(from.length);
    for (let i = 0; i < out.length; i++) out[i] = (from[i] ?? 0) * factor;
    return out;
  };
  return [side(sound[0]), side(sound[1])];
}

function times(side: Mono, gain: Float32Array): Mono {
  const out = new Float32Array(side.length);
  for (let i = 0; i < out.length; i++) out[i] = (side[i] ?? 0) * (gain[i] ?? 1);
  return out;
}

/** A gain for every sample, at most what each peak needs; null where none is too high. */
function gainFor([left, right]: Stereo, sampleRate: number, ceiling: number): Float32Array | null {
  const needed = new Float32Array(left.length).fill(1);
  const found = [left, right].map((side) => neededBy(side, ceiling, needed));
  if (!found.includes(true)) return null;
  const ahead = Math.max(2, Math.round(LOOK_AHEAD_SECONDS * sampleRate));
  const gain = slidingLowest(needed, ahead);
  release(gain, Math.exp(-1 / (RELEASE_SECONDS * sampleRate)));
  // Two means in a row, together as long as the look-ahead: a slope without corners that still arrives in time.
  const half = Math.floor(ahead / 2);
  return meanOfLast(meanOfLast(gain, half), ahead - half);
}

function neededBy(side: Mono, ceiling: number, needed: Float32Array): boolean {
  let isAnyAbove = false;
  let [here, bendHere] = [side[0] ?? 0, 0];
  for (let i = 0; i < side.length; i++) {
    const next = side[i + 1] ?? 0;
    const bendNext = Math.abs(here - 2 * next + (side[i + 2] ?? 0));
    let peak = Math.abs(here);
    const higher = Math.max(peak, Math.abs(next));
    if (higher + BEND * (bendHere + bendNext) > ceiling) peak = Math.max(peak, highestBetween(side, i));
    if (peak > ceiling) {
      isAnyAbove = true;
      const gain = ceiling / peak;
      if (gain < (needed[i] ?? 1)) needed[i] = gain;
      // A peak between two samples is held down by both.
      if (gain < (needed[i + 1] ?? 0)) needed[i + 1] = gain;
    }
    [here, bendHere] = [next, bendNext];
  }
  return isAnyAbove;
}

/** Falls at once, comes back slowly. In place. */
function release(gain: Float32Array, kept: number): void {
  let now = 1;
  for (let i = 0; i < gain.length; i++) {
    const most = gain[i] ?? 1;
    now = Math.min(most, 1 - (1 - now) * kept);
    gain[i] = now;
  }
}

/** The mean of the last `count` values and this one; before the first all were as it is. */
function meanOfLast(values: Float32Array, count: number): Float32Array {
  const out = new Float32Array(values.length);
  const first = values[0] ?? 1;
  let sum = first * (count + 1);
  for (let i = 0; i < values.length; i++) {
    sum += (values[i] ?? 1) - (i > count ? (values[i - count - 1] ?? 1) : first);
    out[i] = sum / (count + 1);
  }
  return out;
}
