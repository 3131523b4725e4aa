/** Where this browser notes that there was a next gig: the account, the width of the window, and the height that it took there. */
export const PLACE_KEY = 'deckhand.next-gig';

/** So that the next visit keeps its room from the first paint on. pages/dashboard.astro */
export function notePlace(account: string, height: number): void {
  try {
    localStorage.setItem(PLACE_KEY, `${account} ${innerWidth} ${Math.ceil(height)}`);
  } catch {
    // Storage is closed: the next visit is told once it is asked.
  }
}

export function forgetPlace(): void {
  try {
    localStorage.removeItem(PLACE_KEY);
  } catch {
    // Nothing was noted either.
  }
}
