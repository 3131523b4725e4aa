import { editOf, type KeptEdit, restoreEdit } from '../state/edits.ts';
import { retryAll } from '../state/retry-saving.ts';
import { changeGig, loadMerge, noteConflicts, trashGig } from '../state/save-gig.ts';
import { keptNow } from './kept-tracker.ts';
import { livingTabs } from './tab-lock.ts';

/** Takes over what tabs left behind that were closed before all was saved. */
export async function adoptEdits(own: string, isOver: () => boolean): Promise<void> {
  const db = await keptNow();
  if ((await db.count('edits')) === 0) return;
  const isAlive = await livingTabs();
  const { store, done } = db.transaction('edits', 'readwrite');
  const left: { id: string; edit: KeptEdit }[] = [];
  for (let at = await store.openCursor(); at; at = await at.continue()) {
    const [tab, id] = at.key;
    if (tab === own || isAlive(tab)) continue;
    left.push({ id, edit: at.value });
    await at.delete();
    // What this tab is at is kept under the same name, and takes this in.
    if (!editOf(id)) await store.put(at.value, [own, id]);
  }
  await done;
  // They lie under the name of a tab that is over, too: the next one finds them.
  if (isOver()) return;
  for (const { id, edit } of left) await adopt(id, edit);
  if (left.length > 0) void retryAll();
}

async function adopt(id: string, kept: KeptEdit): Promise<void> {
  const edit = editOf(id);
  if (!edit) {
    restoreEdit(id, kept, 'It could not be saved before.');
    return;
  }
  // Changed here since, or in two tabs that were closed.
  const { base, mine, trash } = kept;
  const { merged, conflicts } = (await loadMerge())(base, mine, edit.mine);
  void changeGig(id, merged, { venue: mine.venue, client: mine.client });
  noteConflicts(id, conflicts);
  if (trash !== null) void trashGig(id, trash);
}
