import { ApiError } from '#core/errors.ts';
import { call } from '#site/lib/api.ts';
import { refreshSession } from '#site/lib/session.store.ts';
import { showToast } from '#site/lib/toast.store.ts';

/** The token of a mailed link, once: it leaves the address at once, so that it is in no history and no referrer. */
function takeToken(): string | null {
  const here = new URL(location.href);
  const token = here.searchParams.get('verify');
  if (token === null) return null;
  here.searchParams.delete('verify');
  history.replaceState(null, '', here);
  return token;
}

/** Proves the account's address where a mailed link led here, and says how it went. */
export async function confirmAddress(): Promise<void> {
  const token = takeToken();
  if (token === null) return;
  try {
    await call('verifyEmail', { body: { token } });
    showToast({ tone: 'ok', title: 'Address confirmed' });
    refreshSession();
  } catch (error) {
    const reason = error instanceof ApiError ? error.details.fields?.[0]?.reason : undefined;
    showToast({
      tone: 'danger',
      title: 'Address not confirmed',
      text: `${reason ?? "Can't reach Deckhand"}. Ask for a new link in your profile.`,
    });
  }
}
