import { awayTime } from './away-time.ts';
import type { Gig } from './gig.ts';
import { reachOf } from './reach.ts';
import type { Tracker } from './tracker-settings.ts';
import { dayAfter, daysBetween, instantOf, wallTime, weekdayOn } from './zoned-time.ts';

/** A part of a day, from 0 at its midnight to 1 at the next one, whether it has 23, 24 or 25 hours. */
export interface DayPart {
  day: string;
  from: number;
  to: number;
}

/** When a gig keeps somebody from home. */
interface AwayBar {
  /** From leaving home to being back, a part for each day. */
  away: DayPart[];
  /** The set in it. */
  set: DayPart[];
}

/** The first and the last day of the month of a day. */
export function monthOf(day: string): { from: string; to: string } {
  const from = `${day.slice(0, 7)}-01`;
  const next = `${dayAfter(from, 31).slice(0, 7)}-01`;
  return { from, to: dayAfter(next, -1) };
}

/** The same day so many months later; the last one of a month that is shorter. */
export function laterMonth(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  return dayAfter(first, Math.min(date, Number(monthOf(first).to.slice(8))) - 1);
}

/** The weeks that hold all days from one to another, from Monday to Sunday. */
export function weeksOf({ from, to }: { from: string; to: string }): string[][] {
  const monday = mondayOf(from);
  const weeks = (daysBetween(monday, mondayOf(to)) + 7) / 7;
  return Array.from({ length: Math.max(0, weeks) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => dayAfter(monday, week * 7 + day)),
  );
}

/** The Monday of the week of a day. */
export const mondayOf = (day: string): string => dayAfter(day, -((weekdayOn(day) + 6) % 7));

/** Gigs by their night, those of one night by their start; one without a time comes first. */
export function gigsByNight<G extends Pick<Gig, 'night' | 'start'>>(gigs: readonly G[]): Map<string, G[]> {
  const nights = new Map<string, G[]>();
  for (const gig of gigs.toSorted(byStart)) nights.set(gig.night, [...(nights.get(gig.night) ?? []), gig]);
  return nights;
}

const byStart = (one: Pick<Gig, 'start'>, other: Pick<Gig, 'start'>): number =>
  one.start < other.start ? -1 : one.start > other.start ? 1 : 0;

/** When a gig keeps somebody from home, on the days of a zone; null while its time is unknown. */
export function awayBar(gig: Gig, settings: Tracker, zone: string): AwayBar | null {
  const [away, reach] = [awayTime(gig, settings), reachOf(gig, settings)];
  if (!away || !reach) return null;
  return {
    away: partsOf(away.from, away.until, zone),
    set: partsOf(reach.starts, reach.ends, zone),
  };
}

/** The days that pass between two instants, each with its part. */
function partsOf(from: number, until: number, zone: string): DayPart[] {
  const [first, last] = [wallTime(from, zone).day, wallTime(until, zone).day];
  const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => dayAfter(first, index));
  const midnight = (day: string): number => instantOf({ day, minutes: 0 }, zone);
  return days
    .map((day) => {
      const [start, end] = [midnight(day), midnight(dayAfter(day, 1))];
      const partAt = (instant: number) => Math.min(1, Math.max(0, (instant - start) / (end - start)));
      return { day, from: partAt(from), to: partAt(until) };
    })
    .filter((part) => part.to > part.from);
}
