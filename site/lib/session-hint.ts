/** Where a browser notes it. */
export const HINT_KEY = 'deckhand.signed-in';

/**
 * Whether the last page of this browser was a signed-in one. Public pages ask for the session only then, and others
 * ask for the account's data without waiting for the session. A hint: the server decides.
 */
export const hasSessionHint = (): boolean => hintedAccount() !== null;

/** The id of the account of that page; `yes` where nobody knows it yet. */
export function hintedAccount(): string | null {
  try {
    return localStorage.getItem(HINT_KEY);
  } catch {
    return null; // Storage is closed, or there is no browser.
  }
}

export function writeSessionHint(account: string | null): void {
  try {
    if (account !== null) localStorage.setItem(HINT_KEY, account);
    else localStorage.removeItem(HINT_KEY);
  } catch {
    // Storage is closed: pages ask one call later.
  }
}
