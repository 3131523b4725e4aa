import { computed, onMount } from 'nanostores';
import { $session, refreshSession } from './session.store.ts';
import { hintedAccount } from './session-hint.ts';
import { isSignOutUnfinished } from './unfinished-sign-out.ts';

/** Whose the last page of this browser was. `yes` is the hint of somebody who has just signed in: the next page learns the id. */
function lastAccount(): string | null {
  const hint = isSignOutUnfinished() ? null : hintedAccount();
  return hint === 'yes' ? null : hint;
}

/** Whose screen is shown: the signed-in account, or the one of before while Deckhand does not answer. Null where there is none. */
export const $account = computed($session, (session) =>
  session.status === 'unreachable' ? lastAccount() : session.status === 'user' ? session.user.id : null,
);

/** While nobody answers here, another tab may sign out or in. */
function followHint(): void {
  if ($session.get().status === 'unreachable' && $account.get() !== lastAccount()) nobodyAnswered();
}

const nobodyAnswered = (): void => $session.set({ status: 'unreachable' });

onMount($account, () => {
  globalThis.addEventListener?.('online', askAgain);
  globalThis.addEventListener?.('storage', followHint);
  return () => {
    globalThis.removeEventListener?.('online', askAgain);
    globalThis.removeEventListener?.('storage', followHint);
  };
});

/** Asks again where nobody has answered yet: the network may be back. */
export function askAgain(): void {
  if ($session.get().status === 'unreachable') refreshSession();
}

/** A screen that works without a network waits no longer for an answer; when it comes, it counts. */
export function goOnWithoutAnswer(): void {
  if ($session.get().status === 'loading' && lastAccount() !== null) nobodyAnswered();
}
