import type { BookKind, Entry } from '#core/gigs/book-kinds.ts';
import type { Gig, GigFile, TimelineEntry } from '#core/gigs/gig.ts';
import { newItemId } from '#site/lib/new-ids.ts';
import type { BookEntry, KeptSettings, TrackerCopy } from '../offline/tracker-copy.ts';

/** All of a sample tracker, as long as the page lives. */
export interface SampleData {
  gigs: Map<string, Gig>;
  /** What happened to them, by their ids, the newest last: it is put into words once somebody reads it. */
  past: Map<string, readonly Happened[]>;
  book: Map<string, BookEntry>;
  settings: KeptSettings;
  /** What somebody put there, by the ids of the files. */
  files: Map<string, { gig: string; file: GigFile; bytes: Blob }>;
}

/** A change of a gig, or what is told of it. */
type What = { at: string } & ({ before: Gig | null; gig: Gig } | Pick<TimelineEntry, 'kind' | 'text'>);
type Happened = What & { id: string };

export const entriesOf = <Kind extends BookKind>({ book }: SampleData, kind: Kind): Entry[Kind][] =>
  [...book.values()].flatMap((one) => (one.kind === kind ? [one.entry as Entry[Kind]] : []));

export function entryOf<Kind extends BookKind>(
  { book }: SampleData,
  kind: Kind,
  id: string | undefined,
): Entry[Kind] | undefined {
  const found = book.get(id ?? '');
  return found?.kind === kind ? (found.entry as Entry[Kind]) : undefined;
}

/** What a gig says of its venue. */
export const asVenueOfGig = (venue: Entry['venue']): NonNullable<Gig['venue']> => {
  const { id, name, city, country, latitude, longitude, travelMinutes, setUp } = venue;
  return { id, name, city, country, latitude, longitude, travelMinutes, setUp };
};

/** A gig with its venue and client as the address book has them by now. */
export function gigIn(data: SampleData, id: string): Gig | undefined {
  const gig = data.gigs.get(id);
  if (!gig) return undefined;
  const venue = entryOf(data, 'venue', gig.venue?.id);
  const client = entryOf(data, 'client', gig.client?.id);
  return {
    ...{ ...gig, venue: venue ? asVenueOfGig(venue) : null },
    client: client ? { id: client.id, name: client.name } : null,
  };
}

/** Stores a gig, with what became of the one before. */
export function putGig(data: SampleData, before: Gig | null, gig: Gig): void {
  data.gigs.set(gig.id, gig);
  note(data, gig.id, { at: gig.updatedAt, before, gig });
}

/** Notes what happened to a gig. */
export function note({ past }: SampleData, gig: string, what: What): void {
  past.set(gig, [...(past.get(gig) ?? []), { id: `gev_${newItemId()}`, ...what }]);
}

async function timelineIn({ past }: SampleData, gig: string): Promise<TimelineEntry[]> {
  const { timelineOf } = await import('#core/gigs/describe-change.ts');
  const told = (past.get(gig) ?? []).flatMap((one) => {
    if (!('gig' in one)) return [one];
    return timelineOf(one.before, one.gig).map((entry, i) => ({ id: `${one.id}${i}`, at: one.at, ...entry }));
  });
  return told.toReversed();
}

/** What reads are answered from. */
export const copyOf = (data: SampleData): TrackerCopy => ({
  gigs: async () =>
    [...data.gigs.keys()].flatMap((id) => {
      const gig = gigIn(data, id);
      return gig ? [{ stored: gig, shown: gig }] : [];
    }),
  ofGig: async (id) => ({
    files: [...data.files.values()].flatMap(({ gig, file }) => (gig === id ? [file] : [])),
    timeline: await timelineIn(data, id),
  }),
  book: async (kind) => entriesOf(data, kind),
  settings: async () => data.settings,
});
