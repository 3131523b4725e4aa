import { addressOf, type Book } from '../state/address.store.ts';
import { TrackerLink } from './TrackerLink.tsx';

interface BookNameProps {
  book: Book;
  id: string;
  name: string;
  city?: string;
}

/** The name of a venue, client or person, which leads to their entry in the address book once there is one. */
export function BookName({ book, id, name, city = '' }: BookNameProps) {
  const words = [name, city].filter(Boolean).join(', ');
  return id === '' ? words : <TrackerLink href={addressOf({ book, entry: id })}>{words}</TrackerLink>;
}
