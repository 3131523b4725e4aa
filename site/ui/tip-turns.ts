import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from './limits.ts';

/** Closes the tip on screen. There is one at a time, whichever island it belongs to. */
let closeShown: (() => void) | null = null;
let closedAt = Number.NEGATIVE_INFINITY;

/** How long a pointer must rest before a tip opens, in milliseconds: who has just read one need not wait again. */
export function restBeforeTip(): number {
  return closeShown || performance.now() - closedAt < TOOLTIP_SKIP_DELAY_MS ? 0 : TOOLTIP_DELAY_MS;
}

/** Takes the place of the tip on screen; `close` is called when another does the same. Returns how to give it up. */
export function takeTurn(close: () => void): () => void {
  closeShown?.();
  closeShown = close;
  return () => {
    if (closeShown === close) closeShown = null;
    closedAt = performance.now();
  };
}
