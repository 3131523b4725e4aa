import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Client, Contact, Venue } from '#core/gigs/book-schema.ts';
import type { Gig, GigFile, TimelineEntry } from '#core/gigs/gig.ts';
import type { Home, TrackerSettings } from '#core/gigs/tracker-settings.ts';
import { keptTrackerName } from '#site/lib/kept-tracker-name.ts';
import type { KeptEdit } from '../state/edits.ts';

/** The settings as the server told them. */
export interface KeptSettings {
  settings: TrackerSettings;
  home: Home;
  version: number;
}

/** How far the copy goes. */
export interface Progress {
  /** When it was brought up to date, and when all of it last was, ISO. */
  at: string;
  wholeAt: string;
  /** When a venue or client was changed last. */
  renamedAt: string;
  /** `updatedAt` of the latest gig, and of the latest in the trash. */
  gigs: string;
  trash: string;
}

export interface KeptDetails {
  id: string;
  files: readonly GigFile[];
  timeline: readonly TimelineEntry[];
}

export type BookEntry =
  | { kind: 'venue'; entry: Venue }
  | { kind: 'client'; entry: Client }
  | { kind: 'contact'; entry: Contact };

interface Kept extends DBSchema {
  gigs: { key: string; value: Gig };
  details: { key: string; value: KeptDetails };
  book: { key: [kind: string, id: string]; value: BookEntry };
  facts: { key: string; value: KeptSettings | Progress };
  edits: { key: [tab: string, gig: string]; value: KeptEdit };
}

export type KeptTracker = IDBPDatabase<Kept>;

const VERSION = 1;

let opened: { account: string; db: Promise<KeptTracker> } | null = null;
/** Who asked before it was opened. */
let waiting: ((db: Promise<KeptTracker>) => void)[] = [];

/** Opens the copy of an account's tracker on this device. Rejects where the browser keeps none. */
export function openKept(account: string): Promise<KeptTracker> {
  if (opened?.account === account) return opened.db;
  const db = openDB<Kept>(keptTrackerName(account), VERSION, {
    upgrade(fresh) {
      fresh.createObjectStore('gigs', { keyPath: 'id' });
      fresh.createObjectStore('details', { keyPath: 'id' });
      for (const name of ['book', 'facts', 'edits'] as const) fresh.createObjectStore(name);
    },
    // Signing out takes it away, in whichever tab.
    blocking: (_, __, event) => {
      (event.target as IDBDatabase).close();
      closed(account);
    },
    terminated: () => closed(account),
  });
  opened = { account, db };
  for (const answer of waiting) answer(db);
  waiting = [];
  return db;
}

function closed(account: string): void {
  if (opened?.account === account) opened = null;
}

/** How long it may take until the tracker opens its copy, in ms. */
const OPENS_MS = 3000;

/** The copy that is open, or will be in a moment: the tracker opens it as it begins. Rejects where none is. */
export function keptNow(): Promise<KeptTracker> {
  if (opened) return opened.db;
  return new Promise((resolve, reject) => {
    waiting.push(resolve);
    setTimeout(() => reject(new Error('No copy is open')), OPENS_MS);
  });
}

export const keptSettings = async (db: KeptTracker): Promise<KeptSettings | undefined> =>
  (await db.get('facts', 'settings')) as KeptSettings | undefined;
export const keptProgress = async (db: KeptTracker): Promise<Progress | undefined> =>
  (await db.get('facts', 'progress')) as Progress | undefined;

/** Writes many of a store in one go. */
export async function putAll<Name extends 'gigs' | 'details'>(
  db: KeptTracker,
  name: Name,
  values: readonly Kept[Name]['value'][],
): Promise<void> {
  if (values.length === 0) return;
  const { store, done } = db.transaction(name, 'readwrite');
  await Promise.all([...values.map((value) => store.put(value)), done]);
}
