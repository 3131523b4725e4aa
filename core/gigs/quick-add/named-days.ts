import { dateWords } from '../../day-words.ts';
import { dayAfter } from '../zoned-time.ts';
import { inWeek, isInRange, isoDay, nextDate, nextDay, nextWeekday, nthWeekday } from './calendar-days.ts';
import { MONTH, monthOf, WEEKDAY, weekdayNamed } from './day-names.ts';
import { type Line, type Match, matchAt, type Span, wordsLike } from './line.ts';

export interface FoundDay extends Span {
  /** ISO. */
  day: string;
  note: string;
}

/** Groups are named by month and date. `Christmas party` is none on Christmas. */
const HOLIDAY = wordsLike(
  "(?:(?<d1231>nye|new year['’]?s eve|silvester)|(?<d0101>new year['’]?s day|neujahr)|" +
    '(?<d1224>(?:christmas|xmas) eve|heiligabend)|(?<d1225>(?:christmas|xmas)(?: day)?)|(?<d1226>boxing day)|' +
    '(?<d1031>halloween))\\b(?! (?:party|special|market))',
);

/** The holiday that stands at a word: the first from a day on. */
export function holidayAt(line: Line, at: number, from: string): (Span & { day: string }) | null {
  const match = matchAt(line, at, HOLIDAY);
  if (!match) return null;
  const [name = ''] = Object.entries(match.groups).find(([, words]) => words) ?? [];
  const day = nextDate(from, Number(name.slice(1, 3)), Number(name.slice(3)));
  return day ? { from: match.from, to: match.to, day } : null;
}

const SPOKEN = wordsLike(
  '(?:(?<today>today|tonight|heute(?: abend)?)|(?<after>day after tomorrow|übermorgen|uebermorgen)|tomorrow|tmrw?|morgen)\\b(?! in\\b)',
);

/** How many weeks it is to, or which of a month it is; the last one is the fifth. */
const COUNTS = [
  '',
  'a|eine[rm]?|first|1st|ersten?',
  'two|zwei|second|2nd',
  'three|drei|third|3rd',
  'fourth|4th',
  'last|letzten?',
];
const COUNT = COUNTS.slice(1).join('|');
/** `in two weeks`, `next week` */
const weeks = (n: 1 | 2): string =>
  `(?:in (?<count${n}>\\d|${COUNT}) (?:weeks?|wochen?)|(?<next${n}>(?:next|nächste) (?:week|woche)))`;
/** A Friday of some week: `next Friday`, `Friday week`, `next week Friday`, `Friday in two weeks`. */
const DAY_OF_WEEK = wordsLike(
  `(?:${weeks(1)},?(?: on| am)? |(?<week>a week) on |(?<over>übernächsten?) |(?<next>next|nächsten?|naechsten?) |(?<last>last|letzten?) |` +
    `(?:this|coming|diesen?|kommenden?) )?(?<!(?:good|black|easter) )(?<weekday>${WEEKDAY})\\b\\.?(?:,? ${weeks(2)}| (?<behind>week)\\b)?`,
);

/** A Friday of a month, or many of them: `every Friday`, `first Friday in March`, `Fridays in May`. */
const DAY_OF_MONTH = wordsLike(
  `(?:(?<every>every|jeden)(?: other)? )?(?:(?<nth>${COUNT}) )?(?<weekday>${WEEKDAY})(?<many>s)?\\b` +
    `(?<of> (?:in|of|im)(?: the)? (?:(?<month>${MONTH})\\b\\.?(?: (?<year>20\\d\\d))?|month|monat)\\b)?`,
);

const countOf = (word: string): number =>
  Number(word) || COUNTS.findIndex((one) => new RegExp(`^(?:${one})$`, 'i').test(word));

type Day = Pick<FoundDay, 'day' | 'note'>;

function dayOfMonth({ groups }: Match, today: string): Day | null {
  const { every, nth, many, of, month, year } = groups;
  if (!every && !of) return null;
  const weekday = weekdayNamed(groups.weekday ?? '');
  const note = every || many ? 'first one only, repeats aren’t read' : nth ? '' : 'the first of that month';
  if (!of && !nth) return { day: nextWeekday(today, weekday), note };
  // Where nobody said which of them, the first that is not over.
  const nths = nth ? [countOf(nth)] : [1, 2, 3, 4, 5];
  const named = monthOf(month ?? '');
  const day = nextDay(year ? isoDay(Number(year), 1, 1) : today, (ofYear, inMonth) => {
    if (named && named !== inMonth) return false;
    const days = nths.map((one) => nthWeekday(ofYear, inMonth, weekday, one));
    return days.find((one) => one >= today) ?? false;
  });
  return day ? { day, note } : null;
}

function dayOfWeek({ groups }: Match, today: string): Day {
  const { count1, count2, next, next1, next2, week, behind, over, last } = groups;
  const weekday = weekdayNamed(groups.weekday ?? '');
  const soonest = nextWeekday(today, weekday);
  const later = (weeksOn: number): string => dayAfter(soonest, 7 * weeksOn);
  const not = (day: string, other: string): Day => ({
    day,
    note: day === other ? '' : `not ${dateWords(other)}`,
  });
  if (last) return { day: later(-1), note: 'in the past' };
  if (week || behind) return { day: later(1), note: '' };
  const count = count1 ?? count2;
  if (count) {
    const many = countOf(count);
    const days = [inWeek(today, many, weekday), later(many)] as const;
    return count1 ? not(...days) : not(days[1], days[0]);
  }
  if (next1 || next2) return { day: inWeek(today, 1, weekday), note: '' };
  return over || next ? not(inWeek(today, over ? 2 : 1, weekday), soonest) : { day: soonest, note: '' };
}

/** A day of the week, of some week or month, or today and those after. */
export function namedDay(line: Line, at: number, today: string): FoundDay | null {
  const spoken = matchAt(line, at, SPOKEN);
  const month = matchAt(line, at, DAY_OF_MONTH);
  const inMonth = month && dayOfMonth(month, today);
  const week = matchAt(line, at, DAY_OF_WEEK);
  const match = spoken ?? (inMonth ? month : week);
  const found = spoken
    ? { day: dayAfter(today, spoken.groups.today ? 0 : spoken.groups.after ? 2 : 1), note: '' }
    : (inMonth ?? (week && dayOfWeek(week, today)));
  return match && found && isInRange(found.day) ? { from: match.from, to: match.to, ...found } : null;
}
