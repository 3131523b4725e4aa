import type { Gig, GigPatch } from '#core/gigs/gig.ts';

/** A venue as it is typed: one of the address book, or a name and a city for a new one. */
export interface TypedVenue {
  name: string;
  city: string;
  /** The one that was picked, or the one that the gig has; null once something else is typed. */
  picked: NonNullable<Gig['venue']> | null;
}

export interface TypedClient {
  name: string;
  picked: NonNullable<Gig['client']> | null;
}

/** The venue of a gig as it is typed. */
export const typedVenue = (venue: Gig['venue']): TypedVenue => ({
  ...{ name: venue?.name ?? '', city: venue?.city ?? '', picked: venue },
});

/** The client of a gig as it is typed. */
export const typedClient = (client: Gig['client']): TypedClient => ({
  ...{ name: client?.name ?? '', picked: client },
});

/** What a patch says of a typed venue: one that is there by its id, a new one by its name, or none. */
export function venueWish({ name, city, picked }: TypedVenue): NonNullable<GigPatch['venue']> | null {
  if (picked) return { id: picked.id };
  return name.trim() === '' ? null : { name: name.trim(), city: city.trim() };
}

/** What a patch says of a typed client. */
export function clientWish({ name, picked }: TypedClient): NonNullable<GigPatch['client']> | null {
  if (picked) return { id: picked.id };
  return name.trim() === '' ? null : { name: name.trim() };
}
