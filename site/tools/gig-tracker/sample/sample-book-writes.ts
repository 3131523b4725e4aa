import type { API } from '#core/api.ts';
import { ApiError, staleVersion } from '#core/errors.ts';
import { type BookKind, type Entry, type Fields, KINDS } from '#core/gigs/book-kinds.ts';
import type { CallInput } from '#site/lib/api.ts';
import { newItemId } from '#site/lib/new-ids.ts';
import { knownPlaces } from '../offline/parse-kept.ts';
import type { BookEntry } from '../offline/tracker-copy.ts';
import { entriesOf, entryOf, type SampleData } from './sample-data.ts';
import { versionOf } from './version-of.ts';

type Input<Name extends keyof typeof API> = CallInput<(typeof API)[Name]>;

const now = (): string => new Date().toISOString();

const put = <Kind extends BookKind>({ book }: SampleData, kind: Kind, entry: Entry[Kind]): Entry[Kind] => {
  book.set(entry.id, { kind, entry } as BookEntry);
  return entry;
};

function found<Kind extends BookKind>(data: SampleData, kind: Kind, id: string): Entry[Kind] {
  const entry = entryOf(data, kind, id);
  if (!entry) throw new ApiError('NOT_FOUND');
  return entry;
}

const notSaid = { address: '', email: '', phone: '', notes: '' };
/** What nobody has said of a new entry. */
const BLANK: { [Kind in BookKind]: Partial<Entry[Kind]> } = {
  venue: {
    ...{ city: '', country: '', address: '', zone: null, latitude: null, longitude: null, capacity: null },
    ...{ travelMinutes: null, kilometres: null, setUp: null, booth: '', notes: '' },
  },
  client: { ...notSaid, kind: 'business', taxId: '' },
  contact: { email: '', phone: '', notes: '', role: 'other', clientId: null, venueId: null },
};

/** Puts a new entry into the address book. */
export function keepEntry<Kind extends BookKind>(
  data: SampleData,
  kind: Kind,
  fields: Partial<Fields<Kind>>,
): Entry[Kind] {
  const kept = { id: `${KINDS[kind].prefix}_${newItemId()}`, version: 1, createdAt: now(), updatedAt: now() };
  return put(data, kind, { ...BLANK[kind], ...fields, ...kept } as unknown as Entry[Kind]);
}

function requireFree<Kind extends BookKind>(
  data: SampleData,
  kind: Kind,
  fields: Fields<Kind>,
  id = '',
): void {
  const { taken, wordsOf } = KINDS[kind];
  const isOther = (one: Entry[Kind]) => one.id !== id && wordsOf(one) === wordsOf(fields);
  if (taken && entriesOf(data, kind).some(isOther))
    throw new ApiError('CONFLICT', taken, { fields: [{ path: 'name', reason: taken }] });
}

async function add<Kind extends BookKind>(
  data: SampleData,
  kind: Kind,
  sent: Fields<Kind>,
): Promise<Entry[Kind]> {
  const fields = { ...sent, ...KINDS[kind].locate?.(await knownPlaces(), sent, null) };
  requireFree(data, kind, fields);
  return keepEntry(data, kind, fields);
}

async function change<Kind extends BookKind>(
  data: SampleData,
  kind: Kind,
  {
    params,
    headers,
    body,
  }: { params: { id: string }; headers: { 'if-match': string }; body: Partial<Fields<Kind>> },
): Promise<Entry[Kind]> {
  const places = await knownPlaces();
  const before = found(data, kind, params.id);
  const said = { ...body, ...KINDS[kind].locate?.(places, body, before) };
  const entry = { ...before, ...said, version: before.version + 1, updatedAt: now() };
  const version = versionOf(headers['if-match']);
  if (version !== null && version !== before.version) throw staleVersion(before, entry);
  requireFree(data, kind, entry, before.id);
  return put(data, kind, entry);
}

/** Gigs and contacts that named it stay, without it. */
function remove(data: SampleData, kind: BookKind, { params: { id } }: { params: { id: string } }) {
  found(data, kind, id);
  data.book.delete(id);
  for (const contact of entriesOf(data, 'contact'))
    if (contact.venueId === id || contact.clientId === id)
      put(data, 'contact', {
        ...contact,
        ...(contact.venueId === id && { venueId: null }),
        ...(contact.clientId === id && { clientId: null }),
      });
  for (const gig of data.gigs.values()) {
    const contacts = gig.contacts.filter(({ contactId }) => contactId !== id);
    if (contacts.length < gig.contacts.length)
      data.gigs.set(gig.id, { ...gig, contacts, version: gig.version + 1, updatedAt: now() });
  }
  return { ok: true as const };
}

/** What is written of the address book, by the endpoint. */
export const bookWrites = (data: SampleData) => ({
  addVenue: async ({ body }: Input<'addVenue'>) => ({ venue: await add(data, 'venue', body) }),
  changeVenue: async (input: Input<'changeVenue'>) => ({ venue: await change(data, 'venue', input) }),
  deleteVenue: async (input: Input<'deleteVenue'>) => remove(data, 'venue', input),
  addClient: async ({ body }: Input<'addClient'>) => ({ client: await add(data, 'client', body) }),
  changeClient: async (input: Input<'changeClient'>) => ({ client: await change(data, 'client', input) }),
  deleteClient: async (input: Input<'deleteClient'>) => remove(data, 'client', input),
  addContact: async ({ body }: Input<'addContact'>) => ({ contact: await add(data, 'contact', body) }),
  changeContact: async (input: Input<'changeContact'>) => ({ contact: await change(data, 'contact', input) }),
  deleteContact: async (input: Input<'deleteContact'>) => remove(data, 'contact', input),
});
