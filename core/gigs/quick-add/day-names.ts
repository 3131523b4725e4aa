import { nameWords } from '../name-words.ts';

const MONTHS: Readonly<Record<string, number>> = {
  ...{ jan: 1, feb: 2, fev: 2, mar: 3, mae: 3, mrz: 3, apr: 4, avr: 4, may: 5, mai: 5, jun: 6, jul: 7 },
  ...{ juin: 6, juil: 7, aug: 8, aou: 8, sep: 9, oct: 10, okt: 10, nov: 11, dec: 12, dez: 12 },
};
/** Months in English, German and French, long and short, as a pattern. */
export const MONTH = [
  ...['janv(?:ier)?', 'jan(?:uary?)?', 'feb(?:ruary?)?', 'f[ée]v(?:r(?:ier)?)?', 'mar(?:ch|s)?', 'mär(?:z)?'],
  ...['maerz', 'mrz', 'apr(?:il)?', 'avr(?:il)?', 'ma[yi]', 'jun[ei]?', 'juin', 'jul[yi]?', 'juil(?:let)?'],
  ...[
    'aug(?:ust)?',
    'ao[uû]t',
    'sep(?:t(?:emb(?:er|re))?)?',
    'o[ck]t(?:ob(?:er|re))?',
    'nov(?:emb(?:er|re))?',
  ],
  'd[eé][cz](?:emb(?:er|re))?',
].join('|');

const WEEKDAYS: Readonly<Record<string, number>> = {
  ...{ su: 0, so: 0, dim: 0, mo: 1, lu: 1, tu: 2, di: 2, ma: 2, we: 3, mi: 3, me: 3, th: 4, do: 4, je: 4 },
  ...{ fr: 5, ve: 5, sa: 6 },
};
/** Days of the week in English, German and French, as a pattern. */
export const WEEKDAY = [
  ...['mon(?:day)?', 'tue(?:s(?:day)?)?', 'wed(?:nesday)?', 'thu(?:r(?:s(?:day)?)?)?', 'fri(?:day)?'],
  ...['sat(?:urday)?', 'sun(?:day)?', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag'],
  ...['sonnabend', 'sonntag', '(?:lun|mar|mercre|jeu|vendre|same)di', 'dimanche'],
].join('|');
/** A word that is a day of the week and nothing more. */
export const DAY_NAME = new RegExp(`^(?:${WEEKDAY})$`, 'iu');
/** As WEEKDAY, and the two letters that German has for them, which are words of their own elsewhere. */
export const SHORT_WEEKDAY = `${WEEKDAY}|mo|di|mi|do|fr|sa|so`;

/** 1 to 12, of a name that MONTH matches. */
export function monthOf(name: string): number {
  const words = nameWords(name);
  return MONTHS[words.slice(0, 4)] ?? MONTHS[words.slice(0, 3)] ?? 0;
}

/** 0, a Sunday, to 6, of a name that SHORT_WEEKDAY matches. */
export function weekdayNamed(name: string): number {
  const words = nameWords(name);
  return WEEKDAYS[words.slice(0, 3)] ?? WEEKDAYS[words.slice(0, 2)] ?? 0;
}
