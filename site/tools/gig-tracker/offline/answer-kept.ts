import type { API, TrackerEndpoint } from '#core/api.ts';
import { clashesOf } from '#core/gigs/clashes.ts';
import { clashesBetween } from '#core/gigs/clashes-between.ts';
import { GIG_MOST, type Gig } from '#core/gigs/gig.ts';
import {
  boardOf,
  type GigQuery,
  isHopeless,
  LISTED,
  listOfGigs,
  searchWords,
} from '#core/gigs/list-of-gigs.ts';
import { nameWords } from '#core/gigs/name-words.ts';
import { scoreOf } from '#core/gigs/scorecard.ts';
import { NO_HOME, type Tracker, USUAL_SETTINGS } from '#core/gigs/tracker-settings.ts';
import { daysBetween } from '#core/gigs/zoned-time.ts';
import type { CallInput, CallReply } from '#site/lib/api.ts';
import { localDay } from '#site/lib/local-day.ts';
import { $offline } from '../state/offline.store.ts';
import { type KnownGig, knownGigs } from './kept-gigs.ts';
import { type BookEntry, keptNow, keptProgress, keptSettings } from './kept-tracker.ts';

type Reply<Name extends TrackerEndpoint> = CallReply<(typeof API)[Name]>;
type Input<Name extends TrackerEndpoint> = CallInput<(typeof API)[Name]>;
type Told<Value> = Value extends object ? { readonly [Key in keyof Value]: Told<Value[Key]> } : Value;
type Answers = {
  [Name in TrackerEndpoint]?: (input: Input<Name>) => Promise<Told<Reply<Name>> | undefined>;
};

/** What is answered by the copy of this device, and how; undefined where it doesn't know. */
const ANSWERS: Answers = {
  gigs: async ({ query }) => pageOf(await knownGigs(), query),

  // Gigs that are not on the server yet are put into their columns by the board itself.
  gigBoard: async ({ query }) => {
    const known = (await knownGigs()).filter(({ stored }) => stored.version > 0);
    const gigs = known.map(({ stored }) => stored);
    return { columns: boardOf(gigs, query.today || localDay(new Date())) };
  },

  gigClashes: async ({ query: { from, to } }) => {
    const gigs = (await knownGigs()).map(({ shown }) => shown);
    const found = clashesBetween(gigs, await tracker(), { from, to, most: LISTED.clashes });
    return {
      clashes: found.map(({ gig: { id, title, night }, clash }) => ({ gig: { id, title, night }, ...clash })),
    };
  },

  gig: async ({ params: { id } }) => {
    const db = await keptNow();
    const [all, details, entries] = await Promise.all([knownGigs(), db.get('details', id), book('contact')]);
    const known = all.find(({ stored }) => stored.id === id);
    if (!known) return undefined;
    const { stored, shown } = known;
    const named = new Set(shown.contacts.map(({ contactId }) => contactId));
    const isNear = (gig: Gig) => Math.abs(daysBetween(shown.night, gig.night)) <= GIG_MOST.radiusDays;
    const near = all.flatMap((one) => (isNear(one.shown) ? [one.shown] : []));
    const series = all.filter(
      (one) => stored.seriesId && one.stored.seriesId === stored.seriesId && one.shown.deletedAt === null,
    );
    return {
      gig: stored,
      contacts: entries.filter((contact) => named.has(contact.id)),
      files: details?.files ?? [],
      timeline: details?.timeline ?? [],
      clashes: shown.deletedAt === null ? clashesOf(shown, near, await tracker()) : [],
      seriesSize: series.length,
    };
  },

  trackerSettings: async () => keptSettings(await keptNow()),

  venues: async ({ query }) => ({ venues: inBook(await book('venue'), query.q), next: null }),
  clients: async ({ query }) => ({ clients: inBook(await book('client'), query.q), next: null }),
  contacts: async ({ query: { q, venue, client } }) => {
    const all = (await book('contact')).filter(
      (one) => (!venue || one.venueId === venue) && (!client || one.clientId === client),
    );
    return { contacts: inBook(all, q), next: null };
  },
  venue: async ({ params: { id } }) => {
    const venue = (await book('venue')).find((one) => one.id === id);
    return venue && { venue, ...(await historyOf('venue', id)) };
  },
  client: async ({ params: { id } }) => {
    const client = (await book('client')).find((one) => one.id === id);
    return client && { client, ...(await historyOf('client', id)) };
  },
  bookContact: async ({ params: { id } }) => {
    const contact = (await book('contact')).find((one) => one.id === id);
    return contact && { contact };
  },
  parseGig: async (input) => (await import('./parse-kept.ts')).parseKept(input.body, await tracker()),
};

