const KEY = 'deckhand.tour-step';

/** Keeps the step to go on with, for when somebody leaves the tour to do what it says. */
export function keepStep(step: number): void {
  try {
    sessionStorage.setItem(KEY, String(step));
  } catch {
    // Storage is closed: the tour begins anew.
  }
}

/** The step that was kept, once; otherwise the first. */
export function takeStep(last: number): number {
  try {
    const step = Number(sessionStorage.getItem(KEY));
    sessionStorage.removeItem(KEY);
    return Number.isInteger(step) && step >= 1 && step <= last ? step : 1;
  } catch {
    return 1;
  }
}
