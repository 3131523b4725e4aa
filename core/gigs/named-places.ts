import type { VenueAndClient } from './apply-patch.ts';
import type { Gig, GigPatch } from './gig.ts';
import { nameWords, venueWords } from './name-words.ts';
import { type Places, whereIs } from './places.ts';

/** A venue or client that a gig names: one that is there, or a name. A new venue is where its city is, as far as that says it. */
export type VenueWish = { id: string } | ({ name: string; city: string } & ReturnType<typeof whereIs>) | null;
export type ClientWish = { id: string } | { name: string } | null;

type Venue = NonNullable<Gig['venue']> & { words: string };
type Client = NonNullable<Gig['client']> & { words: string };

const UNKNOWN = { travelMinutes: null, setUp: null };

/** A venue as somebody names it, with where it is where it may be a new one. */
export const located = (venue: GigPatch['venue'], zone: string, places: Places): VenueWish | undefined =>
  venue && 'name' in venue ? { ...venue, ...whereIs(places, venue.city, zone) } : venue;

/** Venue and client of a gig with a patch, of those that were looked up. One that is not there yet has no id. */
export function placesWith(
  before: Gig,
  { venue, client }: { venue: VenueWish | undefined; client: GigPatch['client'] },
  found: { venues: readonly Venue[]; clients: readonly Client[] },
): VenueAndClient {
  return {
    venue: venue === undefined ? before.venue : venue && venueOf(venue, found.venues),
    client: client === undefined ? before.client : client && clientOf(client, found.clients),
  };
}

function venueOf(wish: NonNullable<VenueWish>, venues: readonly Venue[]): Gig['venue'] {
  const isIt =
    'id' in wish ? ({ id }: Venue) => id === wish.id : ({ words }: Venue) => words === venueWords(wish);
  const found = venues.find(isIt);
  if (!found) return 'id' in wish ? null : { id: '', ...wish, ...UNKNOWN };
  const { words: _, ...venue } = found;
  return venue;
}

function clientOf(wish: NonNullable<GigPatch['client']>, clients: readonly Client[]): Gig['client'] {
  const isIt =
    'id' in wish ? ({ id }: Client) => id === wish.id : ({ words }: Client) => words === nameWords(wish.name);
  const found = clients.find(isIt);
  if (!found) return 'id' in wish ? null : { id: '', name: wish.name };
  return { id: found.id, name: found.name };
}
