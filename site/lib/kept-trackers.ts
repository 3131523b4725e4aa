import { KEPT_TRACKERS, keptTrackerName } from './kept-tracker-name.ts';
import { hintedAccount } from './session-hint.ts';

/** How long storage may take to answer, in milliseconds: signing out must not hang. */
export const STORAGE_MS = 1000;

/** What comes of it, or `otherwise` where it fails or takes too long. */
function soon<Value>(work: Promise<Value>, otherwise: Value): Promise<Value> {
  const { promise, resolve } = Promise.withResolvers<Value>();
  const timer = setTimeout(() => resolve(otherwise), STORAGE_MS);
  work.then(resolve, () => resolve(otherwise)).finally(() => clearTimeout(timer));
  return promise;
}

/** The database of the account that is here, which may not exist. */
function ownTracker(): string | null {
  const account = hintedAccount();
  return account === null ? null : keptTrackerName(account);
}

async function listed(): Promise<string[]> {
  const names = (await indexedDB.databases()).map(({ name = '' }) => name);
  return names.filter((name) => name.startsWith(KEPT_TRACKERS));
}

/**
 * The databases with gig trackers, also those of earlier accounts: as far as they can be listed, and that of the account that is
 * here, even where there is none yet, as another tab may be about to make it.
 */
export async function keptTrackers(): Promise<Set<string>> {
  const own = ownTracker();
  return new Set([...(await soon(listed(), [])), ...(own === null ? [] : [own])]);
}

/** The gigs in a database whose changes are not sent yet: a gig that was changed in two tabs is there twice. */
function unsentIn(name: string): Promise<string[]> {
  const { promise, resolve, reject } = Promise.withResolvers<string[]>();
  const opening = indexedDB.open(name);
  // There is none: none is made.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const db = opening.result;
    try {
      const reading = db.transaction('edits').objectStore('edits').getAllKeys();
      reading.onsuccess = () =>
        resolve((reading.result as [tab: string, gig: string][]).map(([, gig]) => gig));
      reading.onerror = () => reject(reading.error);
    } catch (error) {
      reject(error);
    }
    // Once it is read: open, it would be in the way of being deleted.
    db.close();
  };
  return promise;
}

export interface UnsentGigs {
  all: number;
  /** Those of accounts that were here before. */
  ofOthers: number;
}

async function countUnsent(): Promise<UnsentGigs> {
  const own = ownTracker();
  const found = { all: 0, ofOthers: 0 };
  const count = async (name: string) => {
    const gigs = new Set(await unsentIn(name).catch(() => [])).size;
    found.all += gigs;
    if (name !== own) found.ofOthers += gigs;
  };
  await Promise.all([...(await keptTrackers())].map(count));
  return found;
}

/** How many gigs have changes that only this device has. None where storage doesn't say so within a second. */
export const unsentGigs = (): Promise<UnsentGigs> => soon(countUnsent(), { all: 0, ofOthers: 0 });
