import { atom } from 'nanostores';

/** How often the assistant was asked for on this page: each time its panel opens. */
export const $chatAsked = atom(0);

/** Opens the assistant's panel. */
export function openChat(): void {
  $chatAsked.set($chatAsked.get() + 1);
}
