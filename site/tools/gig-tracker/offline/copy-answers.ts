import type { API, TrackerEndpoint } from '#core/api.ts';
import type { BookKind, Entry } from '#core/gigs/book-kinds.ts';
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
import { daysBetween } from '#core/gigs/zoned-time.ts';
import type { CallInput, CallReply } from '#site/lib/api.ts';
import { localDay } from '#site/lib/local-day.ts';
import { type KnownGig, type TrackerCopy, trackerOf } from './tracker-copy.ts';

export type Reply<Name extends TrackerEndpoint> = CallReply<(typeof API)[Name]>;
export type Input<Name extends TrackerEndpoint> = CallInput<(typeof API)[Name]>;
export type Told<Value> = Value extends object ? { readonly [Key in keyof Value]: Told<Value[Key]> } : Value;
export type Answers = {
  [Name in TrackerEndpoint]?: (input: Input<Name>) => Promise<Told<Reply<Name>> | undefined>;
};

/** How a copy answers what is read; undefined where it doesn't know. */
export const answersOf = (copy: TrackerCopy): Answers => ({
  gigs: async ({ query }) => pageOf(await copy.gigs(), query),

  // Gigs that are not on the server yet are put into their columns by the board itself.
  gigBoard: async ({ query }) => {
    const known = (await copy.gigs()).filter(({ stored }) => stored.version > 0);
    const gigs = known.map(({ stored }) => stored);
    return { columns: boardOf(gigs, query.today || localDay(new Date())) };
  },

  gigClashes: async ({ query: { from, to } }) => {
    const gigs = (await copy.gigs()).map(({ shown }) => shown);
    const found = clashesBetween(gigs, await trackerOf(copy), { from, to, most: LISTED.clashes });
    return {
      clashes: found.map(({ gig: { id, title, night }, clash }) => ({ gig: { id, title, night }, ...clash })),
    };
  },

  gig: async ({ params: { id } }) => {
    const [all, details, entries] = await Promise.all([copy.gigs(), copy.ofGig(id), book(copy, 'contact')]);
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
      clashes: shown.deletedAt === null ? clashesOf(shown, near, await trackerOf(copy)) : [],
      contract: details?.contract ?? null,
      request: details?.request ?? null,
      seriesSize: series.length,
    };
  },

  trackerSettings: () => copy.settings(),

  venues: async ({ query }) => ({ venues: inBook(await book(copy, 'venue'), query.q), next: null }),
  clients: async ({ query }) => ({ clients: inBook(await book(copy, 'client'), query.q), next: null }),
  contacts: async ({ query: { q, venue, client } }) => {
    const all = (await book(copy, 'contact')).filter(
      (one) => (!venue || one.venueId === venue) && (!client || one.clientId === client),
    );
    return { contacts: inBook(all, q), next: null };
  },
  venue: async ({ params: { id } }) => {
    const venue = (await book(copy, 'venue')).find((one) => one.id === id);
    return venue && { venue, ...(await historyOf(copy, 'venue', id)) };
  },
  client: async ({ params: { id } }) => {
    const client = (await book(copy, 'client')).find((one) => one.id === id);
    return client && { client, ...(await historyOf(copy, 'client', id)) };
  },
  bookContact: async ({ params: { id } }) => {
    const contact = (await book(copy, 'contact')).find((one) => one.id === id);
    return contact && { contact };
  },
  parseGig: async (input) => (await import('./parse-kept.ts')).parseKept(input.body, copy),
});

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

/** The entries of a kind, in the order of their names. */
async function book<Kind extends BookKind>(copy: TrackerCopy, kind: Kind): Promise<Entry[Kind][]> {
  return [...(await copy.book(kind))].sort((one, other) => (wordsOf(one) < wordsOf(other) ? -1 : 1));
}

const wordsOf = (entry: { name: string; city?: string }): string =>
  nameWords(`${entry.name} ${entry.city ?? ''}`);

function inBook<One extends { name: string; city?: string }>(entries: readonly One[], q = ''): One[] {
  if (isHopeless(q)) return [];
  const words = searchWords(q);
  return entries.filter((entry) => words.every((word) => ` ${wordsOf(entry)}`.includes(` ${word}`)));
}

/** What a venue or client has behind it, as far as the copy knows. */
async function historyOf(copy: TrackerCopy, kind: 'venue' | 'client', id: string) {
  const all = (await copy.gigs()).map(({ shown }) => shown);
  const gigs = listOfGigs(all, { [kind]: id });
  const { scoreOf } = await import('#core/gigs/scorecard.ts');
  const contacts = (await book(copy, 'contact')).filter((one) => one[`${kind}Id`] === id);
  return { gigs: gigs.slice(0, LISTED.history), score: scoreOf(gigs, localDay(new Date())), contacts };
}
