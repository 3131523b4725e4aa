import { nameWords } from '../name-words.ts';
import { dayAfter, weekdayOn } from '../zoned-time.ts';

const MONTHS: Readonly<Record<string, number>> = {
  ...{ jan: 1, feb: 2, mar: 3, mae: 3, mrz: 3, apr: 4, may: 5, mai: 5, jun: 6, jul: 7, aug: 8 },
  ...{ sep: 9, oct: 10, okt: 10, nov: 11, dec: 12, dez: 12 },
};
/** Months in English and German, long and short, as a pattern. */
export const MONTH = [
  ...['jan(?:uary?)?', 'feb(?:ruary?)?', 'mar(?:ch)?', 'mär(?:z)?', 'maerz', 'mrz', 'apr(?:il)?', 'ma[yi]'],
  ...['jun[ei]?', 'jul[yi]?', 'aug(?:ust)?', 'sep(?:t(?:ember)?)?', 'o[ck]t(?:ober)?', 'nov(?:ember)?'],
  'de[cz](?:ember)?',
].join('|');

const WEEKDAYS: Readonly<Record<string, number>> = {
  ...{ su: 0, so: 0, mo: 1, tu: 2, di: 2, we: 3, mi: 3, th: 4, do: 4, fr: 5, sa: 6 },
};
/** Days of the week in English and German, as a pattern. */
export const WEEKDAY = [
  ...['mon(?:day)?', 'tue(?:s(?:day)?)?', 'wed(?:nesday)?', 'thu(?:r(?:s(?:day)?)?)?', 'fri(?:day)?'],
  ...['sat(?:urday)?', 'sun(?:day)?', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag'],
  ...['sonnabend', 'sonntag'],
].join('|');
/** As above, and the two letters that German has for them, which are words of their own elsewhere. */
export const SHORT_WEEKDAY = `${WEEKDAY}|mo|di|mi|do|fr|sa|so`;

/** 1 to 12, of a name that MONTH matches. */
export const monthOf = (name: string): number => MONTHS[nameWords(name).slice(0, 3)] ?? 0;

/** 0, a Sunday, to 6, of a name that SHORT_WEEKDAY matches. */
export const weekdayNamed = (name: string): number => WEEKDAYS[nameWords(name).slice(0, 2)] ?? 0;

/** The first such day of the week from a day on. */
export const nextWeekday = (from: string, weekday: number): string =>
  dayAfter(from, (weekday - weekdayOn(from) + 7) % 7);

/** That day of the week after the one that a day is in; weeks begin on Monday. */
export const inNextWeek = (from: string, weekday: number): string =>
  nextWeekday(dayAfter(nextWeekday(from, 0), 1), weekday);
