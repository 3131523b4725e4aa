import { count } from '../count-words.ts';
import { dayWords, longDayWords, shortDayWords } from '../day-words.ts';
import { zoneWords } from './clash-clock.ts';
import { type Gig, SCHEDULE_KINDS } from './gig.ts';
import { readMoment } from './moment.ts';
import { clock } from './set-times.ts';
import { daysBetween } from './zoned-time.ts';

/** `Tonight`, `Tomorrow`, `In 9 days`, `Yesterday`, `9 days ago`. */
export function inDaysWords(night: string, today: string): string {
  const days = daysBetween(today, night);
  if (days === 0) return 'Tonight';
  if (Math.abs(days) === 1) return days > 0 ? 'Tomorrow' : 'Yesterday';
  return days > 0 ? `In ${count(days, 'day')}` : `${count(-days, 'day')} ago`;
}

/** `Sat 28 Nov`; with its year where that is another than that of `today`. */
export const nightWords = (night: string, today: string): string =>
  night.slice(0, 4) === today.slice(0, 4) ? shortDayWords(night) : dayWords(night);

/** The weekday of a set that is on another day than the one its night is called by; empty where it is the same. */
export function setDayWords({ night, start }: Pick<Gig, 'night' | 'start'>): string {
  const day = start.slice(0, 10);
  return day === night ? '' : (longDayWords(day).split(' ')[0] ?? '');
}

/** `04:30 is on Mon 21 Dec`: the date of a set that is on another day than its night; empty where it is the same. */
export function setDateWords({ night, start }: Pick<Gig, 'night' | 'start'>): string {
  const day = start.slice(0, 10);
  return day === night ? '' : `${start.slice(11, 16)} is on ${nightWords(day, night)}`;
}

/** `Set 23:30–02:00, London time`: the set as the wall at the venue shows it; its weekday where that isn't the one of its night. */
export function setWords(gig: Pick<Gig, 'night' | 'start' | 'end' | 'zone'>): string {
  const { start, end, zone } = gig;
  const starts = readMoment(start, zone);
  if (starts === null) return 'Set time not known yet';
  const setDay = setDayWords(gig);
  return `Set ${start.slice(11, 16)}${end === null ? '' : `–${end.slice(11, 16)}`}${setDay && ` on ${setDay}`}, ${zoneWords(zone, starts)}`;
}

/** What a crew has to know of a gig, to be sent on: no money, no notes. */
export function gigText(gig: Gig): string {
  const { title, night, zone, venue, schedule } = gig;
  const place = venue ? [venue.name, venue.city].filter(Boolean).join(', ') : '';
  const times = schedule
    .flatMap((item) => {
      const from = readMoment(item.start, zone);
      if (from === null) return [];
      const until = item.end === null ? null : readMoment(item.end, zone);
      const hours = until === null ? clock(from, zone) : `${clock(from, zone)}–${clock(until, zone)}`;
      const { label } = SCHEDULE_KINDS[item.kind];
      return [{ from, words: `${hours} ${item.label ? `${label}: ${item.label}` : label}` }];
    })
    .toSorted((one, other) => one.from - other.from)
    .map(({ words }) => words);
  const isTold = place.toLowerCase().startsWith(title.toLowerCase());
  const head = isTold ? [place] : [title, place].filter(Boolean);
  return [
    ...head,
    `Night of ${dayWords(night)}`,
    setWords(gig),
    ...(times.length > 0 ? ['', ...times] : []),
  ].join('\n');
}
