import { call } from './api.ts';
import { problemOf } from './problem-of.ts';
import { putData, refresh } from './query.ts';
import { refreshSession } from './session.store.ts';
import { showToast } from './toast.store.ts';

/**
 * Puts back what was worn before `seen`, the id of a kit, or before nothing; a second time takes that back. What was
 * chosen meanwhile in another window stays.
 */
export async function undoKit(seen: string | undefined): Promise<void> {
  try {
    const now = await call('brandKit', {});
    putData('brandKit', now);
    if (now.kit?.id !== seen) {
      showToast({ tone: 'waiting', title: 'Not undone', text: 'Another logo was chosen since.' });
      return;
    }
    const reply = await call('undoBrandKit', {});
    putData('brandKit', reply);
    // Where there is no picture, the logo stands in.
    refresh('profile', 'activity');
    refreshSession();
    showToast({
      tone: 'ok',
      title: reply.kit ? `${reply.kit.artistName} wears the logo before` : 'No logo is yours any more',
      action: {
        label: 'Undo',
        alt: 'Press Undo in the brand kit again',
        onAction: () => void undoKit(reply.kit?.id),
      },
    });
  } catch (error) {
    showToast({ tone: 'danger', title: 'Not undone', text: problemOf(error) });
  }
}
