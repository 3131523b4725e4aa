import { shortDayWords } from '../day-words.ts';
import type { Gig } from './gig.ts';
import { endOf, nightPlan } from './night-parts.ts';
import { clock } from './set-times.ts';
import type { Tracker } from './tracker-settings.ts';
import { dayAfter, wallTime } from './zoned-time.ts';

/** From leaving home to being back, in instants (ms since 1970). */
interface AwayTime {
  from: number;
  until: number;
  /** Somebody said how far it is, or it was estimated. Else it is the time at the venue alone. */
  isWayKnown: boolean;
}

/** When a gig keeps somebody from home, with a night's rest where home is far; null while its time is unknown. */
export function awayTime(gig: Gig, settings: Tracker): AwayTime | null {
  const plan = nightPlan(gig, settings);
  if (!plan) return null;
  const { arrives, leaves } = plan.reach;
  const travel = plan.parts.filter(({ lane }) => lane === 'travel');
  return {
    from: Math.min(arrives, ...travel.map(({ from }) => from)),
    until: Math.max(leaves, ...travel.map(endOf)),
    isWayKnown: plan.doorToDoor !== null,
  };
}

/** Minutes after midnight until which a time without its day is understood as that of the morning after. */
const MORNING_ENDS = 12 * 60;

/**
 * `Away 21:40 to 03:30`, `Away Sat 13:20 to Sun 18:20`: days are named where it is more than a night. On the wall of a zone.
 * Empty while nobody knows when it is, or how far.
 */
export function awayWords(gig: Gig, settings: Tracker, zone: string): string {
  const away = awayTime(gig, settings);
  if (!away?.isWayKnown) return '';
  const [left, back] = [wallTime(away.from, zone), wallTime(away.until, zone)];
  const isOneNight =
    left.day === gig.night &&
    (back.day === gig.night || (back.day === dayAfter(gig.night, 1) && back.minutes < MORNING_ENDS));
  const at = (instant: number, day: string): string =>
    isOneNight ? clock(instant, zone) : `${shortDayWords(day).slice(0, 3)} ${clock(instant, zone)}`;
  return `Away ${at(away.from, left.day)} to ${at(away.until, back.day)}`;
}
