import { isCalendarDay } from '../moment.ts';
import { dayAfter, weekdayOn } from '../zoned-time.ts';

export const isoDay = (year: number, month: number, date: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

/** Gigs are from 2000 to 2089, and one of the last night may end after it. */
export const isInRange = (day: string): boolean =>
  day >= '2000-01-01' && day <= '2089-12-30' && isCalendarDay(day);

/** The first day from a day on of those that come with some months; a 29 February waits for its year. */
export function nextDay(from: string, dayOf: (year: number, month: number) => string | false): string | null {
  const first = Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7)) - 1;
  for (let at = first; at < first + 108; at += 1) {
    const day = dayOf(Math.floor(at / 12), (at % 12) + 1);
    if (day && day >= from && isInRange(day)) return day;
  }
  return null;
}

/** The first such date from a day on. */
export const nextDate = (from: string, inMonth: number, date: number): string | null =>
  nextDay(from, (year, month) => month === inMonth && isoDay(year, month, date));

/** The first such day of the week from a day on. */
export const nextWeekday = (from: string, weekday: number): string =>
  dayAfter(from, (weekday - weekdayOn(from) + 7) % 7);

/** That day of the week so many weeks after the one that a day is in; weeks begin on Monday. */
export const inWeek = (from: string, weeks: number, weekday: number): string =>
  nextWeekday(dayAfter(nextWeekday(from, 0), 7 * weeks - 6), weekday);

/** The second Friday of a month; the fifth stands for the last. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const day = dayAfter(nextWeekday(isoDay(year, month, 1), weekday), 7 * (nth - 1));
  return Number(day.slice(5, 7)) === month ? day : dayAfter(day, -7);
}
