import type { Generation } from '#core/generation.ts';
import { call } from '#site/lib/api.ts';
import { putData, query } from '#site/lib/query.ts';
import { $me, refreshSession } from '#site/lib/session.store.ts';
import { showToast } from '#site/lib/toast.store.ts';
import type { ShownConcept } from '../concepts-of.ts';
import { reasonOf } from '../edit-logo.ts';
import { saveWorks } from './save-works.ts';

/** What the account looks like. */
export const $brandKit = query('brandKit', {}, { when: $me });

/** Makes a concept, with what is not saved of it, the logo of the account, with a way back. */
export async function wearLogo(logo: Generation, { id, label }: ShownConcept): Promise<void> {
  if (!(await saveWorks(logo))) return;
  try {
    const reply = await call('chooseLogo', { body: { generationId: logo.id, conceptId: id } });
    putData('brandKit', reply);
    refreshSession();
    showToast({
      tone: 'ok',
      title: `${label} is your logo`,
      text: "Your brand kit and your account's picture wear it now.",
      ...(reply.canUndo && {
        action: {
          label: 'Undo',
          alt: 'Choose the other logo again',
          onAction: () => void undo(reply.kit?.id),
        },
      }),
    });
  } catch (error) {
    showToast({ tone: 'danger', title: 'Your logo stays as it was', text: reasonOf(error) });
  }
}

/** Takes a choice back, as long as the account still wears it. */
async function undo(chosen: string | undefined): Promise<void> {
  try {
    const now = await call('brandKit', {});
    putData('brandKit', now);
    if (now.kit?.id !== chosen) {
      showToast({ tone: 'waiting', title: 'Not undone', text: 'Another logo was chosen since.' });
      return;
    }
    const reply = await call('undoBrandKit', {});
    putData('brandKit', reply);
    refreshSession();
    showToast({
      tone: 'ok',
      title: reply.kit ? `${reply.kit.artistName} wears the logo before` : 'No logo is yours any more',
    });
  } catch (error) {
    showToast({ tone: 'danger', title: 'Not undone', text: reasonOf(error) });
  }
}
