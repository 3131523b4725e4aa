import { dateWords, longDayWords } from '../../day-words.ts';
import { weekdayOn } from '../zoned-time.ts';
import { isInRange, isoDay, nextDate, nextDay } from './calendar-days.ts';
import { MONTH, monthOf, SHORT_WEEKDAY, WEEKDAY, weekdayNamed } from './day-names.ts';
import { firstOf, type Line, type Match, matchAt, type Span, take, wordsLike } from './line.ts';
import { type FoundDay, holidayAt, namedDay } from './named-days.ts';
import type { QuickContext } from './quick-context.ts';

type DateContext = Pick<QuickContext, 'today' | 'homeZone' | 'places'>;

const ORDINAL = '(?:st|nd|rd|th|er)';
/** Between the first and the last of several nights. */
const TO = ' ?(?:[/+&-]|and|und|et|to|bis) ?';
/** What makes a number with a point a time or a length. */
const NO_TIME = '(?! ?(?:uhr|h|hrs?|hours?|std|stunden|[ap]\\.?m)\\b)';
const YEAR = "(?:,? (?<year>20\\d\\d|\\d\\d)|[-/](?<dashed>20\\d\\d|\\d\\d)| ?['’](?<short>\\d\\d))";
const DAY_MONTH = `(?<date>\\d{1,2})(?:${ORDINAL}|\\.)?(?:(?:, ?\\d{1,2}(?:${ORDINAL}|\\.)?)*${TO}(?<until>\\d{1,2})(?:${ORDINAL}|\\.)?)?[ /-]?(?:of )?(?<month>${MONTH})\\b\\.?`;
const MONTH_DAY = `(?<month>${MONTH})\\.? ?(?<date>\\d{1,2})${ORDINAL}?(?![\\d:])`;

/** Days with a month, the ones that say more before those that say less. */
const DATES = [
  '(?<full>\\d{4})[-/.](?<second>\\d{1,2})[-/.](?<first>\\d{1,2})',
  '(?<first>\\d{1,2})(?<mark>[./-])(?<second>\\d{1,2})\\k<mark>(?<full>\\d{4}|\\d\\d)',
  `(?<first>\\d{1,2})\\.?${TO}(?<until>\\d{1,2})(?<mark>\\.) ?(?<second>\\d{1,2})\\.(?<full>20\\d\\d|\\d\\d)?`,
  '(?<first>\\d{1,2})(?<mark>\\.) ?(?<second>\\d{1,2})\\.(?: (?<year>20\\d\\d))?',
  '(?<first>\\d{1,2})(?<mark>\\.) ?(?<second>\\d{1,2})\\.',
  `(?<first>\\d{1,2})(?<mark>\\.)(?<second>\\d(?!\\d)|\\d\\d(?! ?- ?\\d))${NO_TIME}`,
  DAY_MONTH + YEAR,
  DAY_MONTH,
  '(?<first>\\d{1,2})(?<mark>/)(?<second>\\d{1,2})',
  MONTH_DAY + YEAR,
  MONTH_DAY,
].map(wordsLike);
const BEFORE = wordsLike(
  `(?<weekday>${SHORT_WEEKDAY})\\b\\.?(?:${TO}(?:${SHORT_WEEKDAY})\\b\\.?)?(?:,? (?:the|den|der|le))?`,
);
const AFTER = wordsLike(`(?<weekday>${WEEKDAY})\\b\\.?`);
/** `2nd Friday of the month` is no second. */
const DATE_ALONE = wordsLike(`(?:the )?(?<date>\\d{1,2})${ORDINAL}(?! (?:${WEEKDAY}) (?:in|of)\\b)`);

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

/** Whether the year is written out with all of its digits. */
const saysYear = (groups: Match['groups'], today: string): boolean =>
  (groups.full ?? groups.year ?? groups.dashed ?? '').length === 4 &&
  typeof yearOf(groups, today) === 'number';

/** How many nights a date names: `12/13 December`. */
function nightsOf({ first, date, until }: Match['groups']): number {
  if (until === undefined) return 1;
  const more = Number(until) - Number(first ?? date);
  return more > 0 ? more + 1 : 0;
}

