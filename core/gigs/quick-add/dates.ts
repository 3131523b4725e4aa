import { dateWords, longDayWords } from '../../day-words.ts';
import { isCalendarDay } from '../moment.ts';
import { dayAfter, weekdayOn } from '../zoned-time.ts';
import {
  inNextWeek,
  MONTH,
  monthOf,
  nextWeekday,
  SHORT_WEEKDAY,
  WEEKDAY,
  weekdayNamed,
} from './day-names.ts';
import { firstOf, type Line, type Match, matchAt, type Span, wordsLike } from './line.ts';
import type { QuickContext } from './quick-context.ts';

export interface FoundDay extends Span {
  /** ISO. */
  day: string;
  note: string;
}

type DateContext = Pick<QuickContext, 'today' | 'homeZone' | 'places'>;

const ORDINAL = '(?:st|nd|rd|th)';
/** What makes a number with a point a time or a length. */
const NO_TIME = '(?! ?(?:uhr|h|hrs?|hours?|std|stunden|[ap]\\.?m)\\b)';
const YEAR = "(?:,? (?<year>20\\d\\d|\\d\\d)|[-/](?<dashed>20\\d\\d|\\d\\d)| ?['’](?<short>\\d\\d))";
const DAY_MONTH = `(?<date>\\d{1,2})(?:${ORDINAL}|\\.)?(?:[/-]\\d{1,2}(?:${ORDINAL}|\\.)?)?[ /-]?(?:of )?(?<month>${MONTH})\\b\\.?`;
const MONTH_DAY = `(?<month>${MONTH})\\.? ?(?<date>\\d{1,2})${ORDINAL}?(?![\\d:])`;

/** Days with a month, the ones that say more before those that say less. */
const DATES = [
  '(?<full>\\d{4})[-/.](?<second>\\d{1,2})[-/.](?<first>\\d{1,2})',
  '(?<first>\\d{1,2})(?<mark>[./-])(?<second>\\d{1,2})\\k<mark>(?<full>\\d{4}|\\d\\d)',
  '(?<first>\\d{1,2})(?<mark>\\.) ?(?<second>\\d{1,2})\\.(?: (?<year>20\\d\\d))?',
  '(?<first>\\d{1,2})(?<mark>\\.) ?(?<second>\\d{1,2})\\.',
  `(?<first>\\d{1,2})(?<mark>\\.)(?<second>\\d(?!\\d)|\\d\\d(?! ?- ?\\d))${NO_TIME}`,
  '(?<first>\\d{1,2})(?<mark>/)(?<second>\\d{1,2})',
  DAY_MONTH + YEAR,
  DAY_MONTH,
  MONTH_DAY + YEAR,
  MONTH_DAY,
].map(wordsLike);
const BEFORE = wordsLike(`(?<weekday>${SHORT_WEEKDAY})\\b\\.?(?:,? (?:the|den|der))?`);
const AFTER = wordsLike(`(?<weekday>${WEEKDAY})\\b\\.?`);
const EVE = wordsLike("(?:nye|new year['’]?s eve|silvester)\\b");
const DATE_ALONE = wordsLike(`(?:the )?(?<date>\\d{1,2})${ORDINAL}`);
const DAY_ALONE = wordsLike(
  `(?:(?<next>next|nächsten?|naechsten?)|this|coming|diesen?|kommenden?)? ?(?<weekday>${WEEKDAY})\\b\\.?`,
);
const SPOKEN = wordsLike(
  '(?:(?<today>today|tonight|heute(?: abend)?)|(?<after>day after tomorrow|übermorgen|uebermorgen)|tomorrow|tmrw?|morgen)\\b',
);

const isoDay = (year: number, month: number, date: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
/** Gigs are from 2000 to 2089, and one of the last night may end after it. */
const isInRange = (day: string): boolean => day >= '2000-01-01' && day <= '2089-12-30' && isCalendarDay(day);

/** A fee may follow a date: what is no year of some gig that somebody writes down is no year. */
function yearOf(groups: Match['groups'], today: string): number | 'none' | 'wrong' {
  const { full, year, dashed, short } = groups;
  const written = full ?? year ?? dashed ?? short;
  if (written === undefined) return 'none';
  const value = Number(written) + (written.length === 2 ? 2000 : 0);
  const now = Number(today.slice(0, 4));
  if (year === undefined) return value;
  const [first, last] = written.length === 2 ? [now, now + 3] : [2001, now + 6];
  return value < first || value > last ? 'wrong' : value;
}

/** The first such day of a year from today on; a 29 February waits for its year. */
function nextDate(month: number, date: number, today: string): string | null {
  const now = Number(today.slice(0, 4));
  const days = Array.from({ length: 9 }, (_, years) => isoDay(now + years, month, date));
  return days.find((day) => day >= today && isInRange(day)) ?? null;
}

/** The first month from today on that has such a day: the 31st. */
function nextDayOfMonth(date: number, today: string): string | null {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1];
  const days = Array.from({ length: 3 }, (_, more) =>
    isoDay(year + Math.floor((month + more) / 12), ((month + more) % 12) + 1, date),
  );
  return days.find((day) => day >= today && isInRange(day)) ?? null;
}

