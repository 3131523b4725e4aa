/** Safari throws at more than 100 changes of the address in 30 s, and others pass them over; a fader that is pulled makes more. */
const PAUSE_MS = 350;

let waiting: string | null = null;
let isPausing = false;

/** Writes the address without a new page in the history: at once, or after a pause where it was just written. */
export function showAddress(params: URLSearchParams): void {
  const query = params.toString();
  waiting = (query ? `?${query}` : location.pathname) + location.hash;
  if (!isPausing) settleAddress();
}

/** Writes what still waits: for somebody who takes the address along, or goes. */
export function settleAddress(): void {
  if (waiting === null) return;
  history.replaceState(history.state, '', waiting);
  waiting = null;
  if (isPausing) return;
  isPausing = true;
  setTimeout(() => {
    isPausing = false;
    settleAddress();
  }, PAUSE_MS);
}

addEventListener('pagehide', settleAddress);
