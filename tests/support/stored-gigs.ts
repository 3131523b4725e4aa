import { applyPatch } from '#core/gigs/apply-patch.ts';
import type { Gig, GigPatch, NewGig } from '#core/gigs/gig.ts';
import type { GigStatus } from '#core/gigs/gig-status.ts';
import type { ClientWish, VenueWish } from '#core/gigs/named-places.ts';
import type { Database } from '#db/client.ts';
import { type GigPage, listGigs } from '#db/queries/gigs-lists.ts';
import { gigOf } from '#db/queries/gigs-stored.ts';
import { insertGigs, updateGigs } from '#db/queries/gigs-write.ts';
import { fabricGig } from './gigs.ts';

export const STORED_AT = new Date('2026-11-26T12:00:00Z');

/** What a gig names; a venue by its name is in a city that nobody knows. */
export interface Named {
  venue?: { id: string } | { name: string; city: string };
  client?: ClientWish;
}
const NOWHERE = { country: '', latitude: null, longitude: null };
const wishOf = ({ venue }: Named): VenueWish =>
  venue && 'name' in venue ? { ...venue, ...NOWHERE } : (venue ?? null);

/** Stores a gig like FABRIC; null where it was refused. */
export async function storeGig(
  db: Database,
  userId: string,
  said: Partial<NewGig> = {},
  named: Named = {},
): Promise<Gig | null> {
  const told = [{ kind: 'made', text: 'Added as a lead' }] as const;
  const { client = null } = named;
  const write = {
    userId,
    gig: fabricGig(said),
    venue: wishOf(named),
    client,
    newContacts: [],
    told,
    now: STORED_AT,
  };
  const [row] = await insertGigs(db, [write], { userId, now: STORED_AT });
  return row ? gigOf(row) : null;
}

/** Changes one as it was read. */
export async function storeChange(
  db: Database,
  userId: string,
  before: Gig,
  patch: GigPatch,
  named: Named = {},
) {
  const gig = applyPatch(
    before,
    patch,
    { venue: before.venue, client: before.client },
    STORED_AT.toISOString(),
  );
  const told = [{ kind: 'status', text: 'Changed' }] as const;
  const venue = named.venue && wishOf(named);
  const write = { userId, before, gig, venue, newContacts: [], told, now: STORED_AT };
  const { stored, rows } = await updateGigs(db, [write], { userId, ids: [gig.id] });
  return { isStored: stored.has(gig.id), gig: rows[0] ? gigOf(rows[0]) : null };
}

/** A filter that lets all gigs through that are not in the trash. */
export const ALL_GIGS = {
  ...{ statuses: [] as GigStatus[], words: [] as string[], from: null, to: null },
  ...{ venueId: null, clientId: null, seriesId: null, isDeleted: false },
};
export interface Asked extends Partial<Omit<GigPage, 'filter' | 'owner'>> {
  filter?: Partial<GigPage['filter']>;
}
/** Titles of a page, soonest first unless asked otherwise. */
export async function storedTitles(
  db: Database,
  owner: string,
  { filter, ...page }: Asked = {},
): Promise<string[]> {
  const rows = await listGigs(db, {
    ...{ owner, sort: 'night', isAscending: true, after: null, limit: 50, ...page },
    filter: { ...ALL_GIGS, ...filter },
  });
  return rows.map(({ title }) => title);
}
