import type { Mono } from '#core/music/sound.ts';

/** Spreads seeds that are next to each other, so that their noises have nothing in common (a step of SplitMix32). */
function scatter(seed: number): number {
  let state = Math.imul((seed | 0) + 0x9e3779b9, 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) | 0 || 1;
}

/** A repeatable source of numbers from 0 (included) to 1 (excluded): G. Marsaglia's xorshift of 32 bits. */
export function chances(seed: number): () => number {
  let state = scatter(seed);
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** White noise from -1 to 1, the same for the same seed. */
export function whiteNoise(length: number, seed: number): Mono {
  const sound = new Float32Array(length);
  let state = scatter(seed);
  for (let i = 0; i < length; i++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    sound[i] = state / 2 ** 31;
  }
  return sound;
}
