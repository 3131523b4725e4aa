import { ApiError, staleVersion } from '#core/errors.ts';
import { type Entry, type Fields, KINDS } from '#core/gigs/book-kinds.ts';
import { LISTED } from '#core/gigs/list-of-gigs.ts';
import { nameWords } from '#core/gigs/name-words.ts';
import { newId } from '#db/ids.ts';
import {
  type BookKind,
  type ContactsOf,
  deleteEntry,
  insertEntry,
  listEntries as listStoredEntries,
  type NamePosition,
  type Obstacles,
  type StoredEntry,
  selectEntry,
  updateEntry,
} from '#db/queries/gig-book.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { readPlaces } from '../storage/read-places.ts';

/** An entry as its account sees it. */
export function entryView<Kind extends BookKind>(stored: StoredEntry<Kind>): Entry[Kind] {
  const { words: _, createdAt, updatedAt, ...told } = stored;
  const view = { ...told, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
  return view as unknown as Entry[Kind];
}

/** `ven_x8k2 kulturzug leipzig`: the place of an entry in the order of names. */
const writeNameCursor = ({ id, words }: NamePosition): string => `${id} ${words}`;

function readNameCursor(cursor: string | undefined): NamePosition | null {
  const [, id, words] = /^([a-z]{3}_\w{1,60}) (.*)$/u.exec(cursor ?? '') ?? [];
  return id !== undefined && words !== undefined ? { id, words } : null;
}

/** A page of the account's entries, in the order of their names. An unreadable cursor starts anew. */
export async function listEntries<Kind extends BookKind>(
  deps: Pick<Deps, 'db'>,
  caller: Caller,
  kind: Kind,
  asked: { q?: string | undefined; cursor?: string | undefined; limit?: string | undefined; of?: ContactsOf },
): Promise<{ entries: Entry[Kind][]; next: string | null }> {
  const page = Number(asked.limit || LISTED.usual);
  const q = nameWords(asked.q ?? '')
    .split(' ')
    .filter(Boolean);
  // Nothing has what is no word.
  const limit = asked.q && q.length === 0 ? 0 : page + 1;
  const after = readNameCursor(asked.cursor);
  const { rows } = await caller.ask((userId) => ({
    reads: {
      rows: listStoredEntries(deps.db, kind, { userId, q, after, of: asked.of ?? {}, limit }),
    },
  }));
  const shown = rows.slice(0, page);
  const last = shown.at(-1);
  return {
    entries: shown.map((row) => entryView<Kind>(row)),
    next: last && rows.length > page ? writeNameCursor(last) : null,
  };
}

/** One entry of the account. Throws NOT_FOUND. */
export async function readEntry<Kind extends BookKind>(
  deps: Pick<Deps, 'db'>,
  caller: Caller,
  kind: Kind,
  id: string,
): Promise<Entry[Kind]> {
  const { rows } = await caller.ask((userId) => ({
    reads: { rows: selectEntry(deps.db, kind, { id, userId }) },
  }));
  const [row] = rows;
  if (!row) throw new ApiError('NOT_FOUND');
  return entryView<Kind>(row);
}

/** Refuses what is in the way of an entry, by the field that it stands in. */
function refuse(kind: BookKind, why: Obstacles): void {
  const refusal = (code: 'CONFLICT' | 'INVALID_INPUT', path: string, reason: string) =>
    new ApiError(code, reason, { fields: [{ path, reason }] });
  const { taken } = KINDS[kind];
  if (why.isTaken && taken) throw refusal('CONFLICT', 'name', taken);
  if (why.hasStrangeClient) throw refusal('INVALID_INPUT', 'clientId', 'You have no such client');
  if (why.hasStrangeVenue) throw refusal('INVALID_INPUT', 'venueId', 'You have no such venue');
}

type Located = Pick<Deps, 'db' | 'now' | 'toolPorts'>;

/** What is sent of an entry, with what follows from it. */
async function withPlace<Kind extends BookKind, Sent extends Partial<Fields<Kind>>>(
  { toolPorts }: Located,
  kind: Kind,
  sent: Sent,
  before: Fields<Kind> | null,
): Promise<Sent> {
  const { locate } = KINDS[kind];
  return locate ? { ...sent, ...locate(await readPlaces(toolPorts.shippedFiles), sent, before) } : sent;
}

/** Adds an entry. Throws CONFLICT where the account has it already, or has no room; INVALID_INPUT. */
export async function addEntry<Kind extends BookKind>(
  deps: Located,
  userId: string,
  kind: Kind,
  sent: Fields<Kind>,
): Promise<Entry[Kind]> {
  const { prefix, most, wordsOf, full } = KINDS[kind];
  const fields = await withPlace(deps, kind, sent, null);
  const now = deps.now();
  const kept = { id: newId(prefix), version: 1, words: wordsOf(fields), createdAt: now, updatedAt: now };
  const row = { ...fields, ...kept, userId } as unknown as StoredEntry<Kind> & { userId: string };
  const { entry, why } = await insertEntry(deps.db, kind, { row, most });
  if (entry) return entryView<Kind>(entry);
  refuse(kind, why);
  throw new ApiError('CONFLICT', full);
}

/**
 * Changes an entry from a version on, or from any. Throws NOT_FOUND; CONFLICT with both where there is a newer one, or where
 * another has its name; INVALID_INPUT.
 */
export async function changeEntry<Kind extends BookKind>(
  deps: Located,
  caller: Caller,
  kind: Kind,
  change: { id: string; version: number | null; patch: Partial<Fields<Kind>> },
): Promise<Entry[Kind]> {
  const { id } = change;
  const { rows, signedIn } = await caller.ask((userId) => ({
    reads: { rows: selectEntry(deps.db, kind, { id, userId }) },
  }));
  const [stored] = rows;
  if (!stored) throw new ApiError('NOT_FOUND');
  const patch = await withPlace(deps, kind, change.patch, entryView<Kind>(stored));
  const stale = (newest: StoredEntry<Kind>) =>
    staleVersion(entryView<Kind>(newest), { ...entryView<Kind>(stored), ...patch });
  if (change.version !== null && change.version !== stored.version) throw stale(stored);

  const changed = { ...entryView<Kind>(stored), ...patch } as Entry[Kind];
  const changes = { ...patch, words: KINDS[kind].wordsOf(changed) } as never;
  const name = { id, userId: signedIn.account.id };
  const after = await updateEntry(deps.db, kind, {
    ...{ ...name, version: stored.version, changes, now: deps.now() },
  });
  if (!after.entry) throw new ApiError('NOT_FOUND');
  if (after.isWritten) return entryView<Kind>(after.entry);
  if (after.entry.version === stored.version) refuse(kind, after.why);
  throw stale(after.entry);
}

/** Deletes an entry of the account. Throws NOT_FOUND. */
export async function removeEntry(
  deps: Pick<Deps, 'db'>,
  userId: string,
  kind: BookKind,
  id: string,
): Promise<void> {
  if (!(await deleteEntry(deps.db, kind, { id, userId }))) throw new ApiError('NOT_FOUND');
}
