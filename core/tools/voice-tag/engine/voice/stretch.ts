import type { Mono } from '#core/music/sound.ts';

/** Length of a grain, and how far around its place the best match is looked for, in seconds. */
const GRAIN = 0.032;
const SEEK = 0.01;
/** The coarse search works at about this rate. */
const COARSE_RATE = 5500;

/** Means of `step` samples each: enough of a low-pass for finding the period of a voice. */
function thinned(sound: Mono, step: number): Mono {
  const out = new Float32Array(Math.floor(sound.length / step));
  for (let index = 0; index < out.length; index++) {
    let sum = 0;
    for (let part = 0; part < step; part++) sum += sound[index * step + part] ?? 0;
    out[index] = sum / step;
  }
  return out;
}

/**
 * The place from `from` to `to` where `sound` is most like `length` samples at `reference`: normalised correlation, so
 * that a loud neighbour does not win for being loud. `stride` skips samples of the sum.
 */
function bestMatch(
  sound: Mono,
  reference: number,
  length: number,
  from: number,
  to: number,
  stride: number,
): number {
  const last = Math.min(to, sound.length - length);
  let best = Math.max(0, Math.min(from, last));
  let score = Number.NEGATIVE_INFINITY;
  for (let candidate = Math.max(0, from); candidate <= last; candidate++) {
    let product = 0;
    let energy = 1e-9;
    for (let index = 0; index < length; index += stride) {
      const value = sound[candidate + index] ?? 0;
      product += value * (sound[reference + index] ?? 0);
      energy += value * value;
    }
    const found = (product * Math.abs(product)) / energy;
    if (found > score) {
      score = found;
      best = candidate;
    }
  }
  return best;
}

/**
 * Makes a sound `factor` times as long without changing its pitch: WSOLA (Verhelst and Roelands, 1993). The match is
 * found coarsely at a low rate and then refined at the full one.
 */
export function stretch(sound: Mono, sampleRate: number, factor: number): Mono {
  if (Math.abs(factor - 1) < 1e-3) return sound.slice();
  const hop = Math.round((GRAIN * sampleRate) / 2);
  const grain = 2 * hop;
  const length = Math.round(sound.length * factor);
  const step = Math.max(1, Math.floor(sampleRate / COARSE_RATE));
  const coarse = thinned(sound, step);
  const seek = Math.round((SEEK * sampleRate) / step);
  const window = Float32Array.from({ length: grain }, (_, at) => 0.5 - 0.5 * Math.cos((Math.PI * at) / hop));
  // The first half window has no grain before it to lean on, so the sum starts half a window early.
  const out = new Float32Array(length + 2 * grain);
  let previous = -hop;
  for (let at = -hop; at < length; at += hop) {
    const wanted = Math.round(at / factor);
    let place = wanted;
    const follows = previous + hop;
    if (at >= hop && wanted + grain < sound.length && follows >= 0) {
      const middle = Math.round(wanted / step);
      const near = bestMatch(
        coarse,
        Math.round(follows / step),
        Math.floor(grain / step),
        middle - seek,
        middle + seek,
        1,
      );
      place = bestMatch(sound, follows, grain, near * step - step, near * step + step, 3);
    }
    previous = place;
    for (let index = 0; index < grain; index++) {
      const target = at + index;
      if (target < 0) continue;
      out[target] = (out[target] ?? 0) + (sound[place + index] ?? 0) * (window[index] ?? 0);
    }
  }
  return out.subarray(0, length);
}
