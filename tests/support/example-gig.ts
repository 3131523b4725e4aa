import { EMPTY_DETAILS, type Gig } from '#core/gigs/gig.ts';
import { nightOf } from '#core/gigs/moment.ts';
import { minutesOfClock } from '#core/gigs/set-times.ts';

type Venue = NonNullable<Gig['venue']>;

/** A confirmed gig of which nothing is said but what is asked for; its night follows from when it starts. */
export function exampleGig(start: string, told: Partial<Gig> = {}): Gig {
  const [day = '', time] = start.split('T');
  return {
    ...EMPTY_DETAILS,
    id: `gig_${start}`,
    version: 1,
    title: 'A night',
    status: 'confirmed',
    statusAt: '2026-01-01T00:00:00.000Z',
    night: time === undefined ? day : nightOf({ day, minutes: minutesOfClock(time.slice(0, 5)) ?? 0 }),
    start,
    end: null,
    zone: 'Europe/Berlin',
    startsAt: null,
    endsAt: null,
    venue: null,
    client: null,
    fee: null,
    unpaid: 0,
    unpaidDue: null,
    seriesId: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    deletedAt: null,
    ...told,
  };
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
