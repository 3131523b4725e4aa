import type { Gig } from './gig.ts';
import { type Reach, reachOf, type TimedGig, type Way, wayBetween } from './reach.ts';
import { isSameVenue } from './same-entry.ts';
import type { Tracker } from './tracker-settings.ts';
import { daysBetween } from './zoned-time.ts';

/**
 * Gigs more nights apart aren't in each other's way by any time that can be said of them: two ways of three days each, three
 * days of a set, one each of set-up and pack-down, and one between two zones.
 */
export const TIME_NIGHTS = 12;

const MINUTE = 60_000;
/** Minutes from leaving a venue to falling asleep. */
const TO_BED = 30;
/** With a day between load-out and load-in, sleep is found on the way. */
const LONGEST_GAP = 24 * 60;

/** A gig with its time. */
export interface Timed<G> {
  gig: G;
  reach: Reach;
}

/** Why two gigs don't fit one after the other. */
export interface TimeClash<G> {
  kind: 'overlap' | 'travel' | 'sleep';
  /**
   * Minutes that both sets are on at once, that one is late for load-in (0 where nobody knows the way), or that are missing of
   * the sleep that is wanted.
   */
  amount: number;
  first: Timed<G>;
  second: Timed<G>;
  /** From the first to the second. */
  way: Way;
}

/** What a gig takes follows from clocks of its zone, which are slow to ask: one that is held against many is asked for once. */
const reaches = new WeakMap<TimedGig, { settings: Tracker; reach: Reach | null }>();

function knownReach(gig: TimedGig, settings: Tracker): Reach | null {
  const known = reaches.get(gig);
  if (known?.settings === settings) return known.reach;
  const reach = reachOf(gig, settings);
  reaches.set(gig, { settings, reach });
  return reach;
}

/**
 * What of time stands between two gigs, whichever is named first; null where nothing does, or where one has no time. Both
 * sets at once come first. Then load-out, the way and load-in have to fit, but for two sets at one venue; on one night an
 * unknown way counts as too long. Between two nights sleep has to fit as well: wherever the bed is, the ways to it and from
 * it are no shorter than the one between both venues.
 */
export function timeClash<G extends TimedGig & Pick<Gig, 'id'>>(
  one: G,
  other: G,
  settings: Tracker,
): TimeClash<G> | null {
  if (Math.abs(daysBetween(one.night, other.night)) > TIME_NIGHTS) return null;
  const [reach, otherReach] = [knownReach(one, settings), knownReach(other, settings)];
  if (!reach || !otherReach) return null;
  const [first, second] = inOrder({ gig: one, reach }, { gig: other, reach: otherReach });
  const way = wayBetween(first.gig, second.gig, settings);
  const found = { first, second, way };
  const together = Math.min(first.reach.ends, second.reach.ends) - second.reach.starts;
  if (together > 0) return { kind: 'overlap', amount: together / MINUTE, ...found };
  const left = (second.reach.arrives - first.reach.leaves) / MINUTE;
  const isNight = first.gig.night === second.gig.night;
  const isOneVenue =
    first.gig.venue !== null && second.gig.venue !== null && isSameVenue(first.gig.venue, second.gig.venue);
  const isTight = left < way.minutes || (isNight && way.source === 'unknown');
  if (isTight && !isOneVenue) return { kind: 'travel', amount: Math.max(0, way.minutes - left), ...found };
  const wanted = settings.sleepHours * 60;
  const asleep = minutesInBed(found);
  const isSleepDue = !isNight && left < LONGEST_GAP;
  return isSleepDue && asleep < wanted
    ? { kind: 'sleep', amount: Math.ceil(wanted - asleep), ...found }
    : null;
}

/** What is left to sleep between load-out of the first and leaving for the second. */
export const minutesInBed = ({
  first,
  second,
  way,
}: Pick<TimeClash<unknown>, 'first' | 'second' | 'way'>): number =>
  Math.max(0, (second.reach.arrives - first.reach.leaves) / MINUTE - way.minutes - TO_BED);

/** By the start of the set, then by the id, so that it doesn't matter which is named first. */
function inOrder<G extends Pick<Gig, 'id'>>(one: Timed<G>, other: Timed<G>): [Timed<G>, Timed<G>] {
  const later = one.reach.starts - other.reach.starts || (one.gig.id < other.gig.id ? -1 : 1);
  return later > 0 ? [other, one] : [one, other];
}
