import { laterMonth, mondayOf } from '#core/gigs/calendar-grid.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';

/**
 * The day that a key leads to from another: arrows by a day or a week, Page Up and Page Down by a month, Home and End to the
 * Monday and the Sunday, T to today. Null where the key means nothing here.
 */
export function dayOfKey(key: string, day: string, today: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return dayAfter(day, -1);
    case 'ArrowRight':
      return dayAfter(day, 1);
    case 'ArrowUp':
      return dayAfter(day, -7);
    case 'ArrowDown':
      return dayAfter(day, 7);
    case 'PageUp':
      return laterMonth(day, -1);
    case 'PageDown':
      return laterMonth(day, 1);
    case 'Home':
      return mondayOf(day);
    case 'End':
      return dayAfter(mondayOf(day), 6);
    case 't':
    case 'T':
      return today;
    default:
      return null;
  }
}
