import type { Mono } from '#core/music/sound.ts';

/** -60 dBFS. */
const AUDIBLE = 10 ** (-60 / 20);

/** Whether nothing of a recording comes above -60 dBFS: a muted microphone, or a part without the voice. */
export const isSilent = (sound: Mono): boolean => !sound.some((sample) => Math.abs(sample) > AUDIBLE);
