/** How long a session lasts without a visit. */
export const SESSION_DAYS = 30;

/** Cookie that holds the signed session token; `__Secure-` is put before it on https. */
export const SESSION_COOKIE = 'deckhand.session_token';
/** The session cookie's name on an address: browsers take the prefix on https only. */
export function sessionCookieName(publicUrl: string, name: string = SESSION_COOKIE): string {
  return publicUrl.startsWith('https://') ? `__Secure-${name}` : name;
}

/** Cookie that remembers that a session was not to be remembered. */
export const REMEMBER_COOKIE = 'deckhand.dont_remember';
