import { dayAfter } from '#core/gigs/zoned-time.ts';

/** The ISO day that the calendar of this device shows. */
export function today(now = new Date()): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return dayAfter(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`, 0);
}
