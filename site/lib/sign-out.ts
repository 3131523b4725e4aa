import { SESSION_COOKIE } from '#core/session-cookie.ts';
import { call } from './api.ts';
import { keptTrackers } from './kept-trackers.ts';
import { forgetAllData } from './query.ts';
import { markSignOut } from './unfinished-sign-out.ts';

/** How long the browser gets to finish the cleanup, in milliseconds. spec §9 */
export const CLEANUP_MS = 100;
/** After this, being still elsewhere than on the landing page forces the navigation. Milliseconds. spec §9 */
export const FORCE_MS = 250;
/** How long the server may take to end the session, in milliseconds: signing out must not hang. */
export const SERVER_MS = 5000;
const LANDING = '/landing';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function clearStorage(storage: () => Storage): void {
  try {
    storage().clear();
  } catch {
    // Storage is closed, so nothing of ours is in it.
  }
}

function clearAllStorage(): void {
  clearStorage(() => localStorage);
  clearStorage(() => sessionStorage);
}

/** Has the browser delete what it keeps of gig trackers, and waits for nothing: one may be open in another tab. */
function deleteKeptTrackers(names: ReadonlySet<string>): void {
  try {
    for (const name of names) indexedDB.deleteDatabase(name);
  } catch {
    // Storage is closed, so nothing of ours is in it.
  }
}

/**
 * Ends the session and leaves nothing of the account in this browser. A server that fails does not stop it. Cache Storage
 * holds public files and pages only, the same for everybody (public/sw.js), and keeps them. spec §4
 */
export async function signOut(): Promise<void> {
  const end = () => call('logout', { signal: AbortSignal.timeout(SERVER_MS) });
  // Only the server can take the session's cookie away, so it is asked once more.
  const isUnfinished = await end()
    .catch(end)
    .then(
      () => false,
      () => true,
    );
  forgetAllData();
  const trackers = await keptTrackers();
  clearAllStorage();
  deleteKeptTrackers(trackers);
  for (const name of [SESSION_COOKIE, `__Secure-${SESSION_COOKIE}`]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
    document.cookie = `${name}=; path=/; max-age=0`;
  }
  await wait(CLEANUP_MS);
  // The page is still alive until it is left: what it wrote since goes too.
  const leaveNothing = () => {
    clearAllStorage();
    deleteKeptTrackers(trackers);
    // Whoever comes next here must not be shown this account.
    if (isUnfinished) markSignOut(true);
  };
  leaveNothing();
  globalThis.addEventListener?.('pagehide', leaveNothing);
  location.assign(LANDING);
  await wait(FORCE_MS);
  if (location.pathname !== LANDING) location.replace(LANDING);
}
