import { nightOf } from './moment.ts';
import type { Now } from './next-step.ts';
import { wallTime } from './zoned-time.ts';

/** When and where somebody reads, of an instant (ms since 1970) in their zone. */
export function nowIn(zone: string, instant: number): Now {
  const wall = wallTime(instant, zone);
  return { today: wall.day, night: nightOf(wall), zone };
}
