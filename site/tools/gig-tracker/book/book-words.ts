import { addressOf, type Book } from '../state/address.store.ts';

/** What the parts of the address book are called. */
export const BOOK_NAMES: Readonly<Record<Book, string>> = {
  venues: 'Venues',
  clients: 'Clients',
  people: 'People',
};
/** One of them, and several. */
export const ENTRY_NAMES: Readonly<Record<Book, { one: string; many: string }>> = {
  venues: { one: 'venue', many: 'venues' },
  clients: { one: 'client', many: 'clients' },
  people: { one: 'person', many: 'people' },
};

/** The page of an entry. */
export const addressOfEntry = (book: Book, id: string): string => addressOf({ book, entry: id });
