import { localDay } from '#site/lib/local-day.ts';

/** The day of the next Saturday by the clock of the device, today included. */
export function nextSaturday(now: Date): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ((13 - now.getDay()) % 7), 12);
  return localDay(day);
}
