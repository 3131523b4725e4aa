import { applyPatch, gigOfNew, type VenueAndClient } from '#core/gigs/apply-patch.ts';
import type { Entry } from '#core/gigs/book-kinds.ts';
import type { Gig, GigPatch } from '#core/gigs/gig.ts';
import { nameWords, venueWords } from '#core/gigs/name-words.ts';
import { SAMPLE_CLIENTS, SAMPLE_CONTACTS, SAMPLE_VENUES } from '#core/gigs/sample-book.ts';
import { type SampleGig, sampleSeason } from '#core/gigs/sample-gigs.ts';
import { localDay } from '#site/lib/local-day.ts';
import type { BookEntry } from '../offline/tracker-copy.ts';
import { asVenueOfGig, entriesOf, putGig, type SampleData } from './sample-data.ts';

/** The sample as it begins, with a season around now. */
export function beginSample(now: Date): SampleData {
  const { gigs, home, settings } = sampleSeason(localDay(now));
  const kept = { version: 1, createdAt: now.toISOString(), updatedAt: now.toISOString() };
  const entries: BookEntry[] = [
    ...SAMPLE_VENUES.map((one) => ({ kind: 'venue' as const, entry: { ...one, ...kept } })),
    ...SAMPLE_CLIENTS.map((one) => ({ kind: 'client' as const, entry: { ...one, ...kept } })),
    ...SAMPLE_CONTACTS.map((one) => ({ kind: 'contact' as const, entry: { ...one, ...kept } })),
  ];
  const data: SampleData = {
    ...{ gigs: new Map(), past: new Map(), files: new Map() },
    settings: { home, settings, version: 1 },
    book: new Map(entries.map((one) => [one.entry.id, one])),
  };
  for (const gig of gigs) addWithPast(data, gig, now);
  return data;
}

/** Venue and client by the names that a gig says. */
function namedBy(data: SampleData, { venue, client }: SampleGig): VenueAndClient {
  const isVenue = (one: Entry['venue']) => venue && 'name' in venue && venueWords(one) === venueWords(venue);
  const isClient = ({ name }: Entry['client']) =>
    client && 'name' in client && nameWords(name) === nameWords(client.name);
  const found = {
    venue: entriesOf(data, 'venue').find(isVenue),
    client: entriesOf(data, 'client').find(isClient),
  };
  return {
    venue: found.venue ? asVenueOfGig(found.venue) : null,
    client: found.client ? { id: found.client.id, name: found.client.name } : null,
  };
}

/** Adds a gig as a lead on the day that it says, then has happen to it what happened since, each on its day. */
function addWithPast(data: SampleData, said: SampleGig, now: Date): void {
  const { addedOn, statusOn, seriesId = null, status, hold, outcome, ...known } = said;
  const { payments = [], tasks = [] } = known;
  const named = namedBy(data, said);
  // At ten in the morning, as far as that is over.
  const at = (day: string): string => [`${day}T10:00:00.000Z`, now.toISOString()].toSorted()[0] as string;
  const begun = {
    ...known,
    payments: payments.map((one) => ({ ...one, paidOn: null })),
    tasks: tasks.map((one) => ({ ...one, doneOn: null })),
  };
  let gig: Gig = { ...gigOfNew(begun, named, at(addedOn)), seriesId };
  putGig(data, null, gig);
  const past: { day: string; patch: (gig: Gig) => GigPatch }[] = [
    ...(status === 'lead' ? [] : [{ day: statusOn, patch: () => ({ status, hold, outcome }) }]),
    ...payments.flatMap(({ id, paidOn }) =>
      paidOn
        ? [{ day: paidOn, patch: (now: Gig) => ({ payments: changed(now.payments, id, { paidOn }) }) }]
        : [],
    ),
    ...tasks.flatMap(({ id, doneOn }) =>
      doneOn ? [{ day: doneOn, patch: (now: Gig) => ({ tasks: changed(now.tasks, id, { doneOn }) }) }] : [],
    ),
  ];
  for (const { day, patch } of past.toSorted((one, other) => (one.day < other.day ? -1 : 1))) {
    const next = applyPatch(gig, patch(gig), named, at(day));
    putGig(data, gig, next);
    gig = next;
  }
}

/** A list in which one item says something else. */
const changed = <Item extends { id: string }>(
  all: readonly Item[],
  id: string,
  part: Partial<Item>,
): Item[] => all.map((one) => (one.id === id ? { ...one, ...part } : one));
