import { dateWords } from '../../day-words.ts';
import { momentText, nightOf, readMoment } from '../moment.ts';
import { dayAfter, instantOf, wallTime } from '../zoned-time.ts';
import type { ImportField } from './guess-columns.ts';
import { type CellMoment, type CellTime, readTime } from './read-cells.ts';

/** The text of a row by what its columns say; empty where there is none. */
export type Cells = (field: ImportField) => string;

export interface RowTimes {
  start: string;
  end: string | null;
  /** Of several whole days, which: they are one gig. */
  days: string;
}

interface Reading {
  zone: string;
  isDayFirst: boolean;
}

/**
 * When a gig is. A clock beside a date is one of that night: 01:00 of the 28th is after midnight. In one cell with its date it is
 * what it says. An end without a date is the first such time after the start.
 */
export function timesOfCells(
  cellOf: Cells,
  { zone, isDayFirst }: Reading,
  refuse: (field: ImportField, reason: string) => void,
): RowTimes | null {
  const read = (field: ImportField) => readTime(cellOf(field), zone, isDayFirst);
  const isEmpty = (field: ImportField) => cellOf(field) === '';
  const [date, start, end] = [read('date'), read('start'), read('end')];
  if (!isEmpty('date') && !date?.day && !date?.moment) refuse('date', 'Use a date such as 2026-11-28');
  if (!isEmpty('start') && !start) refuse('start', 'Use a time such as 23:00');
  if (!isEmpty('end') && !end) refuse('end', 'Use a time such as 03:00');
  if (isEmpty('date') && !start?.day && !start?.moment) refuse('date', 'Give a date');

  const begins =
    (start && momentOf(start, zone)) ?? ofNight(date?.day, start, zone) ?? (date && momentOf(date, zone));
  const night = date?.day ?? start?.day;
  if (begins === null && !night) return null;
  const first = begins ?? night ?? '';
  if (!/^20[0-8]/.test(first)) refuse(isEmpty('date') ? 'start' : 'date', 'Use a year from 2000 to 2089');
  const last = start?.ends ?? date?.ends ?? null;
  const lastMoment = last && momentOf(last, zone);
  const isLater = last?.day != null && lastMoment === null && last.day > first.slice(0, 10);
  const days = isLater && last?.day ? `${dateWords(first.slice(0, 10))} to ${dateWords(last.day)}` : '';
  if (begins === null) {
    if (end || lastMoment) refuse(end ? 'end' : isEmpty('start') ? 'date' : 'start', 'Say when it starts');
    return { start: first, end: null, days: days && `All day, ${days}` };
  }
  const until = end?.from ?? start?.until ?? date?.until ?? null;
  const ends = (end && momentOf(end, zone)) ?? lastMoment ?? nextClock(begins, until, zone);
  return { start: begins, end: ends, days };
}

/** Of a cell that has all of it. */
function momentOf({ moment, day, from }: CellMoment, zone: string): string | null {
  if (moment !== null || day === null || from === null) return moment;
  return momentText(instantOf({ day, minutes: from }, zone), zone);
}

function ofNight(night: string | null | undefined, time: CellTime | null, zone: string): string | null {
  if (!night || time?.from == null) return null;
  const sameDay = { day: night, minutes: time.from };
  const wall = nightOf(sameDay) === night ? sameDay : { ...sameDay, day: dayAfter(night, 1) };
  return momentText(instantOf(wall, zone), zone);
}

/** The first time after a moment at which the wall shows a clock. */
function nextClock(begins: string, minutes: number | null, zone: string): string | null {
  const from = readMoment(begins, zone);
  if (from === null || minutes === null) return null;
  const { day } = wallTime(from, zone);
  const same = instantOf({ day, minutes }, zone);
  return momentText(same > from ? same : instantOf({ day: dayAfter(day, 1), minutes }, zone), zone);
}
