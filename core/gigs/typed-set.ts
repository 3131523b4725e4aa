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
  // By the wall: what is read of a time that is skipped may be of the next day.
  const moreDays = end ? daysBetween(dayOf(plain, 'end'), end.slice(0, 10)) : 0;
  return { ...plain, moreDays: Math.max(0, moreDays) };
}

/** The same as moments of a gig. A start before six belongs to the night before; an end not after the start is of the next day. */
export function momentsOf(typed: TypedSet): { start: string; end: string | null } {
  const { night, zone, isSecondEnd } = typed;
  const starts = minutesOfClock(typed.start);
  if (starts === null || !isCalendarDay(night)) return { start: night, end: null };
  const start = startOf(typed, starts);
  const ends = minutesOfClock(typed.end);
  if (ends === null) return { start, end: null };
  const day = endDay(typed, { starts, ends });
  const isSecond = isSecondEnd || isFirstOver(typed, { day, ends, start });
  return { start, end: momentAt(day, ends, zone, isSecond) };
}

const startOf = ({ night, zone, isSecondStart }: TypedSet, starts: number): string =>
  momentAt(startDay(night, starts), starts, zone, isSecondStart);

/** Of an end on a day, whether the wall has shown it before the set starts: only a second time can be meant then. */
const isFirstOver = (
  { zone }: TypedSet,
  { day, ends, start }: { day: string; ends: number; start: string },
): boolean => instantOf({ day, minutes: ends }, zone) <= (readMoment(start, zone) ?? 0);

interface Clocks {
  /** Minutes after midnight. */
  starts: number;
  ends: number;
}

/** The day of an end: that of the start where the clock shows it later then, or a second time after it that is meant. */
function endDay(typed: TypedSet, { starts, ends }: Clocks): string {
  const isLater = ends > starts || (typed.isSecondEnd && comesAgain(typed, { starts, ends }));
  return dayAfter(startDay(typed.night, starts), (isLater ? 0 : 1) + typed.moreDays);
}

/** Whether an end that is no later on the clock than the start comes after it that same day: the clocks go back between both. */
function comesAgain(typed: TypedSet, { starts, ends }: Clocks): boolean {
  const { night, zone, moreDays } = typed;
  const day = startDay(night, starts);
  if (ends > starts || moreDays > 0 || !isTwice(day, ends, zone)) return false;
  const [from, until] = [startOf(typed, starts), momentAt(day, ends, zone, true)];
  return (readMoment(until, zone) ?? 0) > (readMoment(from, zone) ?? 0);
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

/**
 * Whether a typed start or end is shown twice by the wall that night, so that somebody has to say which is meant. An end whose
 * first time is over when the set starts is the second.
 */
export function comesTwice(typed: TypedSet, which: 'start' | 'end'): boolean {
  const { night, zone } = typed;
  const minutes = minutesOfClock(typed[which]);
  if (minutes === null || !isZone(zone) || !isCalendarDay(night)) return false;
  const day = dayOf(typed, which);
  const starts = minutesOfClock(typed.start);
  if (which === 'start' || starts === null) return isTwice(day, minutes, zone);
  if (comesAgain(typed, { starts, ends: minutes })) return true;
  const isSaid = isFirstOver(typed, { day, ends: minutes, start: startOf(typed, starts) });
  return isTwice(day, minutes, zone) && !isSaid;
}

function dayOf(typed: TypedSet, which: 'start' | 'end'): string {
  const starts = minutesOfClock(typed.start) ?? 0;
  if (which === 'start') return startDay(typed.night, starts);
  return endDay(typed, { starts, ends: minutesOfClock(typed.end) ?? 0 });
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
