/** Signs of a hand: a mouse that moves, a finger, a key, a wheel. Not a scroll: pages do that by themselves. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const;

let end: () => void = () => {};

// The server builds the page whole.
const touched =
  typeof window === 'undefined'
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        end = () => {
          for (const sign of SIGNS) removeEventListener(sign, end, true);
          resolve();
        };
        for (const sign of SIGNS) addEventListener(sign, end, { capture: true, passive: true });
      });

/** Resolves with the first touch of the page. */
export const firstTouch = (): Promise<void> => touched;

/** As if the page had been touched: it has something else to show than what it was built with. */
export const wakeUp = (): void => end();
