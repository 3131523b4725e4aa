import type { Gig } from '#core/gigs/gig.ts';
import { nightOf } from '#core/gigs/moment.ts';
import { minutesOfClock } from '#core/gigs/set-times.ts';
import { aGig } from './a-gig.ts';

type Venue = NonNullable<Gig['venue']>;

/** A confirmed gig of which nothing is said but what is asked for; its night follows from when it starts. */
export function exampleGig(start: string, told: Partial<Gig> = {}): Gig {
  const [day = '', time] = start.split('T');
  const night = time === undefined ? day : nightOf({ day, minutes: minutesOfClock(time.slice(0, 5)) ?? 0 });
  return aGig({ id: `gig_${start}`, status: 'confirmed', zone: 'Europe/Berlin', night, start, ...told });
}

/** A venue of which nothing is known but its name and city, and what is asked for. */
export const exampleVenue = (name: string, city: string, told: Partial<Venue> = {}): Venue => ({
  id: `ven_${name}`,
  name,
  city,
  country: '',
  latitude: null,
  longitude: null,
  travelMinutes: null,
  setUp: null,
  ...told,
});
