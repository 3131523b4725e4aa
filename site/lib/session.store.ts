import { atom, computed, onMount } from 'nanostores';
import type { User } from '#core/user.ts';
import { call } from './api.ts';
import { USER_FRESH_MS, USER_RETRIES } from './cache-rules.ts';
import { claimData, query, refresh } from './query.ts';
import { hasSessionHint, writeSessionHint } from './session-hint.ts';
import { isSignOutUnfinished, markSignOut } from './unfinished-sign-out.ts';
import { countVisit } from './visit.ts';

export type Session =
  | { status: 'loading' }
  | { status: 'user'; user: User }
  | { status: 'visitor' }
  /** Deckhand did not answer, so nobody knows. */
  | { status: 'unreachable' };

/** Pages are also rendered where there is no window, and nobody is signed in there. */
const $browser = atom(typeof window === 'undefined' || isSignOutUnfinished() ? null : 'me');

/** Ends a session that was signed out of while the server could not hear it; nobody is asked for before. */
async function finishSignOut(): Promise<void> {
  try {
    await call('logout', {});
  } catch {
    $session.set({ status: 'unreachable' });
    return;
  }
  markSignOut(false);
  $browser.set('me');
}

const $currentUser = query(
  'currentUser',
  {},
  { when: $browser, freshMs: USER_FRESH_MS, retries: USER_RETRIES, refetchOnFocus: true },
);

/** Who is here, by GET /api/auth/user. spec §4 */
export const $session = atom<Session>({ status: 'loading' });

onMount($session, () => {
  if (isSignOutUnfinished()) void finishSignOut();
  return $currentUser.subscribe(({ data, error }) => {
    if (data === undefined) {
      if (error !== undefined) $session.set({ status: 'unreachable' });
      return;
    }
    claimData(data?.id ?? null);
    $session.set(data ? { status: 'user', user: data } : { status: 'visitor' });
    writeSessionHint(data?.id ?? null);
    if (data) void countVisit(data.id);
  });
});

/** The signed-in account, or null. */
export const $user = computed($session, (session) => (session.status === 'user' ? session.user : null));

/** Holds `me` while account data may be asked for: signed in, or probably so while the session is being loaded. */
export const $me = computed($session, ({ status }) =>
  status === 'user' || (status === 'loading' && hasSessionHint()) ? 'me' : null,
);

/** Asks again who is here: after a change to the account, or when the network is back. */
export function refreshSession(): void {
  if (isSignOutUnfinished()) void finishSignOut();
  else refresh('currentUser');
}
