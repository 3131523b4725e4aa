const PLACE = 'deckhand.sign-out-again';

/**
 * Whether somebody signed out here and the server did not hear of it: only the server can take the session's cookie away, so
 * nobody may be shown that account until it has.
 */
export function isSignOutUnfinished(): boolean {
  try {
    return localStorage.getItem(PLACE) !== null;
  } catch {
    return false; // Storage is closed, or there is no browser.
  }
}

export function markSignOut(isUnfinished: boolean): void {
  try {
    if (isUnfinished) localStorage.setItem(PLACE, 'yes');
    else localStorage.removeItem(PLACE);
  } catch {
    // Storage is closed: nothing can be remembered.
  }
}
