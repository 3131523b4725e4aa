import { nightOf } from '#core/gigs/moment.ts';
import type { Now } from '#core/gigs/next-step.ts';
import { wallTime } from '#core/gigs/zoned-time.ts';
import { deviceTimeZone } from '#site/lib/time-zones.ts';

let last: Now | null = null;

/** When and where it is read; the same object as long as it says the same. */
export function nowHere(): Now {
  const zone = deviceTimeZone();
  const wall = wallTime(Date.now(), zone);
  const night = nightOf(wall);
  if (last?.today !== wall.day || last.night !== night || last.zone !== zone)
    last = { today: wall.day, night, zone };
  return last;
}

/** The night that goes on, by the day (ISO) on which its doors opened: what nights are compared with. Days that something is due on are compared with `localDay`. */
export const tonight = (): string => nowHere().night;
