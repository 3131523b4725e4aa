import { clockOfMinutes } from './set-times.ts';
import { dayAfter, instantOf, isZone, offsetAt, type WallTime, wallTime } from './zoned-time.ts';

const MINUTE = 60_000;

/** Minutes after midnight until which a set belongs to the night before. */
const NIGHT_ENDS = 6 * 60;

const MOMENT =
  /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)(?::00(?:\.0+)?)?(Z|[+-](?:0\d|1[0-5]):[0-5]\d)?$/;

/**
 * The instant (ms since 1970) of a time as callers write it: on the wall of a zone (`2027-03-14T23:00`), or with an offset
 * from UTC behind it. Null where it is no time. One that the wall shows twice is the first of the two.
 */
export function readMoment(text: string, zone: string): number | null {
  const [, day = '', hours = '', minutes = '', offset] = MOMENT.exec(text) ?? [];
  if (!isCalendarDay(day) || !isZone(zone)) return null;
  const wall = { day, minutes: Number(hours) * 60 + Number(minutes) };
  return offset ? Date.parse(`${day}T${hours}:${minutes}:00${offset}`) : instantOf(wall, zone);
}

/** Whether the calendar has that day. */
export function isCalendarDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** No zone has its clocks set back by more than this at once, in ms: Casey did by three hours. */
const MOST_SET_BACK = 6 * 60 * MINUTE;

/** An instant as `readMoment` reads it again: as the wall shows it, with the offset only where the wall shows it a second time. */
export function momentText(instant: number, zone: string): string {
  const wall = wallTime(instant, zone);
  const text = `${wall.day}T${clockOfMinutes(wall.minutes)}`;
  const offset = Date.parse(`${text}:00Z`) - Math.floor(instant / MINUTE) * MINUTE;
  const isAsBefore = offsetAt(instant - MOST_SET_BACK, zone) <= offset;
  return isAsBefore || instantOf(wall, zone) === Math.floor(instant / MINUTE) * MINUTE
    ? text
    : text + offsetText(offset);
}

function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / MINUTE;
  return `${offset < 0 ? '-' : '+'}${clockOfMinutes(minutes)}`;
}

/** The night that a time belongs to, named by the day on which its doors open: a set at 01:00 is one of the night before. */
export const nightOf = ({ day, minutes }: WallTime): string =>
  minutes < NIGHT_ENDS ? dayAfter(day, -1) : day;

/** The night of a gig that starts at a moment, or on a day whose time nobody knows yet. */
export function nightOfStart({ start, zone }: { start: string; zone: string }): string {
  const instant = readMoment(start, zone);
  return instant === null ? start : nightOf(wallTime(instant, zone));
}

/** The same time on the wall so many days later, whatever the clocks do between; a day stays a day. */
export function laterMoment(text: string, days: number): string {
  const [day = '', time] = text.split('T');
  return time === undefined ? dayAfter(day, days) : `${dayAfter(day, days)}T${time.slice(0, 5)}`;
}
