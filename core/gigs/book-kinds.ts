import type { Client, Contact, Venue } from './book-schema.ts';
import { GIG_MOST } from './gig.ts';
import { locateVenue } from './locate-venue.ts';
import { nameWords, venueWords } from './name-words.ts';
import type { Places } from './places.ts';

/** An entry of the address book as its account sees it. */
export interface Entry {
  venue: Venue;
  client: Client;
  contact: Contact;
}
/** What the address book has entries of. */
export type BookKind = keyof Entry;
type Kept = 'id' | 'version' | 'createdAt' | 'updatedAt';
/** What an account writes into one. */
export type Fields<Kind extends BookKind> = Omit<Entry[Kind], Kept>;

interface Description<Kind extends BookKind> {
  prefix: 'ven' | 'cli' | 'con';
  /** Of an account. */
  most: number;
  /** What it is found and sorted by. */
  wordsOf(fields: Fields<Kind>): string;
  /** What follows of where it is from what is sent of a new one, or of one that was another before; null where nothing does. */
  locate:
    | ((places: Places, sent: Partial<Fields<Kind>>, before: Fields<Kind> | null) => Partial<Fields<Kind>>)
    | null;
  /** Why there is no other of these words; null where there may be. */
  taken: string | null;
  full: string;
}

/** What sets venues, clients and contacts apart from one another. */
export const KINDS: { readonly [Kind in BookKind]: Description<Kind> } = {
  venue: {
    prefix: 'ven',
    most: GIG_MOST.venues,
    wordsOf: venueWords,
    locate: locateVenue,
    taken: 'You already have a venue with this name in this city',
    full: 'You have 5,000 venues. Delete one first',
  },
  client: {
    prefix: 'cli',
    most: GIG_MOST.clients,
    wordsOf: ({ name }) => nameWords(name),
    locate: null,
    taken: 'You already have a client with this name',
    full: 'You have 5,000 clients. Delete one first',
  },
  contact: {
    prefix: 'con',
    most: GIG_MOST.contactBook,
    wordsOf: ({ name }) => nameWords(name),
    locate: null,
    taken: null,
    full: 'You have 10,000 contacts. Delete one first',
  },
};
