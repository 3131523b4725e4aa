/** The key in localStorage under which this browser knows that the tour was finished or skipped. spec §3 */
export const TOUR_FLAG = 'deckhand.tour-completed';

let isCompleted = false;

/** Whether the tour is completed as far as this browser knows. */
export function isTourCompleted(): boolean {
  try {
    return isCompleted || localStorage.getItem(TOUR_FLAG) === 'true';
  } catch {
    return isCompleted;
  }
}

export function markTourCompleted(): void {
  isCompleted = true;
  try {
    localStorage.setItem(TOUR_FLAG, 'true');
  } catch {
    // Storage is closed: it holds for this page, and the server knows the rest.
  }
}
