import { atom } from 'nanostores';
import type { Contact } from '#core/gigs/book-schema.ts';
import { LISTED } from '#core/gigs/list-of-gigs.ts';
import type { Book } from '../state/address.store.ts';
import { onForget } from '../state/gigs.store.ts';
import { BOOK_CALLS, type Entry } from './book-calls.ts';
import { askNames, noteNames } from './names.store.ts';

/** Entries that come at once. */
const PAGE = LISTED.usual;

/** What the list shows: a part of the address book, and the words that its entries have. */
export interface BookRequest {
  book: Book;
  q: string;
}

/** The entries of a request, as far as they are loaded. */
export interface BookList extends BookRequest {
  entries: readonly Entry[];
  /** The cursor of what comes next; null at the end. */
  next: string | null;
  state: 'waiting' | 'ready' | 'failed';
  error: unknown;
  /** What is shown is of other words, until the entries of these are there. */
  isStale: boolean;
  more: 'idle' | 'loading' | 'failed';
}

const NOTHING: Omit<BookList, keyof BookRequest> = {
  ...{ entries: [], next: null, state: 'waiting', error: null, isStale: false, more: 'idle' },
};

export const $bookList = atom<BookList>({ book: 'venues', q: '', ...NOTHING });

let asking = new AbortController();

const set = (part: Partial<BookList>): void => $bookList.set({ ...$bookList.get(), ...part });

/** Ends what is under way, and answers by what the next question can be ended. */
function anew(): AbortSignal {
  asking.abort();
  asking = new AbortController();
  return asking.signal;
}

async function ask(cursor: string | null, limit: number, signal: AbortSignal) {
  const { book, q } = $bookList.get();
  const query = { limit: String(limit), ...(q && { q }), ...(cursor !== null && { cursor }) };
  const page = await BOOK_CALLS[book].list(query, signal);
  if (signal.aborted) throw signal.reason;
  if (book === 'people') void askNames(page.entries.flatMap((entry) => placesOf(entry as Contact)));
  else noteNames(page.entries);
  return page;
}

const placesOf = ({ clientId, venueId }: Contact): (string | null)[] => [clientId, venueId];

/** Shows what has these words. What was shown of the same part before stays until it is there. */
export async function openBookList({ book, q }: BookRequest): Promise<void> {
  const now = $bookList.get();
  if (now.book === book && now.q === q && now.state === 'ready') return reloadBookList();
  if (now.book === book && now.state === 'ready') set({ q, isStale: true });
  else $bookList.set({ book, q, ...NOTHING });
  await load();
}

async function load(): Promise<void> {
  const signal = anew();
  try {
    const { entries, next } = await ask(null, PAGE, signal);
    set({ ...NOTHING, entries, next, state: 'ready' });
  } catch (error) {
    if (!signal.aborted) set({ ...NOTHING, state: 'failed', error });
  }
}

/** After a failure, from the beginning. */
export async function retryBookList(): Promise<void> {
  set(NOTHING);
  await load();
}

/** Loads the next page, unless it is on its way. */
export async function loadMoreEntries(): Promise<void> {
  const { next, more, isStale } = $bookList.get();
  if (next === null || more === 'loading' || isStale) return;
  set({ more: 'loading' });
  const { signal } = asking;
  try {
    const page = await ask(next, PAGE, signal);
    const { entries } = $bookList.get();
    const known = new Set(entries.map(({ id }) => id));
    const fresh = page.entries.filter(({ id }) => !known.has(id));
    set({ entries: [...entries, ...fresh], next: page.next, more: 'idle' });
  } catch {
    if (!signal.aborted) set({ more: 'failed' });
  }
}

/** Asks again for as many entries as are shown: quietly, and what is shown stays where that fails. */
export async function reloadBookList(): Promise<void> {
  const { entries: shown, state, isStale } = $bookList.get();
  if (state !== 'ready' || isStale) return;
  const signal = anew();
  set({ more: 'idle' });
  try {
    const found = new Map<string, Entry>();
    let next: string | null = null;
    do {
      const left = Math.max(PAGE, shown.length - found.size);
      const page = await ask(next, Math.min(LISTED.most, left), signal);
      for (const entry of page.entries) found.set(entry.id, entry);
      next = page.next;
    } while (next !== null && found.size < shown.length);
    set({ entries: [...found.values()], next });
  } catch {
    // What is shown is what was stored a moment ago.
  }
}

onForget(() => {
  anew();
  $bookList.set({ book: 'venues', q: '', ...NOTHING });
});
