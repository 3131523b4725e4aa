import { kilometresBetween, type Point, travelEstimate } from './distance.ts';
import type { Gig } from './gig.ts';
import { readMoment } from './moment.ts';
import { nameWords } from './name-words.ts';
import { isSameCity } from './places.ts';
import { isSameVenue } from './same-entry.ts';
import type { Tracker } from './tracker-settings.ts';

/** What the time that a gig takes follows from. */
export type TimedGig = Pick<
  Gig,
  'night' | 'start' | 'end' | 'zone' | 'venue' | 'travel' | 'setUp' | 'packDown' | 'schedule'
>;

/** Minutes of a set whose end nobody said. */
export const USUAL_SET = 120;
/** Minutes from one place of a city to another, where nobody said and one of them has no coordinates. */
export const ACROSS_TOWN = 30;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * How long one way takes, and how it is known: said with the gig or with the venue, estimated from coordinates, of one city,
 * the sum of both ways home, or the sum of what is known of them: `unknown` may be too short, and whoever shows it says so.
 */
export interface Way {
  minutes: number;
  source: 'gig' | 'venue' | 'estimate' | 'city' | 'home' | 'unknown';
}

/** What of time a gig takes, in instants (ms since 1970). */
export interface Reach {
  /** At the venue, from load-in on until load-out is over. */
  arrives: number;
  leaves: number;
  /** The set. */
  starts: number;
  ends: number;
  /** Nobody said when the set ends. */
  isEndAssumed: boolean;
  /** From home to the venue, and back. */
  way: Way;
}

/** Null while nobody knows the time: it takes its night then. */
export function reachOf(gig: TimedGig, settings: Tracker): Reach | null {
  const starts = readMoment(gig.start, gig.zone);
  if (starts === null) return null;
  const said = gig.end === null ? null : readMoment(gig.end, gig.zone);
  const isEndAssumed = said === null || said <= starts;
  const ends = isEndAssumed ? starts + USUAL_SET * MINUTE : said;
  const setUp = gig.setUp ?? gig.venue?.setUp ?? settings.setUp;
  const packDown = gig.packDown ?? settings.packDown;
  return {
    arrives: Math.min(starts - setUp * MINUTE, ...timesOf(gig, 'load-in', starts)),
    leaves: Math.max(ends + packDown * MINUTE, ...timesOf(gig, 'load-out', ends)),
    ...{ starts, ends, isEndAssumed },
    way: wayHome(gig, settings),
  };
}

/** When load-in begins, or load-out is over. Times further than a day from the set are left over from another date. */
function timesOf({ schedule, zone }: TimedGig, kind: 'load-in' | 'load-out', near: number): number[] {
  return schedule
    .filter((item) => item.kind === kind)
    .flatMap(({ start, end }) => readMoment(kind === 'load-in' ? start : (end ?? start), zone) ?? [])
    .filter((at) => Math.abs(at - near) <= DAY);
}

/** From home to where a gig is. */
export function wayHome({ travel, venue }: TimedGig, settings: Tracker): Way {
  const { homeCity, homeLatitude, homeLongitude } = settings;
  const home = pointOf({ latitude: homeLatitude, longitude: homeLongitude });
  if (travel.minutes !== null) return { minutes: travel.minutes, source: 'gig' };
  if (!venue) return { minutes: 0, source: 'unknown' };
  if (venue.travelMinutes !== null) return { minutes: venue.travelMinutes, source: 'venue' };
  return nearBy(home, homeCity, pointOf(venue), venue.city) ?? { minutes: 0, source: 'unknown' };
}

/**
 * From where one gig is to where another is. What either says of the way from the other's place is taken first, then what
 * their coordinates or their city say. Else it goes by way of home, which is never shorter than the direct way.
 */
export function wayBetween(one: TimedGig, other: TimedGig, settings: Tracker): Way {
  if (one.venue && other.venue && isSameVenue(one.venue, other.venue)) return { minutes: 0, source: 'venue' };
  const said = wayFrom(one, other) ?? wayFrom(other, one);
  if (said !== null) return { minutes: said, source: 'gig' };
  const near =
    one.venue && other.venue
      ? nearBy(pointOf(one.venue), one.venue.city, pointOf(other.venue), other.venue.city)
      : null;
  if (near) return near;
  const ways = [wayHome(one, settings), wayHome(other, settings)];
  return {
    minutes: ways.reduce((sum, { minutes }) => sum + minutes, 0),
    source: ways.some(({ source }) => source === 'unknown') ? 'unknown' : 'home',
  };
}

/** Minutes of the way to a gig, where it begins at the venue or in the city of another. */
function wayFrom({ venue: from }: TimedGig, { travel }: TimedGig): number | null {
  const begins = nameWords(travel.from);
  if (from === null || begins === '') return null;
  return isSameCity(from.city, travel.from) || nameWords(from.name) === begins ? travel.minutes : null;
}

function nearBy(one: Point | null, oneCity: string, other: Point | null, otherCity: string): Way | null {
  if (one && other) return { minutes: travelEstimate(kilometresBetween(one, other)), source: 'estimate' };
  return isSameCity(oneCity, otherCity) ? { minutes: ACROSS_TOWN, source: 'city' } : null;
}

/** Where something is, if that is known. */
export const pointOf = (place: { latitude: number | null; longitude: number | null }): Point | null =>
  place.latitude !== null && place.longitude !== null
    ? { latitude: place.latitude, longitude: place.longitude }
    : null;
