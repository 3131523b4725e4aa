import type { Gig } from './gig.ts';
import { nameWords, venueWords } from './name-words.ts';

type Venue = Pick<NonNullable<Gig['venue']>, 'id' | 'name' | 'city'>;
type Client = NonNullable<Gig['client']>;

/** Whether two are one venue of the address book; one that isn't stored yet has no id, and goes by its name and city. */
export const isSameVenue = (one: Venue, other: Venue): boolean =>
  one.id !== '' && other.id !== '' ? one.id === other.id : venueWords(one) === venueWords(other);

/** Whether two are one client of the address book; one that isn't stored yet goes by its name. */
export const isSameClient = (one: Client, other: Client): boolean =>
  one.id !== '' && other.id !== '' ? one.id === other.id : nameWords(one.name) === nameWords(other.name);
