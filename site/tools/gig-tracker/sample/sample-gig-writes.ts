import type { API } from '#core/api.ts';
import { ApiError, type FieldError, staleVersion } from '#core/errors.ts';
import {
  applyPatch,
  changeProblems,
  gigOfNew,
  problemsOf,
  type VenueAndClient,
} from '#core/gigs/apply-patch.ts';
import type { Entry } from '#core/gigs/book-kinds.ts';
import type { Gig, GigPatch, NewGig } from '#core/gigs/gig.ts';
import { nameWords, venueWords } from '#core/gigs/name-words.ts';
import { located, placesWith } from '#core/gigs/named-places.ts';
import { gigOnNight } from '#core/gigs/repeat-nights.ts';
import type { CallInput } from '#site/lib/api.ts';
import { newGigId, newItemId } from '#site/lib/new-ids.ts';
import { knownPlaces } from '../offline/parse-kept.ts';
import { keepEntry } from './sample-book-writes.ts';
import { asVenueOfGig, entriesOf, entryOf, gigIn, putGig, type SampleData } from './sample-data.ts';
import { versionOf } from './version-of.ts';

type Input<Name extends keyof typeof API> = CallInput<(typeof API)[Name]>;
type Changes = Input<'changeGigs'>['body']['changes'];

const nowText = (): string => new Date().toISOString();

function refuse(fields: readonly FieldError[], path = ''): void {
  if (fields.length === 0) return;
  throw new ApiError('INVALID_INPUT', undefined, {
    fields: fields.map((field) => ({ ...field, path: path + field.path })),
  });
}

function found(data: SampleData, id: string): Gig {
  const gig = gigIn(data, id);
  if (!gig) throw new ApiError('NOT_FOUND');
  return gig;
}

/** What a gig would be with, as far as the address book has it; what is new has no id. */
async function named(data: SampleData, before: Gig, said: GigPatch): Promise<VenueAndClient> {
  const venue = said.venue ? located(said.venue, said.zone ?? before.zone, await knownPlaces()) : said.venue;
  return placesWith(
    before,
    { venue, client: said.client },
    {
      venues: entriesOf(data, 'venue').map((one) => ({ ...asVenueOfGig(one), words: venueWords(one) })),
      clients: entriesOf(data, 'client').map((one) => ({ ...one, words: nameWords(one.name) })),
    },
  );
}

/** Stores a gig; a venue or client that is new is put into the address book first. */
function store(data: SampleData, before: Gig | null, gig: Gig): Gig {
  const { venue, client, zone } = gig;
  const isVenue = (one: Entry['venue']) => venue !== null && venueWords(one) === venueWords(venue);
  const isClient = (one: Entry['client']) =>
    client !== null && nameWords(one.name) === nameWords(client.name);
  const kept = {
    venue:
      venue?.id === ''
        ? (entriesOf(data, 'venue').find(isVenue) ?? keepEntry(data, 'venue', { ...venue, zone }))
        : null,
    client:
      client?.id === ''
        ? (entriesOf(data, 'client').find(isClient) ?? keepEntry(data, 'client', client))
        : null,
  };
  putGig(data, before, {
    ...gig,
    ...(kept.venue && { venue: asVenueOfGig(kept.venue) }),
    ...(kept.client && { client: { id: kept.client.id, name: kept.client.name } }),
  });
  return found(data, gig.id);
}

const missing = (data: SampleData, gig: Gig, said: GigPatch): FieldError[] => [
  ...(said.venue && !gig.venue ? [{ path: 'venue.id', reason: 'You have no venue of that id' }] : []),
  ...(said.client && !gig.client ? [{ path: 'client.id', reason: 'You have no client of that id' }] : []),
  ...gig.contacts.flatMap(({ contactId }, i) =>
    entryOf(data, 'contact', contactId)
      ? []
      : [{ path: `contacts.${i}.contactId`, reason: 'You have no contact of that id' }],
  ),
];

/** A gig as it would be added; `path` is where it stands in what was sent. */
async function planned(data: SampleData, { id = newGigId(), ...said }: NewGig, path = ''): Promise<Gig> {
  const nowhere = gigOfNew({ ...said, id }, { venue: null, client: null }, nowText());
  const gig = { ...nowhere, ...(await named(data, nowhere, said)) };
  refuse([...problemsOf(gig), ...missing(data, gig, said)], path);
  return gig;
}

/** Adds gigs, all of them or none; one whose id is there stays as it is. */
async function addGigs(
  data: SampleData,
  said: readonly NewGig[],
  paths = said.map(() => ''),
): Promise<Gig[]> {
  const gigs: Gig[] = [];
  for (const [i, one] of said.entries()) gigs.push(await planned(data, one, paths[i]));
  return gigs.map((gig) => gigIn(data, gig.id) ?? store(data, null, gig));
}

