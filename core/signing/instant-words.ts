import { longDateWords } from '#core/day-words.ts';
import { isZone, offsetAt, offsetWords, wallTime } from '#core/gigs/zoned-time.ts';

const two = (figure: number): string => String(figure).padStart(2, '0');

/** `3 November 2026, 14:02:31 (UTC+1)`: an ISO instant as clocks of a zone showed it; in UTC where there is no such zone. */
export function instantWords(at: string, zone: string): string {
  const instant = Date.parse(at);
  const isKnown = isZone(zone);
  const { day, minutes } = wallTime(instant, isKnown ? zone : 'UTC');
  const clock = [Math.floor(minutes / 60), minutes % 60, new Date(instant).getUTCSeconds()].map(two);
  const offset = isKnown ? offsetWords(offsetAt(instant, zone)) : 'UTC';
  return `${longDateWords(day)}, ${clock.join(':')} (${offset})`;
}
