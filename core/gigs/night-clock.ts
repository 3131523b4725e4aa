import { durationWords } from './duration-words.ts';
import type { NightPlan } from './night-parts.ts';
import { clock, clockOfMinutes } from './set-times.ts';
import { clockChange, wallTime } from './zoned-time.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/** That the clocks are set between two instants, and how long the set lasts then where that is within it; empty where they aren't. */
export function clockChangeWords(
  { reach: { starts, ends } }: Pick<NightPlan, 'reach'>,
  { from, until }: { from: number; until: number },
  zone: string,
): string {
  const change = clockChange(from, until, zone);
  if (!change) return '';
  const was = (wallTime(change.at, zone).minutes - change.minutes + DAY_MINUTES) % DAY_MINUTES;
  const way = change.minutes < 0 ? 'back' : 'forward';
  const lasts =
    change.at > starts && change.at < ends
      ? `: the set lasts ${durationWords((ends - starts) / MINUTE)}`
      : '';
  return `The clocks go ${way} from ${clockOfMinutes(was)} to ${clock(change.at, zone)} this night${lasts}.`;
}
