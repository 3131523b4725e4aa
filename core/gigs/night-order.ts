import { daysBetween } from './zoned-time.ts';

/** Nights are counted from here: a set on 1 January 2000 may be of the night before, or of the one before that in another zone. */
const FIRST_NIGHT = '1999-12-30';
/** Gigs of one minute, of all accounts, that stand apart. */
const APART = 2 ** 26;
const MINUTES = 2 ** 11;
/** From where a night begins in the order to where the next one does. */
export const NIGHT_SPAN = MINUTES * APART;

/** Where the gigs of a night begin in the order of `orderOf`. */
export const nightBegins = (night: string): number => daysBetween(FIRST_NIGHT, night) * NIGHT_SPAN;

/**
 * A number that orders gigs by their night, then by minutes after its midnight (null: before those that have a time), then by
 * a number from 0 up to 1. Whole, exact and not below 0 for the nights of 2000 to 2089.
 */
export function orderOf(night: string, minutes: number | null, apart: number): number {
  const minute = minutes === null ? 0 : Math.min(MINUTES - 1, Math.max(1, minutes + 1));
  return nightBegins(night) + minute * APART + Math.floor(apart * APART);
}
