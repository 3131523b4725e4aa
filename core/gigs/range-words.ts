import { dateWords } from '../day-words.ts';

/** `24 to 26 Dec 2026`, `30 Nov to 6 Dec 2026`, `28 Dec 2026 to 3 Jan 2027`; one day is that day. */
export function rangeWords({ from, to }: { from: string; to: string }): string {
  if (from === to) return dateWords(from);
  const [date, month, year] = dateWords(from).split(' ');
  const first = from.slice(0, 4) === to.slice(0, 4) ? [date, month] : [date, month, year];
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${(isOneMonth ? [date] : first).join(' ')} to ${dateWords(to)}`;
}

/** `Nov 2026`, of a day or a month such as `2026-11`. */
export const monthWords = (day: string): string => dateWords(`${day.slice(0, 7)}-01`).slice(2);

/** `Jan to Mar 2027`, `Nov 2026 to Jan 2027`: the months of two days. */
export function monthsWords({ from, to }: { from: string; to: string }): string {
  const [first, last] = [monthWords(from), monthWords(to)];
  if (first === last) return last;
  return `${first.slice(4) === last.slice(4) ? first.slice(0, 3) : first} to ${last}`;
}
