import { ApiError } from '#core/errors.ts';
import { call } from '#site/lib/api.ts';
import { putData, refresh } from '#site/lib/query.ts';
import { refreshSession } from '#site/lib/session.store.ts';
import { showToast } from '#site/lib/toast.store.ts';

/** Puts back what was worn before, or nothing; a second time takes that back. */
export async function undoKit(): Promise<void> {
  try {
    const reply = await call('undoBrandKit', {});
    putData('brandKit', reply);
    // Where there is no picture, the logo stands in.
    refresh('profile', 'activity');
    refreshSession();
    showToast({
      tone: 'ok',
      title: reply.kit ? `${reply.kit.artistName} wears the logo before` : 'No logo is yours any more',
      action: { label: 'Undo', alt: 'Press Undo in the brand kit again', onAction: () => void undoKit() },
    });
  } catch (error) {
    const text =
      error instanceof ApiError
        ? `${error.message}.`
        : 'Deckhand does not answer. Check your connection, then try again.';
    showToast({ tone: 'danger', title: 'Not undone', text });
  }
}
