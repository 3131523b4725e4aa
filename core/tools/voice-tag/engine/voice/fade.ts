import type { Mono } from '#core/music/sound.ts';

/** Fades both ends of a sound in place, so that neither begins nor ends in a click. Lengths in samples. */
export function fadeEnds(sound: Mono, head: number, tail: number): Mono {
  const first = Math.min(head, sound.length >> 1);
  const last = Math.min(tail, sound.length >> 1);
  for (let index = 0; index < first; index++) sound[index] = (sound[index] ?? 0) * (index / first);
  for (let index = 0; index < last; index++) {
    const at = sound.length - 1 - index;
    sound[at] = (sound[at] ?? 0) * (index / last);
  }
  return sound;
}
