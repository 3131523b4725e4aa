import type { Gig, ScheduleItem } from './gig.ts';
import { laterMoment, momentText, readMoment } from './moment.ts';
import { daysBetween } from './zoned-time.ts';

// The times of a night beside the set: load-in, doors and the like.

const DAY = 86_400_000;

type Times = Pick<ScheduleItem, 'start' | 'end'>;

/** On the wall, as ms; noon where nobody knows the time. */
const wallOf = (start: string): number =>
  Date.parse(`${start.slice(0, 10)}T${start.slice(11, 16) || '12:00'}Z`);

/**
 * Nights that a gig is moved by, which the times of its night go along. None where its start moves by less than half a day: a
 * set that is put off past six in the morning is on another night, and its load-in is where it was.
 */
export function daysMoved(before: Pick<Gig, 'start' | 'night'>, after: Pick<Gig, 'start' | 'night'>): number {
  const isNear = Math.abs(wallOf(after.start) - wallOf(before.start)) < DAY / 2;
  return isNear ? 0 : daysBetween(before.night, after.night);
}

/** So many days later at the same time on the wall: which of two equal times is meant says nothing there. */
export const laterTimes = <T extends Times>(item: T, days: number): T => ({
  ...item,
  start: laterMoment(item.start, days),
  end: item.end && laterMoment(item.end, days),
});

/** No end where the wall skips the time between in that night. */
export function endAfter(start: string, end: string | null, zone: string): string | null {
  const [starts, ends] = [readMoment(start, zone), end && readMoment(end, zone)];
  return starts !== null && ends && ends > starts ? end : null;
}

/** The same, and without an end where the wall skips the time between. */
export function laterItem(item: ScheduleItem, days: number, zone: string): ScheduleItem {
  const later = laterTimes(item, days);
  return { ...later, end: endAfter(later.start, later.end, zone) };
}

/** With offsets only where the wall shows a time twice. */
export function readItem(item: ScheduleItem, zone: string): ScheduleItem {
  const read = (moment: string): string => {
    const instant = readMoment(moment, zone);
    return instant === null ? moment : momentText(instant, zone);
  };
  return { ...item, start: read(item.start), end: item.end && read(item.end) };
}

/** Whether a time goes with a set (all in ms since 1970). Further than a day from it, it was left over from another date. */
export const isNearSet = (at: number, { starts, ends }: { starts: number; ends: number }): boolean =>
  at >= starts - DAY && at <= ends + DAY;
