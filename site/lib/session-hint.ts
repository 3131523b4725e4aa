const KEY = 'deckhand.signed-in';

/**
 * Whether the last page of this browser was a signed-in one. Public pages ask for the session only then, and others
 * ask for the account's data without waiting for the session. A hint: the server decides.
 */
export function hasSessionHint(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false; // Storage is closed, or there is no browser.
  }
}

export function writeSessionHint(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is closed: pages ask one call later.
  }
}
