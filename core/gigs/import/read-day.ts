import { isCalendarDay } from '../moment.ts';
import { nameWords } from '../name-words.ts';
import { monthOf } from '../quick-add/day-names.ts';
import { clockOfMinutes } from '../set-times.ts';
import { dayAfter } from '../zoned-time.ts';

const NUMBERS = /^(\d{1,2}) ?([-/.]) ?(\d{1,2}) ?\2 ?(\d{4}|\d{2})(?!\d)/;
const YEAR_FIRST = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})(?!\d)/;
const DAY_FIRST =
  /^(\d{1,2})(?:st|nd|rd|th|er|º|\.)?[ -]*(?:of |de )?(\p{L}{3,})\.?,?[ -]*(?:del? )?(\d{4}|\d{2})(?!\d)/iu;
const MONTH_FIRST = /^(\p{L}{3,})\.? ?(\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/iu;

/** Those of French and Spanish that begin unlike the English and German ones. */
const MONTHS: Readonly<Record<string, number>> = {
  ...{ ene: 1, fev: 2, avr: 4, abr: 4, juin: 6, juil: 7, aou: 8, ago: 8, set: 9, dic: 12 },
};
function monthNamed(name: string): number {
  const words = nameWords(name);
  return MONTHS[words.slice(0, 4)] ?? MONTHS[words.slice(0, 3)] ?? monthOf(name);
}

interface Found {
  year: string | undefined;
  month: string | number | undefined;
  date: string | undefined;
  length: number;
}

function find(text: string, isDayFirst: boolean): Found | null {
  const iso = YEAR_FIRST.exec(text);
  if (iso) return { year: iso[1], month: iso[3], date: iso[4], length: iso[0].length };
  const numbers = NUMBERS.exec(text);
  if (numbers) {
    const [all, one, sign, other, year] = numbers;
    // With points the day comes first everywhere.
    return isDayFirst || sign === '.'
      ? { year, month: other, date: one, length: all.length }
      : { year, month: one, date: other, length: all.length };
  }
  const named = DAY_FIRST.exec(text);
  if (named)
    return { year: named[3], month: monthNamed(named[2] ?? ''), date: named[1], length: named[0].length };
  const american = MONTH_FIRST.exec(text);
  if (!american) return null;
  return {
    year: american[3],
    month: monthNamed(american[1] ?? ''),
    date: american[2],
    length: american[0].length,
  };
}

export interface DayRead {
  day: string;
  /** What stands behind it. */
  rest: string;
}

/** Days since the end of 1899, as spreadsheets count them where nobody formatted the column: `46000` is 9 December 2025. */
const SERIAL = /^\d{5}(?:[.,]\d+)?$/;
/** From 2000 to 2089. */
const FIRST_SERIAL = 36_526;
const LAST_SERIAL = 69_398;
const DAY_MINUTES = 24 * 60;

/** The day that a spreadsheet counted, with the time of its fraction. */
export function daySerial(cell: string): DayRead | null {
  const minutes = SERIAL.test(cell) ? Math.round(Number(cell.replace(',', '.')) * DAY_MINUTES) : 0;
  const days = Math.floor(minutes / DAY_MINUTES);
  if (days < FIRST_SERIAL || days > LAST_SERIAL) return null;
  const rest = /[.,]/.test(cell) ? clockOfMinutes(minutes % DAY_MINUTES) : '';
  return { day: dayAfter('1899-12-30', days), rest };
}

/** The ISO day that a cell begins with; null where it begins with none. Of `26` the year is 2026. */
export function readDay(cell: string, isDayFirst: boolean): DayRead | null {
  const text = cell.replaceAll(/\s+/g, ' ').trim();
  const counted = daySerial(text);
  if (counted) return counted;
  const withoutWeekday = text.replace(/^\p{L}+[.,]* /u, '');
  for (const one of new Set([withoutWeekday, text])) {
    const found = find(one, isDayFirst);
    if (!found) continue;
    const { year = '', month = '', date = '', length } = found;
    const day = `${year.padStart(4, '20')}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
    return isCalendarDay(day) ? { day, rest: one.slice(length).replace(/^[\sT,]+/, '') } : null;
  }
  return null;
}

/**
 * Whether the days of a column stand before their months: a number above 12 says so for all of them. Null where none does, or
 * some say one and some the other, and an example of what could be read either way.
 */
export function dayOrderOf(cells: readonly string[]): { isDayFirst: boolean | null; example: string } {
  const pairs = cells.flatMap((cell) => {
    const match = NUMBERS.exec(cell.replace(/^\p{L}+[.,]* /u, '').trim());
    return match && match[2] !== '.' ? [{ cell, one: Number(match[1]), other: Number(match[3]) }] : [];
  });
  const isDayFirst = pairs.some(({ one }) => one > 12);
  const isMonthFirst = pairs.some(({ other }) => other > 12);
  const example = pairs.find(({ one, other }) => one !== other && one <= 12 && other <= 12)?.cell ?? '';
  const isOpen = example !== '' && isDayFirst === isMonthFirst;
  return { isDayFirst: isOpen ? null : !isMonthFirst, example };
}
