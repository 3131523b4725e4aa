import { atom } from 'nanostores';

/** How often the tour was asked for on this page: each time it opens, wherever it stands. */
export const $tourAsked = atom(0);

/** Opens the welcome tour once more. */
export function openTour(): void {
  $tourAsked.set($tourAsked.get() + 1);
}
