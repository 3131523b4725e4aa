import type { Book } from '../state/address.store.ts';
import { BookList } from './BookList.tsx';
import { EntryPage } from './EntryPage.tsx';

/** The venues, clients and people of an account: one of these lists, or one entry. */
export function AddressBook({ book, entry }: { book: Book; entry: string | null }) {
  return entry === null ? <BookList book={book} /> : <EntryPage key={entry} book={book} id={entry} />;
}