/** The gig that a patch makes of another. */
async function changed(data: SampleData, before: Gig, patch: GigPatch): Promise<Gig> {
  const gig = applyPatch(before, patch, await named(data, before, patch), nowText());
  refuse([...problemsOf(gig), ...changeProblems(before, patch), ...missing(data, gig, patch)]);
  return gig;
}

async function changeGig(
  data: SampleData,
  { id, version, patch }: { id: string; version: number | null; patch: GigPatch },
): Promise<Gig> {
  const gig = await changed(data, found(data, id), patch);
  // As it is by now: naming places may have taken a moment.
  const before = found(data, id);
  if (before.version !== (version ?? before.version) || before.version !== gig.version - 1)
    throw staleVersion(before, gig);
  if (before.deletedAt !== null) throw new ApiError('CONFLICT', 'This gig is in the trash');
  return store(data, before, gig);
}

function trashGig(data: SampleData, id: string, isDeleted: boolean): Gig {
  const before = found(data, id);
  if ((before.deletedAt !== null) === isDeleted) return before;
  const now = nowText();
  const deletedAt = isDeleted ? now : null;
  putGig(data, before, { ...before, version: before.version + 1, updatedAt: now, deletedAt });
  return found(data, id);
}

async function changeGigs(data: SampleData, changes: Changes) {
  const canBe = ({ id, version, deleted }: Changes[number]): boolean => {
    const gig = gigIn(data, id);
    return gig?.version === version && (gig.deletedAt === null || deleted === false);
  };
  const able = changes.filter(canBe);
  // What is refused is refused before any of them is changed.
  for (const { id, patch } of able) if (patch) await changed(data, found(data, id), patch);
  for (const { id, patch, deleted } of able) {
    if (deleted === false) trashGig(data, id, false);
    if (patch) await changeGig(data, { id, version: null, patch });
    if (deleted) trashGig(data, id, true);
  }
  const others = changes.filter((one) => !able.includes(one));
  return {
    gigs: able.map(({ id }) => found(data, id)),
    refused: others.map(({ id }) => ({ id, stored: gigIn(data, id) ?? null })),
  };
}

async function repeatGig(data: SampleData, id: string, nights: readonly string[]): Promise<Gig[]> {
  const first = found(data, id);
  const seriesId = first.seriesId ?? `ser_${newItemId()}`;
  const isThere = (night: string) => (one: Gig) =>
    one.seriesId === seriesId && one.night === night && one.deletedAt === null;
  const all = () => [...data.gigs.values()];
  const gigs: Gig[] = [];
  for (const night of nights)
    if (!all().some(isThere(night))) gigs.push(await planned(data, gigOnNight(first, night)));
  if (first.seriesId === null)
    putGig(data, first, { ...first, seriesId, version: first.version + 1, updatedAt: nowText() });
  for (const gig of gigs) store(data, null, { ...gig, seriesId });
  return nights.toSorted().flatMap((night) => all().filter(isThere(night)));
}

/** What is written of gigs, by the endpoint. */
export const gigWrites = (data: SampleData) => ({
  addGig: async ({ body }: Input<'addGig'>) => ({ gig: (await addGigs(data, [body]))[0] }),
  addGigs: async ({ body: { gigs } }: Input<'addGigs'>) => ({
    gigs: await addGigs(
      data,
      gigs,
      gigs.map((_, i) => `gigs.${i}.`),
    ),
  }),
  changeGig: async ({ params, headers, body }: Input<'changeGig'>) => ({
    gig: await changeGig(data, { id: params.id, version: versionOf(headers['if-match']), patch: body }),
  }),
  changeGigs: ({ body }: Input<'changeGigs'>) => changeGigs(data, body.changes),
  repeatGig: async ({ params, body }: Input<'repeatGig'>) => ({
    gigs: await repeatGig(data, params.id, body.nights),
  }),
  deleteGig: async ({ params }: Input<'deleteGig'>) => ({ gig: trashGig(data, params.id, true) }),
  restoreGig: async ({ params }: Input<'restoreGig'>) => ({ gig: trashGig(data, params.id, false) }),
  async saveTrackerSettings({ headers, body: { settings } }: Input<'saveTrackerSettings'>) {
    const { home, version, ...now } = data.settings;
    const wanted = versionOf(headers['if-match']);
    if (wanted !== null && wanted !== version) throw staleVersion({ ...now, version }, { settings, version });
    data.settings = { home, settings, version: version + 1 };
    return { settings, version: version + 1 };
  },
});
