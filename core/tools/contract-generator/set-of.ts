import { minutesOfClock } from '#core/gigs/set-times.ts';
import {
  clockChange,
  dayAfter,
  instantOf,
  isZone,
  timesShown,
  type WallTime,
  wallTime,
} from '#core/gigs/zoned-time.ts';
import type { ShowTimes } from './contract.ts';

/** The set of one night. Instants are ms since 1970. */
export interface ContractSet {
  from: number;
  until: number;
  /** Of real time, whatever the clocks do. */
  minutes: number;
  /** ISO days on the wall at the venue. */
  startsOn: string;
  endsOn: string;
  /** Where the clocks are set during it: at which instant, and by how many minutes. */
  change: { at: number; minutes: number } | null;
  /** Of its start and end, those that the clocks skip that night, and those that they show twice. */
  skipped: readonly string[];
  doubled: readonly string[];
}

const MINUTE = 60_000;

/** How long a set is where no clock is set during it; null where start or end is missing. */
export function minutesBetween({ start, end }: ShowTimes): number | null {
  const [first, last] = [minutesOfClock(start), minutesOfClock(end)];
  if (first === null || last === null) return null;
  return last > first ? last - first : last - first + 24 * 60;
}

/** To read the clocks of a place takes most of the time that a contract takes: sets are kept, no more than this. */
const MOST_KEPT = 500;
const kept = new Map<string, ContractSet>();

/**
 * An end that is not later on the clock is one of the next day. Where the clocks skip the whole set, it has no minutes. Null
 * where start, end or night is missing.
 */
export function setOf(times: ShowTimes, night: string | undefined, zone: string): ContractSet | null {
  const { start, end, isAfterMidnight } = times;
  const name = [start, end, isAfterMidnight, night, zone].join();
  const known = kept.get(name);
  if (known) return known;
  const set = readSet(times, night, zone);
  if (kept.size >= MOST_KEPT) kept.clear();
  if (set) kept.set(name, set);
  return set;
}

function readSet(
  { start, end, isAfterMidnight }: ShowTimes,
  night: string | undefined,
  zone: string,
): ContractSet | null {
  const [first, last] = [minutesOfClock(start), minutesOfClock(end)];
  if (first === null || last === null || !night) return null;
  const known = isZone(zone) ? zone : 'UTC';
  const startsOn = isAfterMidnight ? dayAfter(night, 1) : night;
  const from = instantOf({ day: startsOn, minutes: first }, known);
  const lastDay = last > first ? startsOn : dayAfter(startsOn, 1);
  const until = Math.max(from, instantOf({ day: lastDay, minutes: last }, known));
  const ends: [string, WallTime][] = [
    [start, { day: startsOn, minutes: first }],
    [end, { day: lastDay, minutes: last }],
  ];
  const shown = (often: 0 | 2): string[] =>
    ends.filter(([, wall]) => timesShown(wall, known) === often).map(([time]) => time);
  return {
    ...{ from, until, startsOn },
    minutes: Math.round((until - from) / MINUTE),
    endsOn: wallTime(until, known).day,
    change: clockChange(from, until, known),
    skipped: shown(0),
    doubled: shown(2),
  };
}
