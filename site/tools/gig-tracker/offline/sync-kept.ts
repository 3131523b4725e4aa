import { type Gig, TRASH_DAYS } from '#core/gigs/gig.ts';
import { LISTED } from '#core/gigs/list-of-gigs.ts';
import { callServer } from '../state/tracker-call.ts';
import { keepGigs, keepOnly } from './kept-gigs.ts';
import { type KeptTracker, keptNow, keptProgress, type Progress } from './kept-tracker.ts';
import type { BookEntry } from './tracker-copy.ts';

const MOST = String(LISTED.most);
/** After so long all is read anew: what left the trash for good since would stay here for ever. */
const WHOLE_MS = (TRASH_DAYS - 5) * 86_400_000;

/** Brings the copy up to date: the address book, and gigs that changed since. Throws what `call` throws. */
export async function syncKept(): Promise<void> {
  const db = await keptNow();
  const at = new Date().toISOString();
  const before = await keptProgress(db);
  // Gigs carry the names of venues and clients, and don't change with them.
  const isRenamed = await syncBook(db);
  const isWhole = !before || isRenamed || Date.parse(at) - Date.parse(before.wholeAt) > WHOLE_MS;
  const since = isWhole ? null : before;
  const [gigs, trash] = [
    await readChanged('false', since?.gigs ?? ''),
    await readChanged('true', since?.trash ?? ''),
  ];
  if (isWhole) await keepOnly(new Set([...gigs.ids, ...trash.ids]), at);
  const { home, settings, version } = await callServer('trackerSettings', {});
  await db.put('facts', { home, settings, version }, 'settings');
  const progress: Progress = {
    ...{ at, wholeAt: isWhole ? at : before.wholeAt },
    ...{ gigs: gigs.latest || (before?.gigs ?? ''), trash: trash.latest || (before?.trash ?? '') },
  };
  await db.put('facts', progress, 'progress');
}

/** Reads gigs, those that changed last first, down to those that are known; all of them where none is. */
async function readChanged(deleted: 'true' | 'false', since: string) {
  const ids: string[] = [];
  let latest = '';
  let cursor: string | null = null;
  do {
    // Mostly little has changed.
    const limit = since ? String(LISTED.usual) : MOST;
    const query = { deleted, sort: 'updated', order: 'desc', limit, ...(cursor && { cursor }) } as const;
    const page: { gigs: Gig[]; next: string | null } = await callServer('gigs', { query });
    await keepGigs(page.gigs);
    ids.push(...page.gigs.map(({ id }) => id));
    latest ||= page.gigs[0]?.updatedAt ?? '';
    const isKnown = (page.gigs.at(-1)?.updatedAt ?? '') < since;
    cursor = isKnown ? null : page.next;
  } while (cursor !== null);
  return { ids, latest };
}

/** What gigs say of an entry. */
const namesOf = ({ entry }: BookEntry): string => `${entry.name} ${'city' in entry ? entry.city : ''}`;

/** Keeps the address book as it is now. Answers whether a venue or client that was known is called otherwise, or is gone. */
async function syncBook(db: KeptTracker): Promise<boolean> {
  const entries = await readBook();
  const { store, done } = db.transaction('book', 'readwrite');
  const before = await store.getAll();
  await store.clear();
  await Promise.all([...entries.map((one) => store.put(one, [one.kind, one.entry.id])), done]);
  const names = new Map(entries.map((one) => [one.entry.id, namesOf(one)]));
  return before.some((one) => one.kind !== 'contact' && names.get(one.entry.id) !== namesOf(one));
}

async function readBook(): Promise<BookEntry[]> {
  const entries: BookEntry[] = [];
  const all = async (
    read: (cursor: string | null) => Promise<{ found: BookEntry[]; next: string | null }>,
  ) => {
    let cursor: string | null = null;
    do {
      const page = await read(cursor);
      entries.push(...page.found);
      cursor = page.next;
    } while (cursor !== null);
  };
  const query = (cursor: string | null) => ({ query: { limit: MOST, ...(cursor && { cursor }) } });
  await all(async (cursor) => {
    const { venues, next } = await callServer('venues', query(cursor));
    return { found: venues.map((entry) => ({ kind: 'venue' as const, entry })), next };
  });
  await all(async (cursor) => {
    const { clients, next } = await callServer('clients', query(cursor));
    return { found: clients.map((entry) => ({ kind: 'client' as const, entry })), next };
  });
  await all(async (cursor) => {
    const { contacts, next } = await callServer('contacts', query(cursor));
    return { found: contacts.map((entry) => ({ kind: 'contact' as const, entry })), next };
  });
  return entries;
}
