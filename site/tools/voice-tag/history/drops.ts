import { ApiError } from '#core/errors.ts';
import type { Generation } from '#core/generation.ts';
import { voiceTag } from '#core/tools/voice-tag/tool.ts';
import { call } from '#site/lib/api.ts';
import { player } from '#site/lib/player.ts';
import { refresh } from '#site/lib/query.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { factsOf } from './drop-facts.ts';
import { dropListStore, reasonOf } from './drop-list.store.ts';

export const drops = dropListStore((words, cursor) =>
  call('generations', {
    params: { tool: voiceTag.id },
    query: { ...(cursor !== null && { cursor }), ...(words !== '' && { q: words }) },
  }),
);

/** Saves a title. False, and a toast, where it was not saved. */
export async function renameDrop(drop: Generation, title: string): Promise<boolean> {
  try {
    drops.put(await call('updateGeneration', { params: { id: drop.id }, body: { title } }));
  } catch (error) {
    showToast({ tone: 'danger', title: 'Not renamed', text: reasonOf(error) });
    return false;
  }
  refresh('generatedContent');
  return true;
}

/** Puts a second one on top of the list. It costs nothing. */
export async function duplicateDrop(drop: Generation): Promise<void> {
  try {
    const copy = await call('copyGeneration', { params: { id: drop.id } });
    drops.put(copy);
    refresh('generatedContent', 'activity');
    showToast({ tone: 'ok', title: 'Duplicated', text: `${copy.title} stands on top. It cost no credits.` });
  } catch (error) {
    showToast({ tone: 'danger', title: 'Not duplicated', text: reasonOf(error) });
  }
}

/** Deletes a drop. `close` is called before its row goes, so that an address that names it does not ask for it again. */
export async function deleteDrop(drop: Generation, close: () => void): Promise<boolean> {
  try {
    await call('deleteGeneration', { params: { id: drop.id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) {
      showToast({ tone: 'danger', title: 'Not deleted', text: reasonOf(error) });
      return false;
    }
  }
  const { url } = factsOf(drop);
  if (url) player.stop(url);
  close();
  drops.remove(drop.id);
  refresh('generatedContent', 'activity');
  showToast({ tone: 'ok', title: `${drop.title} is deleted` });
  return true;
}