function dateOf(groups: Match['groups'], { today, homeZone, places }: DateContext): string | null {
  const year = yearOf(groups, today);
  if (year === 'wrong' || nightsOf(groups) < 1) return null;
  const { first, second, month, date, mark } = groups;
  const pair = first === undefined ? [Number(date), monthOf(month ?? '')] : [Number(first), Number(second)];
  const isMonthFirst = mark !== undefined && mark !== '.' && places.countries.get(homeZone) === 'US';
  const ways = isMonthFirst
    ? [pair.toReversed(), pair]
    : [pair, mark === '.' || !mark ? pair : pair.toReversed()];
  for (const [of = 0, inMonth = 0] of ways) {
    if (of < 1 || of > 31 || inMonth < 1 || inMonth > 12) continue;
    const day = year === 'none' ? nextDate(today, inMonth, of) : isoDay(year, inMonth, of);
    if (day && isInRange(day)) return day;
  }
  return null;
}

/** The date counts, whatever day of the week was said. */
const contradiction = (weekday: string | undefined, day: string): string =>
  weekday === undefined || weekdayNamed(weekday) === weekdayOn(day)
    ? ''
    : `${dateWords(day)} is a ${longDayWords(day).split(' ')[0]}`;

const notes = (...some: string[]): string => some.filter(Boolean).join(', ');

/** A date that stands at a word, with the day of the week before or behind it. */
function dateAt(
  line: Line,
  at: number,
  read: (from: number) => (Span & { day: string; note?: string }) | null,
): FoundDay | null {
  const before = matchAt(line, at, BEFORE);
  const date = read(before?.to ?? at);
  if (!date) return null;
  const after = before ? null : matchAt(line, date.to, AFTER);
  const note = notes(contradiction((before ?? after)?.groups.weekday, date.day), date.note ?? '');
  return { from: at, to: after?.to ?? date.to, day: date.day, note };
}

function writtenDate(line: Line, at: number, context: DateContext): FoundDay | null {
  const found = dateAt(line, at, (from) => {
    for (const pattern of DATES) {
      const match = matchAt(line, from, pattern);
      const day = match && dateOf(match.groups, context);
      // 29 February of a year that has none is no day of another year.
      if (match && !day && saysYear(match.groups, context.today)) return null;
      if (!match || !day) continue;
      const nights = nightsOf(match.groups);
      return { from, to: match.to, day, note: nights > 1 ? `first of ${nights} nights` : '' };
    }
    return null;
  });
  if (!found || found.day >= context.today) return found;
  return { ...found, note: notes(found.note, 'in the past') };
}

const holiday = (line: Line, at: number, { today }: DateContext): FoundDay | null =>
  dateAt(line, at, (from) => holidayAt(line, from, today));

const dateAlone = (line: Line, at: number, { today }: DateContext): FoundDay | null =>
  dateAt(line, at, (from) => {
    const match = matchAt(line, from, DATE_ALONE);
    const day = match && nextDay(today, (year, month) => isoDay(year, month, Number(match.groups.date)));
    return day ? { from, to: match.to, day } : null;
  });

const vagueDay = (line: Line, at: number, context: DateContext): FoundDay | null =>
  dateAlone(line, at, context) ?? namedDay(line, at, context.today);

/** The ways to name a day, the surer before the vaguer: `Friday` or `the 14th` counts where no date is written. */
const WAYS = [writtenDate, holiday, vagueDay];

/** The day that stands at a word. */
export function readDay(line: Line, at: number, context: DateContext): FoundDay | null {
  for (const way of WAYS) {
    const found = way(line, at, context);
    if (found) return found;
  }
  return null;
}

/** The day of a line; takes its words, and the name of a holiday that is the same day. Null where it names none. */
export function findDay(line: Line, context: DateContext): FoundDay | null {
  for (const way of WAYS) {
    const found = firstOf(line, (at) => way(line, at, context));
    if (!found) continue;
    take(line, found);
    const same = firstOf(line, (at) => holidayAt(line, at, found.day));
    if (same?.day === found.day) take(line, same);
    return found;
  }
  return null;
}
