import { gigOfNew } from '#core/gigs/apply-patch.ts';
import { EMPTY_DETAILS, type Gig, type NewGig } from '#core/gigs/gig.ts';
import { nightOf } from '#core/gigs/moment.ts';
import { minutesOfClock } from '#core/gigs/set-times.ts';
import { NO_HOME, type Tracker, USUAL_SETTINGS } from '#core/gigs/tracker-settings.ts';
import { newId } from '#db/ids.ts';

/** A night at a club in London, as somebody types it in. */
export const FABRIC = {
  title: 'Fabric',
  start: '2027-03-13T23:00',
  end: '2027-03-14T02:00',
  zone: 'Europe/London',
  fee: { amount: 120_000, currency: 'GBP' },
} as const satisfies NewGig;

/** The same as a gig, with what is said otherwise of it. */
export function fabricGig(more: Partial<NewGig> & Partial<Pick<Gig, 'deletedAt' | 'seriesId'>> = {}): Gig {
  const { venue: _, client: __, deletedAt = null, seriesId = null, ...said } = more;
  const nowhere = { venue: null, client: null };
  const gig = gigOfNew(
    { ...FABRIC, ...said, id: more.id ?? newId('gig') },
    nowhere,
    '2026-11-26T12:00:00.000Z',
  );
  return { ...gig, deletedAt, seriesId };
}

/** A gig as the API tells it, of which nobody has said much yet. */
export const aGig = (said: Partial<Gig> = {}): Gig => ({
  ...structuredClone(EMPTY_DETAILS),
  id: 'gig_0000000000000000000001',
  version: 1,
  title: 'Club night',
  status: 'lead',
  statusAt: '2026-10-18T10:00:00.000Z',
  night: '2026-11-28',
  start: '2026-11-28',
  end: null,
  zone: 'Europe/Warsaw',
  startsAt: null,
  endsAt: null,
  venue: null,
  client: null,
  fee: null,
  unpaid: 0,
  unpaidDue: null,
  seriesId: null,
  createdAt: '2026-10-18T10:00:00.000Z',
  updatedAt: '2026-10-18T10:00:00.000Z',
  deletedAt: null,
  ...said,
});

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

/** A tracker of which nothing was said. */
export const TRACKER: Tracker = { ...USUAL_SETTINGS, ...NO_HOME };
