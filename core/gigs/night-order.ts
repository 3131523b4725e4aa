import { daysBetween } from './zoned-time.ts';

/** Days and minutes of a night are counted from here: 15 bits last until 2089. */
const FIRST_DAY = '2000-01-01';
/** Gigs of one minute, of all accounts, that stand apart. */
const APART = 2 ** 26;
const MINUTES = 2 ** 11;

/** Numbers from one night to the next. */
export const NIGHT_SPAN = MINUTES * APART;

/** Where the gigs of a night begin in the order of `orderOf`. */
export const nightBegins = (night: string): number => daysBetween(FIRST_DAY, night) * NIGHT_SPAN;

/**
 * A number that orders gigs by their night, then by minutes after its midnight (null: before those that have a time), then by
 * a number from 0 up to 1. Whole, and below 2^52 until 2089.
 */
export function orderOf(night: string, minutes: number | null, apart: number): number {
  const minute = minutes === null ? 0 : Math.min(MINUTES - 1, Math.max(1, minutes + 1));
  return nightBegins(night) + minute * APART + Math.floor(apart * APART);
}
