import { $user } from '#site/lib/session.store.ts';
import { noteSave } from '../state/gigs.store.ts';
import { isStillHere } from '../state/tracker-call.ts';
import { adoptEdits } from './adopt-edits.ts';
import { keepTrackerFiles } from './keep-files.ts';
import { keptNow, keptProgress } from './kept-tracker.ts';
import { syncKept } from './sync-kept.ts';

/** Between two looks at what changed elsewhere, in ms. */
const SYNC_MS = 5 * 60_000;
/** The page comes first. */
const FIRST_SYNC_MS = 2000;

/** Brings the copy up to date from time to time, while somebody looks, and takes over what other tabs left behind. */
export function followServer(tab: string): () => void {
  let isOver = false;
  let isSyncing = false;
  async function sync(): Promise<void> {
    if (isSyncing || isOver || document.visibilityState !== 'visible') return;
    isSyncing = true;
    try {
      await adoptEdits(tab, () => isOver);
      const progress = await keptProgress(await keptNow());
      const isDue = !progress || Date.now() - Date.parse(progress.at) >= SYNC_MS;
      if (isDue && $user.get() && isStillHere()) await syncKept();
    } catch {
      // What is kept is as of before; it is tried again.
    }
    isSyncing = false;
  }
  const look = (): void => void sync();
  const first = setTimeout(() => {
    look();
    void keepTrackerFiles();
    // Where no service worker keeps it, it can't be loaded once the network is gone.
    import('./answer-kept.ts').catch(() => undefined);
  }, FIRST_SYNC_MS);
  const timer = setInterval(look, SYNC_MS);
  const stop = $user.listen((user) => user && look());
  // Views ask again, and hear that the server can't be reached.
  const notice = (): void => noteSave();
  addEventListener('focus', look);
  addEventListener('offline', notice);
  return () => {
    isOver = true;
    clearTimeout(first);
    clearInterval(timer);
    stop();
    removeEventListener('focus', look);
    removeEventListener('offline', notice);
  };
}
