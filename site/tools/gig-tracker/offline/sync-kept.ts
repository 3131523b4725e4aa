import type { Gig } from '#core/gigs/gig.ts';
import { TRASH_DAYS } from '#core/gigs/gig.ts';
import { callServer } from '../state/tracker-call.ts';
import { keepGigs, keepOnly } from './kept-gigs.ts';
import { type BookEntry, type KeptTracker, keptProgress, type Progress } from './kept-tracker.ts';

const PAGE = '200';
/** After so long all is read anew: what left the trash for good since would stay here for ever. */
const WHOLE_MS = (TRASH_DAYS - 5) * 86_400_000;

/** Brings the copy up to date: gigs that changed since, and the address book. Throws what `call` throws. */
export async function syncKept(db: KeptTracker): Promise<void> {
  const at = new Date().toISOString();
  const before = await keptProgress(db);
  const renamedAt = await syncBook(db);
  const isWhole =
    !before ||
    Date.parse(at) - Date.parse(before.wholeAt) > WHOLE_MS ||
    // Gigs carry the names of venues and clients, and don't change with them.
    renamedAt > before.renamedAt;
  const since = isWhole ? null : before;
  const [gigs, trash] = [
    await readChanged(db, 'false', since?.gigs ?? ''),
    await readChanged(db, 'true', since?.trash ?? ''),
  ];
  if (isWhole) await keepOnly(db, new Set([...gigs.ids, ...trash.ids]));
  const { home, settings, version } = await callServer('trackerSettings', {});
  await db.put('facts', { home, settings, version }, 'settings');
  const progress: Progress = {
    ...{ at, wholeAt: isWhole ? at : before.wholeAt, renamedAt },
    ...{ gigs: gigs.latest || (before?.gigs ?? ''), trash: trash.latest || (before?.trash ?? '') },
  };
  await db.put('facts', progress, 'progress');
}

/** Reads gigs, those that changed last first, down to those that are known. */
async function readChanged(db: KeptTracker, deleted: 'true' | 'false', since: string) {
  const ids: string[] = [];
  let latest = '';
  let cursor: string | null = null;
  do {
    const query = {
      deleted,
      sort: 'updated',
      order: 'desc',
      limit: PAGE,
      ...(cursor && { cursor }),
    } as const;
    const page: { gigs: Gig[]; next: string | null } = await callServer('gigs', { query });
    await keepGigs(db, page.gigs);
    ids.push(...page.gigs.map(({ id }) => id));
    latest ||= page.gigs[0]?.updatedAt ?? '';
    const isKnown = (page.gigs.at(-1)?.updatedAt ?? '') < since;
    cursor = isKnown ? null : page.next;
  } while (cursor !== null);
  return { ids, latest };
}

/** Keeps the address book as it is now. Answers when a venue or client was changed last. */
async function syncBook(db: KeptTracker): Promise<string> {
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
  const query = (cursor: string | null) => ({ query: { limit: PAGE, ...(cursor && { cursor }) } });
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
  const { store, done } = db.transaction('book', 'readwrite');
  await store.clear();
  await Promise.all([...entries.map((one) => store.put(one, [one.kind, one.entry.id])), done]);
  const changed = entries.flatMap(({ kind, entry }) =>
    kind !== 'contact' && entry.version > 1 ? [entry.updatedAt] : [],
  );
  return changed.toSorted().at(-1) ?? '';
}
