import { map } from 'nanostores';
import { LISTED } from '#core/gigs/list-of-gigs.ts';
import type { Book } from '../state/address.store.ts';
import { onForget } from '../state/gigs.store.ts';
import { BOOK_CALLS, type Entry } from './book-calls.ts';

/** What venues and clients are called, by their id, as far as it is known here. */
export const $names = map<Readonly<Record<string, string>>>({});

onForget(() => $names.set({}));

/** Notes what was told. */
export function noteNames(entries: readonly Pick<Entry, 'id' | 'name'>[]): void {
  $names.set({ ...$names.get(), ...Object.fromEntries(entries.map(({ id, name }) => [id, name])) });
}

const PAGE = String(LISTED.most);

/** Looks up what these are called, where nobody has said it. What can't be looked up stays without a name. */
export async function askNames(ids: readonly (string | null)[]): Promise<void> {
  const of = (prefix: string): string[] =>
    ids.filter((id) => id !== null).filter((id) => id.startsWith(prefix));
  await Promise.all([askBook('venues', of('ven_')), askBook('clients', of('cli_'))]).catch(() => undefined);
}

async function askBook(book: Book, ids: readonly string[]): Promise<void> {
  let cursor: string | null = '';
  while (cursor !== null && ids.some((id) => $names.get()[id] === undefined)) {
    const query = { limit: PAGE, ...(cursor && { cursor }) };
    const page: Awaited<ReturnType<(typeof BOOK_CALLS)[Book]['list']>> = await BOOK_CALLS[book].list(query);
    noteNames(page.entries);
    cursor = page.next;
  }
}
