import type { Mono } from '#core/music/sound.ts';

/** Leaves what is under `knee` as it is and bends the rest so that it stays under `ceiling`, in place. */
export function softClip(sound: Mono, knee: number, ceiling: number): Mono {
  const room = ceiling - knee;
  for (let index = 0; index < sound.length; index++) {
    const value = sound[index] ?? 0;
    const size = Math.abs(value);
    if (size > knee) sound[index] = Math.sign(value) * (knee + room * Math.tanh((size - knee) / room));
  }
  return sound;
}
