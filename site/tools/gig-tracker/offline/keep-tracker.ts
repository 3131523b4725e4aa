import { patchOf } from '#core/gigs/gig-patch.ts';
import { $user } from '#site/lib/session.store.ts';
import { $details } from '../gig/gig-details.store.ts';
import { editOf, followEdits, type KeptEdit, restoreEdit } from '../state/edits.ts';
import { followStored, noteSave } from '../state/gigs.store.ts';
import { $isKept, $offline } from '../state/offline.store.ts';
import { retryAll } from '../state/retry-saving.ts';
import { changeGig, trashGig } from '../state/save-gig.ts';
import { keepTrackerFiles } from './keep-files.ts';
import { keepGigs } from './kept-gigs.ts';
import { type KeptTracker, openKept } from './kept-tracker.ts';
import { syncKept } from './sync-kept.ts';

/** Between two looks at what changed elsewhere, in ms. */
const SYNC_MS = 5 * 60_000;
/** The page comes first. */
const FIRST_SYNC_MS = 2000;

const TAB = crypto.randomUUID();
const lockOf = (tab: string): string => `deckhand-tracker.${tab}`;

/** As long as this tab lives, its edits are its own. */
function holdLock(): void {
  void navigator.locks?.request(lockOf(TAB), () => new Promise(() => undefined));
}

/**
 * Keeps the tracker of an account on this device while it is open: its gigs and address book, to be read without a network, and
 * what isn't saved yet, to be sent by this tab or the next one. Answers what ends it.
 */
export function keepTracker(account: string): () => void {
  let isOver = false;
  const stops: (() => void)[] = [];
  const stop = (): void => {
    isOver = true;
    for (const one of stops) one();
    $isKept.set(false);
  };
  void begin().catch(() => {
    // The browser keeps nothing: the tracker goes on without.
  });
  // What another account is told, whose session the browser may have by now, is not kept.
  const isSure = (): boolean => $user.get()?.id === account;
  async function begin(): Promise<void> {
    const db = await openKept(account);
    holdLock();
    await adoptEdits(db, () => isOver);
    if (isOver) return;
    stops.push(
      keepEdits(db),
      followStored((gigs) => {
        if (isSure()) void keepGigs(db, gigs).catch(() => undefined);
      }),
      $details.listen(({ id, details }) => {
        if (details.state !== 'ready' || $offline.get() || !isSure()) return;
        const { files, timeline } = details;
        void db.put('details', { id, files, timeline }).catch(() => undefined);
      }),
      followServer(db, isSure),
    );
    $isKept.set(true);
  }
  return stop;
}

/** Writes edits as they are by now, one write after another. */
function keepEdits(db: KeptTracker): () => void {
  const pending = new Map<string, KeptEdit | null>();
  let isWriting = false;
  async function write(): Promise<void> {
    isWriting = true;
    try {
      while (pending.size > 0) {
        const { store, done } = db.transaction('edits', 'readwrite');
        const all = [...pending];
        pending.clear();
        await Promise.all([
          ...all.map(([id, edit]) => (edit ? store.put(edit, [TAB, id]) : store.delete([TAB, id]))),
          done,
        ]);
      }
    } catch {
      // Storage is full or closed: what isn't saved lives as long as the tab.
      $isKept.set(false);
    }
    isWriting = false;
  }
  return followEdits((id, edit) => {
    if (edit) {
      const { base, mine, unsure, addition, trash } = edit;
      pending.set(id, { base, mine, unsure, addition, trash });
    } else pending.set(id, null);
    if (!isWriting) void write();
  });
}

/** Takes over what tabs left behind that were closed before all was saved. */
async function adoptEdits(db: KeptTracker, isOver: () => boolean): Promise<void> {
  const locks = await navigator.locks?.query();
  const alive = new Set(locks?.held?.map(({ name }) => name));
  if (isOver()) return;
  const { store, done } = db.transaction('edits', 'readwrite');
  const left: { id: string; edit: KeptEdit }[] = [];
  for (let at = await store.openCursor(); at; at = await at.continue()) {
    const [tab, id] = at.key;
    if (tab === TAB || alive.has(lockOf(tab))) continue;
    left.push({ id, edit: at.value });
    await at.delete();
    await store.put(at.value, [TAB, id]);
  }
  await done;
  for (const { id, edit } of left) adopt(id, edit);
  if (left.length > 0) void retryAll();
}

function adopt(id: string, kept: KeptEdit): void {
  if (!editOf(id)) {
    restoreEdit(id, kept, 'It could not be saved before.');
    return;
  }
  // Changed here since, or in two tabs that were closed.
  const { base, mine, trash } = kept;
  void changeGig(id, patchOf(base, mine), { venue: mine.venue, client: mine.client });
  if (trash !== null) void trashGig(id, trash);
}

/** Brings the copy up to date from time to time, while somebody looks. */
function followServer(db: KeptTracker, isSure: () => boolean): () => void {
  let syncedAt = 0;
  let isSyncing = false;
  const sync = async (): Promise<void> => {
    const isDue = document.visibilityState === 'visible' && Date.now() - syncedAt >= SYNC_MS;
    if (isSyncing || !isDue || !isSure()) return;
    isSyncing = true;
    try {
      await syncKept(db);
      syncedAt = Date.now();
    } catch {
      // What is kept is as of before; it is tried again.
    }
    isSyncing = false;
  };
  const first = setTimeout(() => {
    void sync();
    void keepTrackerFiles();
    // Where no service worker keeps it, it can't be loaded once the network is gone.
    import('./answer-kept.ts').catch(() => undefined);
  }, FIRST_SYNC_MS);
  const timer = setInterval(sync, SYNC_MS);
  const look = (): void => void sync();
  const stopWaiting = $user.listen((user) => user && look());
  // Views ask again, and hear that the server can't be reached.
  const notice = (): void => noteSave();
  addEventListener('focus', look);
  addEventListener('offline', notice);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    stopWaiting();
    removeEventListener('focus', look);
    removeEventListener('offline', notice);
  };
}
