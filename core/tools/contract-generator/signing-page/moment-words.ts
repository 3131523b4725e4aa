import { dateWords } from '#core/day-words.ts';
import { wallTime } from '#core/gigs/zoned-time.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `3 Nov 2026, 14:02`, of an ISO instant on the wall of a zone. */
export function momentWords(instant: string, zone: string): string {
  const { day, minutes } = wallTime(new Date(instant).getTime(), zone);
  return `${dateWords(day)}, ${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}
