import { dayWords } from '#core/day-words.ts';
import { laterMonth, mondayOf, monthOf } from '#core/gigs/calendar-grid.ts';
import { findDay } from '#core/gigs/quick-add/dates.ts';
import { monthOf as monthNamed, weekdayNamed } from '#core/gigs/quick-add/day-names.ts';
import { lineOf } from '#core/gigs/quick-add/line.ts';
import type { QuickContext } from '#core/gigs/quick-add/quick-context.ts';
import { monthWords, rangeWords } from '#core/gigs/range-words.ts';
import { dayAfter, daysBetween, weekdayOn } from '#core/gigs/zoned-time.ts';
import { wordsOf } from '#core/handbook/tokens.ts';
import { MONTH, WEEKDAY } from './gig-asks.ts';

/** The nights that a question asks about. */
export interface AskedNights {
  /** First and last, ISO. */
  from: string;
  to: string;
  /** `on Sat 12 Dec 2026`, `in Jan 2027`, `from 27 to 29 Nov 2026` */
  words: string;
  /** 1 Monday to 7 Sunday; null where it names none. */
  weekdays: readonly number[] | null;
}

/** `in January`, `January gigs`, `January 2027`, `… January` */
const IN_MONTH = new RegExp(
  `\\b(?:in|of|for|during|this|next|my) (${MONTH})\\b(?: (20\\d\\d))?|\\b(${MONTH})(?: (20\\d\\d)|$)`,
);
const A_DATE = /\b(?!20\d\d)\d{1,2}(?:st|nd|rd|th)?\b/;
const NTH = /\b(?:first|second|third|fourth|last|every|1st|2nd|3rd|4th) \w+day\b/;
const SPANS = /\bnext (\d{1,2}|two|three|four|six|eight|twelve) (day|night|week|month)s\b/;
const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, six: 6, eight: 8, twelve: 12 };

/** Which nights a question is about, on a night (ISO) at home; null where it names none. */
export function askedNights(
  question: string,
  context: Pick<QuickContext, 'homeZone' | 'places'> & { night: string },
): AskedNights | null {
  const words = wordsOf(question).join(' ');
  const weekdays = weekdaysIn(words);
  const month = IN_MONTH.exec(words);
  if (month && (NTH.test(words) || !A_DATE.test(words.replace(/ 20\d\d/, ''))))
    return { ...ofMonth(month, context.night), weekdays };
  return oneDay(question, context) ?? withWeekdays(spanIn(words, context.night), weekdays);
}

const withWeekdays = (
  span: Pick<AskedNights, 'from' | 'to' | 'words'> | null,
  weekdays: AskedNights['weekdays'],
): AskedNights | null => span && { ...span, weekdays };

/** Weekdays that are asked for, rather than one day that is. */
export function weekdaysIn(words: string): number[] | null {
  const named = [...words.matchAll(new RegExp(`\\b${WEEKDAY}\\b`, 'g'))].map(
    ([name]) => weekdayNamed(name) || 7,
  );
  const both = /\bweekends\b/.test(words) ? [5, 6, ...named] : named;
  return both.length > 0 ? [...new Set(both)].toSorted() : null;
}

function ofMonth([, first, year, second, yearBehind]: RegExpExecArray, night: string) {
  const month = monthNamed(first ?? second ?? '');
  const named = Number(year ?? yearBehind) || Number(night.slice(0, 4));
  const isOver = year === undefined && yearBehind === undefined && month < Number(night.slice(5, 7));
  const day = `${isOver ? named + 1 : named}-${String(month).padStart(2, '0')}-01`;
  return { ...monthOf(day), words: `in ${monthWords(day)}` };
}

/** A day, or several side by side; of `Fridays in March` the first alone is none. */
function oneDay(
  question: string,
  { night, homeZone, places }: Parameters<typeof askedNights>[1],
): AskedNights | null {
  const found = findDay(lineOf(question), { today: night, homeZone, places });
  if (!found || /repeats aren|first of that month/.test(found.note)) return null;
  const nights = Number(/first of (\d+) nights/.exec(found.note)?.[1] ?? 1);
  const span = { from: found.day, to: dayAfter(found.day, nights - 1) };
  return {
    ...span,
    words: nights > 1 ? `from ${rangeWords(span)}` : `on ${dayWords(found.day)}`,
    weekdays: null,
  };
}

function spanIn(words: string, night: string): Omit<AskedNights, 'weekdays'> | null {
  const from = (first: string, last: string) => ({
    ...{ from: first, to: last },
    words: first === last ? `on ${dayWords(first)}` : `from ${rangeWords({ from: first, to: last })}`,
  });
  const monday = mondayOf(night);
  const [, many = '', unit] = SPANS.exec(words) ?? [];
  if (unit) {
    const number = NUMBERS[many] ?? Number(many);
    const end =
      unit === 'month' ? laterMonth(night, number) : dayAfter(night, number * (unit === 'week' ? 7 : 1));
    return from(night, dayAfter(end, -1));
  }
  if (/\bnext weekend\b/.test(words)) return from(dayAfter(monday, 11), dayAfter(monday, 13));
  if (/\bweekend\b/.test(words)) {
    const friday = dayAfter(monday, 4);
    return from(dayAfter(friday, Math.max(0, daysBetween(friday, night))), dayAfter(monday, 6));
  }
  if (/\bnext week\b/.test(words)) return from(dayAfter(monday, 7), dayAfter(monday, 13));
  if (/\bthis week\b/.test(words)) return from(night, dayAfter(monday, 6));
  const inMonths = /\bnext month\b/.test(words) ? 1 : /\bthis month\b/.test(words) ? 0 : null;
  if (inMonths !== null) {
    const day = laterMonth(night, inMonths);
    return { ...monthOf(day), words: `in ${monthWords(day)}` };
  }
  const year = /\bnext year\b/.test(words)
    ? Number(night.slice(0, 4)) + 1
    : /\bthis year\b/.test(words)
      ? Number(night.slice(0, 4))
      : Number(/\bin (20\d\d)\b/.exec(words)?.[1] ?? Number.NaN);
  const first = `${year}-01-01`;
  if (!Number.isNaN(year))
    return {
      from: first < night && night.startsWith(`${year}-`) ? night : first,
      to: `${year}-12-31`,
      words: `in ${year}`,
    };
  return null;
}

/** The weekday of a night, 1 Monday to 7 Sunday. */
export const isoWeekday = (night: string): number => weekdayOn(night) || 7;
