import { atom } from 'nanostores';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/** Whether somebody is there: nothing is laid out for a page that was opened behind others, or by a machine. */
export const $somebody = atom(false);

/** Waits for the first sign of a person. Called once the page is alive. */
export function awaitSomebody(): void {
  const see = () => {
    $somebody.set(true);
    for (const sign of SIGNS) removeEventListener(sign, see);
  };
  for (const sign of SIGNS) addEventListener(sign, see, { passive: true });
}
