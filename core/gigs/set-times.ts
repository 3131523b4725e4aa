import { clockChange, dayAfter, instantOf, wallTime } from './zoned-time.ts';

export interface Act {
  name: string;
  /** Length of the set in minutes of real time. */
  minutes: number;
  /** Plays back to back with the act before: one set of both lengths, and nothing to change over. */
  b2b: boolean;
}

export interface Night {
  /** The day on which the doors open, ISO. */
  day: string;
  /** Doors and curfew on the wall, in minutes after midnight. A curfew that is not after the doors is one of the next day. */
  doors: number;
  curfew: number;
  /** IANA time zone. */
  zone: string;
  /** Minutes between two sets. */
  changeover: number;
  acts: readonly Act[];
}

export interface PlannedSet {
  /** Who plays it, in order; more than one is a b2b. Places in `acts`. */
  acts: readonly number[];
  name: string;
  /** Instants, ms since 1970. */
  from: number;
  until: number;
}

export interface SetTimes {
  doors: number;
  curfew: number;
  sets: PlannedSet[];
  /** The end of the last set. */
  ends: number;
  /** Minutes between that and the curfew: below zero the night runs over. */
  spare: number;
  /** Where the clocks are set between doors and the end of the night. */
  change: { at: number; minutes: number } | null;
}

const MINUTE = 60_000;

/** Lays the sets out from the doors on, one after another. Sets last as long as they last, whatever the clocks do. */
export function setTimes(night: Night): SetTimes {
  const { day, zone } = night;
  const doors = instantOf({ day, minutes: night.doors }, zone);
  const curfew = curfewAfter(doors, night);
  const sets: PlannedSet[] = [];
  let at = doors;
  for (const acts of together(night.acts)) {
    const from = sets.length > 0 ? at + night.changeover * MINUTE : at;
    at = from + acts.reduce((sum, act) => sum + (night.acts[act]?.minutes ?? 0), 0) * MINUTE;
    sets.push({ acts, name: acts.map((act) => night.acts[act]?.name).join(' b2b '), from, until: at });
  }
  const change = clockChange(doors, Math.max(curfew, at), zone);
  return { doors, curfew, sets, ends: at, spare: (curfew - at) / MINUTE, change };
}

/**
 * The curfew on the day of the doors where that is after them, else the one of the next day. An hour that comes twice counts
 * as the first here too: doors at 02:30 on such a night have a curfew of 02:15 the next night, not 45 minutes later.
 */
function curfewAfter(doors: number, { day, curfew, zone }: Night): number {
  const same = instantOf({ day, minutes: curfew }, zone);
  return same > doors ? same : instantOf({ day: dayAfter(day, 1), minutes: curfew }, zone);
}

/** Acts that share a set. */
function together(acts: readonly Act[]): number[][] {
  const sets: number[][] = [];
  for (const [index, { b2b }] of acts.entries()) {
    const last = sets.at(-1);
    if (b2b && last) last.push(index);
    else sets.push([index]);
  }
  return sets;
}

/** The same acts with lengths that fill the night to the curfew, in steps; longer ones stay longer. Never under one step. */
export function fillNight(night: Night, step: number): Act[] {
  const { doors, curfew } = setTimes(night);
  const changes = night.changeover * (together(night.acts).length - 1);
  const free = Math.floor(((curfew - doors) / MINUTE - changes) / step);
  const asked = night.acts.reduce((sum, { minutes }) => sum + minutes, 0);
  const shares = night.acts.map(
    ({ minutes }) => (asked > 0 ? minutes / asked : 1 / night.acts.length) * free,
  );
  let [wanted, given] = [0, 0];
  return night.acts.map((act, index) => {
    wanted += shares[index] ?? 0;
    const steps = Math.max(1, Math.round(wanted) - given);
    given += steps;
    return { ...act, minutes: steps * step };
  });
}

/** A line a set: `22:00–23:30  Mara`. The times are those on the wall. */
export function setTimesText({ sets }: SetTimes, zone: string): string {
  return sets
    .map(({ name, from, until }) => `${clock(from, zone)}–${clock(until, zone)}  ${name}`)
    .join('\n');
}

/** `02:30`, on the wall. */
export function clock(instant: number, zone: string): string {
  const { minutes } = wallTime(instant, zone);
  return clockOfMinutes(minutes);
}

/** Minutes after midnight of `22:05`, or of `2205`; null where it is no time of day. */
export function minutesOfClock(text: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):?([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** `22:05` for 1325 minutes after midnight. */
export const clockOfMinutes = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
