import { atom, computed } from 'nanostores';
import { $plan, $sound, secondsOf } from './deck-sound.ts';

/** Length that the axis keeps while a clip is dragged, whatever becomes of the drop, in seconds; null while none is. */
export const $heldSeconds = atom<number | null>(null);

/** Length of the axis that the wave, the beats and the lanes share, in seconds. */
export const $axisSeconds = computed([$sound, $plan, $heldSeconds], (sound, plan, held) =>
  held === null ? Math.max(secondsOf(sound, plan), plan.seconds) : held,
);
