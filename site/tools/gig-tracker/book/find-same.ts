import type { Venue } from '#core/gigs/book-schema.ts';
import { nameWords, venueWords } from '#core/gigs/name-words.ts';
import type { Book } from '../state/address.store.ts';
import { BOOK_CALLS, type Entry } from './book-calls.ts';
import type { Values } from './book-values.ts';

/** The entry that has the name already that was typed; null where it can't be found now. */
export async function findSame(book: Book, { name = '', city = '' }: Values): Promise<Entry | null> {
  const wordsOf = (one: { name: string; city?: string }): string =>
    book === 'venues' ? venueWords({ name: one.name, city: one.city ?? '' }) : nameWords(one.name);
  const wanted = wordsOf({ name, city });
  try {
    const { entries } = await BOOK_CALLS[book].list({ q: wanted.slice(0, 80), limit: '20' });
    return entries.find((entry) => wordsOf(entry as Venue) === wanted) ?? null;
  } catch {
    return null;
  }
}