function dateOf(groups: Match['groups'], { today, homeZone, places }: DateContext): string | null {
  const year = yearOf(groups, today);
  if (year === 'wrong') return null;
  const { first, second, month, date, mark } = groups;
  const pair = first === undefined ? [Number(date), monthOf(month ?? '')] : [Number(first), Number(second)];
  const isMonthFirst = mark !== undefined && mark !== '.' && places.countries.get(homeZone) === 'US';
  const ways = isMonthFirst
    ? [pair.toReversed(), pair]
    : [pair, mark === '.' || !mark ? pair : pair.toReversed()];
  for (const [of = 0, inMonth = 0] of ways) {
    if (of < 1 || of > 31 || inMonth < 1 || inMonth > 12) continue;
    const day = year === 'none' ? nextDate(inMonth, of, today) : isoDay(year, inMonth, of);
    if (day && isInRange(day)) return day;
  }
  return null;
}

/** The date counts, whatever day of the week was said. */
const contradiction = (weekday: string | undefined, day: string): string =>
  weekday === undefined || weekdayNamed(weekday) === weekdayOn(day)
    ? ''
    : `${dateWords(day)} is a ${longDayWords(day).split(' ')[0]}`;

/** A date that stands at a word, with the day of the week before or behind it. */
function dateAt(
  line: Line,
  at: number,
  read: (from: number) => (Span & { day: string }) | null,
): FoundDay | null {
  const before = matchAt(line, at, BEFORE);
  const date = read(before?.to ?? at);
  if (!date) return null;
  const after = before ? null : matchAt(line, date.to, AFTER);
  const note = contradiction((before ?? after)?.groups.weekday, date.day);
  return { from: at, to: after?.to ?? date.to, day: date.day, note };
}

function writtenDate(line: Line, at: number, context: DateContext): FoundDay | null {
  const found = dateAt(line, at, (from) => {
    for (const pattern of DATES) {
      const match = matchAt(line, from, pattern);
      const day = match && dateOf(match.groups, context);
      if (day) return { from, to: match.to, day };
    }
    return null;
  });
  if (!found || found.day >= context.today) return found;
  return { ...found, note: [found.note, 'in the past'].filter(Boolean).join(', ') };
}

function dateAlone(line: Line, at: number, { today }: DateContext): FoundDay | null {
  return dateAt(line, at, (from) => {
    const match = matchAt(line, from, DATE_ALONE);
    const day = match && nextDayOfMonth(Number(match.groups.date), today);
    return day ? { from, to: match.to, day } : null;
  });
}

function namedDay(line: Line, at: number, { today }: DateContext): FoundDay | null {
  const found = ({ from, to }: Match, day: string | null, note = ''): FoundDay | null =>
    day && isInRange(day) ? { from, to, day, note } : null;
  const eve = matchAt(line, at, EVE);
  if (eve) return found(eve, nextDate(12, 31, today));
  const spoken = matchAt(line, at, SPOKEN);
  if (spoken) return found(spoken, dayAfter(today, spoken.groups.today ? 0 : spoken.groups.after ? 2 : 1));
  const match = matchAt(line, at, DAY_ALONE);
  if (!match) return null;
  const weekday = weekdayNamed(match.groups.weekday ?? '');
  const soonest = nextWeekday(today, weekday);
  if (!match.groups.next) return found(match, soonest);
  const next = inNextWeek(today, weekday);
  return found(match, next, next === soonest ? '' : `not ${dateWords(soonest)}`);
}

const vagueDay = (line: Line, at: number, context: DateContext): FoundDay | null =>
  dateAlone(line, at, context) ?? namedDay(line, at, context);

/** The day that stands at a word. */
export const readDay = (line: Line, at: number, context: DateContext): FoundDay | null =>
  writtenDate(line, at, context) ?? vagueDay(line, at, context);

/** The day of a line: one with a month before `Friday` or `the 14th`. Null where it names none. */
export const findDay = (line: Line, context: DateContext): FoundDay | null =>
  firstOf(line, (at) => writtenDate(line, at, context)) ?? firstOf(line, (at) => vagueDay(line, at, context));
