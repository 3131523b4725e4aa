import { shortDayWords } from '../day-words.ts';
import { durationWords } from './duration-words.ts';
import type { Gig } from './gig.ts';
import { isCalendarDay, momentText, nightOf, readMoment } from './moment.ts';
import { clock, minutesOfClock } from './set-times.ts';
import { clockChange, dayAfter, daysBetween, instantOf, isZone, offsetAt, timesShown } from './zoned-time.ts';

/** A set as people type it: the night that it belongs to, and two times on the wall. */
export interface TypedSet {
  /** ISO day. */
  night: string;
  /** `01:00`; empty while nobody knows. */
  start: string;
  end: string;
  zone: string;
  /** Of a time that the wall shows twice, the second is meant. */
  isSecondStart: boolean;
  isSecondEnd: boolean;
  /** Days after the first on which the clock shows its end: a set of more than a day. */
  moreDays: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A gig as it is typed. */
export function typedSet({ night, start, end, zone }: Gig): TypedSet {
  const plain: TypedSet = {
    ...{ night, zone, start: start.slice(11, 16), end: end?.slice(11, 16) ?? '' },
    ...{ isSecondStart: start.length > 16, isSecondEnd: (end?.length ?? 0) > 16, moreDays: 0 },
  };
  const { end: read } = momentsOf(plain);
  const moreDays = end && read ? daysBetween(read.slice(0, 10), end.slice(0, 10)) : 0;
  return { ...plain, moreDays: Math.max(0, moreDays) };
}

/** The same as moments of a gig. A start before six belongs to the night before; an end not after the start is of the next day. */
export function momentsOf(typed: TypedSet): { start: string; end: string | null } {
  const { night, start, end, zone, isSecondStart, isSecondEnd, moreDays } = typed;
  const starts = minutesOfClock(start);
  if (starts === null || !isCalendarDay(night)) return { start: night, end: null };
  const day = startDay(night, starts);
  const from = momentAt(day, starts, zone, isSecondStart);
  const ends = minutesOfClock(end);
  if (ends === null) return { start: from, end: null };
  const isLater = ends > starts || (isSecondEnd && isTwice(day, ends, zone));
  const until = momentAt(dayAfter(day, (isLater ? 0 : 1) + moreDays), ends, zone, isSecondEnd);
  return { start: from, end: until };
}

const startDay = (night: string, minutes: number): string =>
  nightOf({ day: night, minutes }) === night ? night : dayAfter(night, 1);

/** The moment of a time that somebody typed: the second of two where that is meant. */
export function momentAt(day: string, minutes: number, zone: string, isSecond: boolean): string {
  const wall = { day, minutes };
  const first = instantOf(wall, zone);
  if (!isSecond || timesShown(wall, zone) !== 2) return momentText(first, zone);
  const local = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE;
  return momentText(local - offsetAt(local + DAY, zone), zone);
}

const isTwice = (day: string, minutes: number, zone: string): boolean =>
  timesShown({ day, minutes }, zone) === 2;

/** Whether a typed start or end is shown twice by the wall that night, so that somebody has to say which is meant. */
export function comesTwice(typed: TypedSet, which: 'start' | 'end'): boolean {
  const minutes = minutesOfClock(typed[which]);
  if (minutes === null || !isZone(typed.zone) || !isCalendarDay(typed.night)) return false;
  return isTwice(dayOf(typed, which), minutes, typed.zone);
}

function dayOf(typed: TypedSet, which: 'start' | 'end'): string {
  const starts = minutesOfClock(typed.start) ?? 0;
  const day = startDay(typed.night, starts);
  if (which === 'start') return day;
  const ends = minutesOfClock(typed.end) ?? 0;
  const isLater = ends > starts || isTwice(day, ends, typed.zone);
  return dayAfter(day, (isLater ? 0 : 1) + typed.moreDays);
}

/** What follows from a typed set, in sentences: its night, its weekday, its length, and what the clocks do to it. */
export function typedWords(typed: TypedSet): string {
  const { night, zone } = typed;
  if (!isCalendarDay(night) || !isZone(zone)) return '';
  const { start, end } = momentsOf(typed);
  const from = readMoment(start, zone);
  if (from === null) return `Night of ${shortDayWords(night)}.`;
  const until = end === null ? null : readMoment(end, zone);
  const day = start.slice(0, 10);
  const when = day === night ? '' : `, set on ${shortDayWords(day)}`;
  const lasts = until === null || until <= from ? '' : `, ${durationWords((until - from) / MINUTE)}`;
  return [`Night of ${shortDayWords(night)}${when}${lasts}.`, ...clockSentences(typed, from, until)].join(
    ' ',
  );
}

function clockSentences(typed: TypedSet, from: number, until: number | null): string[] {
  const { zone } = typed;
  const skipped = (['start', 'end'] as const).flatMap((which) => {
    const minutes = minutesOfClock(typed[which]);
    if (minutes === null || timesShown({ day: dayOf(typed, which), minutes }, zone) !== 0) return [];
    const meant = which === 'start' ? from : until;
    return meant === null
      ? []
      : [
          `${typed[which]} is skipped that night: the clocks go forward, so it counts as ${clock(meant, zone)}.`,
        ];
  });
  if (skipped.length > 0 || until === null) return skipped;
  const change = clockChange(from, until, zone);
  if (!change) return [];
  return [`The clocks go ${change.minutes < 0 ? 'back' : 'forward'} during the set.`];
}
