import type { Generation } from '#core/generation.ts';
import { call } from '#site/lib/api.ts';
import { putData } from '#site/lib/query.ts';
import { refreshSession } from '#site/lib/session.store.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { undoKit } from '#site/lib/undo-kit.ts';
import type { ShownConcept } from '../concepts-of.ts';
import { reasonOf } from '../edit-logo.ts';
import { saveWorks } from './save-works.ts';

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
          onAction: () => void undoKit(reply.kit?.id),
        },
      }),
    });
  } catch (error) {
    showToast({ tone: 'danger', title: 'Your logo stays as it was', text: reasonOf(error) });
  }
}
