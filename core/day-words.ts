const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const;

// The words of Intl differ from machine to machine.
function partsOf(day: string): { weekday: string; date: number; month: string; year: number } {
  const date = new Date(`${day}T00:00:00Z`);
  return {
    weekday: WEEKDAYS[date.getUTCDay()] ?? '',
    date: date.getUTCDate(),
    month: MONTHS[date.getUTCMonth()] ?? '',
    year: date.getUTCFullYear(),
  };
}

/** `16 Jan 2027`, of an ISO day. */
export function dateWords(day: string): string {
  const { date, month, year } = partsOf(day);
  return `${date} ${month.slice(0, 3)} ${year}`;
}

/** `16 January 2027` */
export function longDateWords(day: string): string {
  const { date, month, year } = partsOf(day);
  return `${date} ${month} ${year}`;
}

/** `Sat 16 Jan 2027` */
export const dayWords = (day: string): string => `${partsOf(day).weekday.slice(0, 3)} ${dateWords(day)}`;

const withoutYear = (words: string): string => words.replace(/ \d+$/, '');

/** `16 Jan` */
export const shortDateWords = (day: string): string => withoutYear(dateWords(day));

/** `16 Jan`; with its year where that is another one than today's. */
export const dateInYear = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? shortDateWords(day) : dateWords(day);

/** `Sat 16 Jan` */
export const shortDayWords = (day: string): string => withoutYear(dayWords(day));

/** `Saturday 16 January 2027` */
export function longDayWords(day: string): string {
  return `${partsOf(day).weekday} ${longDateWords(day)}`;
}
