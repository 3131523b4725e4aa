import { and, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { GIG_MOST, type Gig, type GigPatch } from '#core/gigs/gig.ts';
import { nameWords, venueWords } from '#core/gigs/name-words.ts';
import type { ClientWish, VenueWish } from '#core/gigs/named-places.ts';
import type { Database } from '../client.ts';
import { newId } from '../ids.ts';
import { namedBatch, type Statement } from '../named-batch.ts';
import { clients } from '../schema/clients.ts';
import { contacts } from '../schema/contacts.ts';
import { gigs } from '../schema/gigs.ts';
import { venues } from '../schema/venues.ts';
import { selectGigsOf } from './gigs.ts';
import { GIG_VENUE } from './gigs-stored.ts';

/** Who and where a gig that is stored is to be with; as it stands, where nothing is wished. */
export interface Wishes {
  userId: string;
  gig: Gig;
  venue?: VenueWish | undefined;
  client?: ClientWish | undefined;
  /** Ids of contacts that were not with the gig before. */
  newContacts: readonly string[];
  now: Date;
}

/** The id of what is wished for, of the account's own; NULL where that has none. */
export function venueId({ userId, venue }: Wishes): SQL {
  if (!venue) return sql`NULL`;
  const found = 'id' in venue ? sql`id = ${venue.id}` : sql`words = ${venueWords(venue)}`;
  return sql`(SELECT id FROM venues WHERE user_id = ${userId} AND ${found})`;
}
export function clientId({ userId, client }: Wishes): SQL {
  if (!client) return sql`NULL`;
  const found = 'id' in client ? sql`id = ${client.id}` : sql`words = ${nameWords(client.name)}`;
  return sql`(SELECT id FROM clients WHERE user_id = ${userId} AND ${found})`;
}

const all = (...conditions: (SQL | undefined)[]): SQL => and(...conditions) ?? sql`true`;

/** Whether what is named by its id is there. */
export const areKnown = (wishes: Wishes): SQL =>
  all(
    wishes.venue && 'id' in wishes.venue ? sql`${venueId(wishes)} IS NOT NULL` : undefined,
    wishes.client && 'id' in wishes.client ? sql`${clientId(wishes)} IS NOT NULL` : undefined,
    ...wishes.newContacts.map(
      (id) => sql`EXISTS (SELECT 1 FROM contacts WHERE id = ${id} AND user_id = ${wishes.userId})`,
    ),
  );

/** Whether all that is named is there, once `makeNamed` made what it could. */
export const areThere = (wishes: Wishes): SQL =>
  all(
    wishes.venue ? sql`${venueId(wishes)} IS NOT NULL` : undefined,
    wishes.client ? sql`${clientId(wishes)} IS NOT NULL` : undefined,
  );

/** Statements that make what is named and nobody has, where the gig may be written and the account has room for it. */
export function makeNamed(db: Database, wishes: Wishes, mayBeWritten: SQL): Statement[] {
  const { userId, venue, client, gig } = wishes;
  const at = wishes.now.getTime();
  const made: Statement[] = [];
  if (venue && 'name' in venue) {
    const { name, city, country, latitude, longitude } = venue;
    made.push(
      db.run(sql`
        INSERT INTO venues (id, user_id, version, name, city, words, country, address, zone, latitude, longitude, booth, notes,
          created_at, updated_at)
        SELECT ${newId('ven')}, ${userId}, 1, ${name}, ${city}, ${venueWords(venue)}, ${country}, '', ${gig.zone}, ${latitude},
          ${longitude}, '', '', ${at}, ${at}
        WHERE ${mayBeWritten} AND (SELECT count(*) FROM venues WHERE user_id = ${userId}) < ${GIG_MOST.venues}
        ON CONFLICT DO NOTHING`),
    );
  }
  if (client && 'name' in client) {
    made.push(
      db.run(sql`
        INSERT INTO clients (id, user_id, version, name, words, kind, address, tax_id, email, phone, notes, created_at, updated_at)
        SELECT ${newId('cli')}, ${userId}, 1, ${client.name}, ${nameWords(client.name)}, 'business', '', '', '', '', '', ${at}, ${at}
        WHERE ${mayBeWritten} AND (SELECT count(*) FROM clients WHERE user_id = ${userId}) < ${GIG_MOST.clients}
        ON CONFLICT DO NOTHING`),
    );
  }
  return made;
}

/** What of the wishes isn't there, and how many gigs the account has: what a write was refused for. */
export async function getMissing(db: Database, wishes: Wishes) {
  const { userId, newContacts } = wishes;
  const { counts, known } = await namedBatch(db, [], {
    counts: db
      .select({
        venue: sql<number>`${wishes.venue ? sql`${venueId(wishes)} IS NULL` : sql`0`}`,
        client: sql<number>`${wishes.client ? sql`${clientId(wishes)} IS NULL` : sql`0`}`,
        gigs: count(),
      })
      .from(gigs)
      .where(eq(gigs.userId, userId)),
    known: db
      .select({ id: contacts.id })
      .from(contacts)
      .where(and(eq(contacts.userId, userId), inArray(contacts.id, [...newContacts]))),
  });
  const [row] = counts;
  const ids = new Set(known.map(({ id }) => id));
  return {
    ...{ venue: row?.venue === 1, client: row?.client === 1, gigs: row?.gigs ?? 0 },
    contacts: newContacts.filter((id) => !ids.has(id)),
  };
}

const idsOf = (named: readonly object[]) => named.flatMap((one) => ('id' in one ? String(one.id) : []));

/** Gigs of an account, with its venues and clients that patches of them name, by their ids or their words. */
export function getGigsAndNames(
  db: Database,
  params: { userId: string; ids: readonly string[]; patches: readonly GigPatch[] },
) {
  const { userId, ids, patches } = params;
  const asVenue = patches.flatMap(({ venue }) => venue ?? []);
  const asClient = patches.flatMap(({ client }) => client ?? []);
  const venuesByWords = asVenue.flatMap((one) => ('name' in one ? venueWords(one) : []));
  const clientsByWords = asClient.flatMap((one) => ('name' in one ? nameWords(one.name) : []));
  const isVenue = or(inArray(venues.id, idsOf(asVenue)), inArray(venues.words, venuesByWords));
  const isClient = or(inArray(clients.id, idsOf(asClient)), inArray(clients.words, clientsByWords));
  return namedBatch(db, [], {
    rows: selectGigsOf(db, { ids, owner: userId }),
    venues: db
      .select({ ...GIG_VENUE, words: venues.words })
      .from(venues)
      .where(and(eq(venues.userId, userId), isVenue)),
    clients: db
      .select({ id: clients.id, name: clients.name, words: clients.words })
      .from(clients)
      .where(and(eq(clients.userId, userId), isClient)),
  });
}