/** What can be answered by a part of the copy. */
const WITHOUT_ALL: ReadonlySet<TrackerEndpoint> = new Set(['gig', 'trackerSettings', 'parseGig']);

/** Answers an endpoint by what this device keeps; undefined where it doesn't know. Rejects where nothing is kept. */
export async function answerKept(name: TrackerEndpoint, input: object): Promise<unknown> {
  const answer = ANSWERS[name] as ((input: object) => Promise<unknown>) | undefined;
  if (!answer) return undefined;
  const progress = await keptProgress(await keptNow());
  // A copy that was never whole says nothing of what there is; what it has of one gig is told.
  if (!progress && !WITHOUT_ALL.has(name)) return undefined;
  const reply = await answer(input);
  if (reply !== undefined && name !== 'parseGig') $offline.set({ asOf: progress?.at ?? null });
  return reply;
}

/** A page of a list. A cursor of the server says nothing here: then all of it is answered. */
function pageOf(
  known: readonly KnownGig[],
  query: GigQuery & { cursor?: string | undefined; limit?: string | undefined },
): { gigs: Gig[]; next: string | null } {
  const storedOf = new Map(known.map(({ stored }) => [stored.id, stored]));
  const found = listOfGigs(
    known.map(({ shown }) => shown),
    query,
  ).flatMap(({ id }) => storedOf.get(id) ?? []);
  const [, at] = /^kept_(\d+)$/.exec(query.cursor ?? 'kept_0') ?? [];
  if (at === undefined) return { gigs: found, next: null };
  const end = Number(at) + Number(query.limit || LISTED.usual);
  return { gigs: found.slice(Number(at), end), next: end < found.length ? `kept_${end}` : null };
}

async function tracker(): Promise<Tracker> {
  const kept = await keptSettings(await keptNow());
  return { ...(kept?.settings ?? USUAL_SETTINGS), ...(kept?.home ?? NO_HOME) };
}

type Entry<Kind extends BookEntry['kind']> = Extract<BookEntry, { kind: Kind }>['entry'];

/** The entries of a kind, in the order of their names. */
async function book<Kind extends BookEntry['kind']>(kind: Kind): Promise<Entry<Kind>[]> {
  const all = await (await keptNow()).getAll('book', IDBKeyRange.bound([kind, ''], [kind, '\uffff']));
  return all
    .map(({ entry }) => entry as Entry<Kind>)
    .toSorted((one, other) => (wordsOf(one) < wordsOf(other) ? -1 : 1));
}

const wordsOf = (entry: { name: string; city?: string }): string =>
  nameWords(`${entry.name} ${entry.city ?? ''}`);

function inBook<One extends { name: string; city?: string }>(entries: readonly One[], q = ''): One[] {
  if (isHopeless(q)) return [];
  const words = searchWords(q);
  return entries.filter((entry) => words.every((word) => ` ${wordsOf(entry)}`.includes(` ${word}`)));
}

/** What a venue or client has behind it, as far as this device knows. */
async function historyOf(kind: 'venue' | 'client', id: string) {
  const all = (await knownGigs()).map(({ shown }) => shown);
  const gigs = listOfGigs(all, { [kind]: id });
  const contacts = (await book('contact')).filter((one) => one[`${kind}Id`] === id);
  return { gigs: gigs.slice(0, LISTED.history), score: scoreOf(gigs, localDay(new Date())), contacts };
}
