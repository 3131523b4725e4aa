import { editOf, type KeptEdit, restoreEdit } from '../state/edits.ts';
import { storedGig, takeIn } from '../state/gigs.store.ts';
import { retryAll } from '../state/retry-saving.ts';
import { changeGig, loadMerge, noteConflicts, trashGig } from '../state/save-gig.ts';
import { type KeptTracker, keptNow, type Left } from './kept-tracker.ts';
import { livingTabs } from './tab-lock.ts';

/** Takes over what tabs left behind that were closed before all was saved, or chosen. */
export async function adoptEdits(own: string, isOver: () => boolean): Promise<void> {
  const db = await keptNow();
  if ((await db.count('edits')) + (await db.count('conflicts')) === 0) return;
  const isAlive = await livingTabs();
  const isLeft = (tab: string): boolean => tab !== own && !isAlive(tab);
  const conflicts = await takeOver(db, 'conflicts', { own, isLeft });
  const edits = await takeOver(db, 'edits', { own, isLeft });
  // They lie under the name of a tab that is over, too: the next one finds them.
  if (isOver()) return;
  for (const [id, open] of conflicts) {
    const gig = storedGig(id) ?? (await db.get('gigs', id));
    if (gig) takeIn([gig]);
    noteConflicts(id, open);
  }
  for (const [id, edit] of edits) await adopt(id, edit);
  if (edits.length > 0) void retryAll();
}

/** Puts what others left behind under the name of this tab, but for what it is at itself, which takes that in. */
async function takeOver<Name extends keyof Left>(
  db: KeptTracker,
  name: Name,
  { own, isLeft }: { own: string; isLeft: (tab: string) => boolean },
): Promise<[id: string, left: Left[Name]][]> {
  const { store, done } = db.transaction(name, 'readwrite');
  const left: [string, Left[Name]][] = [];
  for (let at = await store.openCursor(); at; at = await at.continue()) {
    const [tab, id] = at.key as [tab: string, id: string];
    if (!isLeft(tab)) continue;
    left.push([id, at.value as Left[Name]]);
    await at.delete();
    if (!editOf(id)) await store.put(at.value, [own, id]);
  }
  await done;
  return left;
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
