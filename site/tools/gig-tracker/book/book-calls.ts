import type { Client, Contact, Scorecard, Venue } from '#core/gigs/book-schema.ts';
import type { Gig } from '#core/gigs/gig.ts';
import type { Book } from '../state/address.store.ts';
import { trackerCall } from '../state/tracker-call.ts';

export type Entry = Venue | Client | Contact;
/** The fields of an entry, or some of them. */
export type Fields = Readonly<Record<string, unknown>>;

/** What goes with a venue or a client. */
export interface History {
  /** The latest first. */
  gigs: readonly Gig[];
  score: Scorecard;
  contacts: readonly Contact[];
}

interface BookCalls {
  list(
    query: { q?: string; cursor?: string; limit?: string },
    signal?: AbortSignal,
  ): Promise<{ entries: readonly Entry[]; next: string | null }>;
  /** People have no history. */
  read(id: string): Promise<{ entry: Entry; history: History | null }>;
  add(fields: Fields): Promise<Entry>;
  change(entry: Pick<Entry, 'id' | 'version'>, fields: Fields): Promise<Entry>;
  remove(id: string): Promise<unknown>;
}

const of = ({ id, version }: Pick<Entry, 'id' | 'version'>) => ({
  ...{ params: { id }, headers: { 'if-match': `"${version}"` } },
});

/** The calls of each part of the address book. All throw what `call` throws. */
export const BOOK_CALLS: Readonly<Record<Book, BookCalls>> = {
  venues: {
    async list(query, signal) {
      const { venues, next } = await trackerCall('venues', { query, ...(signal && { signal }) });
      return { entries: venues, next };
    },
    async read(id) {
      const { venue, ...history } = await trackerCall('venue', { params: { id } });
      return { entry: venue, history };
    },
    add: async (fields) => (await trackerCall('addVenue', { body: fields as never })).venue,
    change: async (entry, body) => (await trackerCall('changeVenue', { ...of(entry), body })).venue,
    remove: (id) => trackerCall('deleteVenue', { params: { id } }),
  },
  clients: {
    async list(query, signal) {
      const { clients, next } = await trackerCall('clients', { query, ...(signal && { signal }) });
      return { entries: clients, next };
    },
    async read(id) {
      const { client, ...history } = await trackerCall('client', { params: { id } });
      return { entry: client, history };
    },
    add: async (fields) => (await trackerCall('addClient', { body: fields as never })).client,
    change: async (entry, body) => (await trackerCall('changeClient', { ...of(entry), body })).client,
    remove: (id) => trackerCall('deleteClient', { params: { id } }),
  },
  people: {
    async list(query, signal) {
      const { contacts, next } = await trackerCall('contacts', { query, ...(signal && { signal }) });
      return { entries: contacts, next };
    },
    async read(id) {
      const { contact } = await trackerCall('bookContact', { params: { id } });
      return { entry: contact, history: null };
    },
    add: async (fields) => (await trackerCall('addContact', { body: fields as never })).contact,
    change: async (entry, body) => (await trackerCall('changeContact', { ...of(entry), body })).contact,
    remove: (id) => trackerCall('deleteContact', { params: { id } }),
  },
};
