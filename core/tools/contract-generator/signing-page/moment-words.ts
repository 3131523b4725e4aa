import { dateWords } from '#core/day-words.ts';
import { wallTime } from '#core/gigs/zoned-time.ts';

/** How exactly moments are told. */
export type Precision = 'minute' | 'second';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `3 Nov 2026, 14:02` or `3 Nov 2026, 14:02:31`, of an ISO instant on the wall of a zone. */
export function momentWords(instant: string, zone: string, precision: Precision = 'minute'): string {
  const date = new Date(instant);
  const { day, minutes } = wallTime(date.getTime(), zone);
  const seconds = precision === 'second' ? [date.getUTCSeconds()] : [];
  const clock = [Math.floor(minutes / 60), minutes % 60, ...seconds].map(twoDigits);
  return `${dateWords(day)}, ${clock.join(':')}`;
}
