import type { Now } from '#core/gigs/next-step.ts';
import { nowIn } from '#core/gigs/now-there.ts';
import { deviceTimeZone } from '#site/lib/time-zones.ts';

let last: Now | null = null;

/** When and where it is read; the same object as long as it says the same. */
export function nowHere(): Now {
  const now = nowIn(deviceTimeZone(), Date.now());
  if (last?.today !== now.today || last.night !== now.night || last.zone !== now.zone) last = now;
  return last;
}

/** The night that goes on, by the day (ISO) on which its doors opened: what nights are compared with. Days that something is due on are compared with `localDay`. */
export const tonight = (): string => nowHere().night;
