import { and, eq, inArray, or } from 'drizzle-orm';
import type { GigPatch } from '#core/gigs/gig.ts';
import { nameWords } from '#core/gigs/name-words.ts';
import { venueWords } from '#core/gigs/same-entry.ts';
import type { Database } from '../client.ts';
import { namedBatch } from '../named-batch.ts';
import { clients } from '../schema/clients.ts';
import { venues } from '../schema/venues.ts';
import { GIG_VENUE, selectGigsOf } from './gigs.ts';

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
  return namedBatch(db, [], {
    rows: selectGigsOf(db, { ids, owner: userId }),
    venues: db
      .select({ ...GIG_VENUE, words: venues.words })
      .from(venues)
      .where(
        and(
          eq(venues.userId, userId),
          or(inArray(venues.id, idsOf(asVenue)), inArray(venues.words, venuesByWords)),
        ),
      ),
    clients: db
      .select({ id: clients.id, name: clients.name, words: clients.words })
      .from(clients)
      .where(
        and(
          eq(clients.userId, userId),
          or(inArray(clients.id, idsOf(asClient)), inArray(clients.words, clientsByWords)),
        ),
      ),
  });
}
