import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Gig } from '#core/gigs/gig.ts';
import type { Conflict } from '#core/gigs/merge-fields.ts';
import { keptTrackerName } from '#site/lib/kept-tracker-name.ts';
import type { KeptEdit } from '../state/edits.ts';
import type { BookEntry, KeptSettings, OfGig } from './tracker-copy.ts';

/** How far the copy goes. */
export interface Progress {
  /** When it was brought up to date, and when all of it last was, ISO. */
  at: string;
  wholeAt: string;
  /** `updatedAt` of the latest gig, and of the latest in the trash. */
  gigs: string;
  trash: string;
}

export interface KeptDetails extends OfGig {
  id: string;
}

/** What a tab leaves behind of a gig: edits that aren't sent yet, and what somebody has to choose. */
export interface Left {
  edits: KeptEdit;
  conflicts: readonly Conflict[];
}

interface Kept extends DBSchema {
  gigs: { key: string; value: Gig };
  details: { key: string; value: KeptDetails };
  book: { key: [kind: string, id: string]; value: BookEntry };
  facts: { key: string; value: KeptSettings | Progress };
  edits: { key: [tab: string, gig: string]; value: Left['edits'] };
  conflicts: { key: [tab: string, gig: string]; value: Left['conflicts'] };
}

export type KeptTracker = IDBPDatabase<Kept>;

const VERSION = 1;

/** How long opening may take, in ms: a browser may wait for another tab for ever. */
const OPENS_MS = 3000;

let ofAccount: string | null = null;
let opened: Promise<KeptTracker> | null = null;
/** Who asked before it was known whose copy is meant. */
let waiting: (() => void)[] = [];

/** Opens the copy of an account's tracker on this device. Rejects where the browser keeps none. */
export function openKept(account: string): Promise<KeptTracker> {
  if (ofAccount !== account) opened = null;
  ofAccount = account;
  const copy = keptNow();
  for (const goOn of waiting) goOn();
  waiting = [];
  return copy;
}

/** The copy of the account whose tracker is open, or opens in a moment. Rejects where there is none. */
export async function keptNow(): Promise<KeptTracker> {
  if (ofAccount === null) await soon(new Promise<void>((resolve) => waiting.push(resolve)));
  if (ofAccount === null) throw new Error('No tracker is open');
  opened ??= open(ofAccount);
  return soon(opened);
}

function open(account: string): Promise<KeptTracker> {
  const copy = openDB<Kept>(keptTrackerName(account), VERSION, {
    upgrade(fresh) {
      fresh.createObjectStore('gigs', { keyPath: 'id' });
      fresh.createObjectStore('details', { keyPath: 'id' });
      for (const name of ['book', 'facts', 'edits', 'conflicts'] as const) fresh.createObjectStore(name);
    },
    // Logging out takes it away, in whichever tab: it isn't opened again, and none is made anew.
    blocking: (_, __, event) => {
      (event.target as IDBDatabase).close();
      if (opened === copy) ofAccount = null;
    },
    // The browser cut it off: the next one to ask opens it again.
    terminated: () => {
      if (opened === copy) opened = null;
    },
  });
  copy.catch(() => {
    if (opened === copy) opened = null;
  });
  return copy;
}

/** Rejects where it takes too long. */
function soon<Value>(slow: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The copy of this device does not open')), OPENS_MS);
  });
  return Promise.race([slow, late]).finally(() => clearTimeout(timer));
}

export const keptSettings = async (db: KeptTracker): Promise<KeptSettings | undefined> =>
  (await db.get('facts', 'settings')) as KeptSettings | undefined;
export const keptProgress = async (db: KeptTracker): Promise<Progress | undefined> =>
  (await db.get('facts', 'progress')) as Progress | undefined;
