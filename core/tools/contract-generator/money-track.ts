import { dayAfter, daysBetween } from '#core/gigs/zoned-time.ts';
import { hasClause } from './clauses/clause-events.ts';
import type { Contract } from './contract.ts';
import { termsOf } from './terms.ts';

/** A payment on the track. Money in minor units, days are ISO days. */
export interface TrackPayment {
  name: 'deposit' | 'balance';
  amount: number;
  day: string;
  isAfterNight: boolean;
}

/** Days on which cancelling costs the client the same. */
export interface TrackTier {
  /** Place among the tiers, longest notice first. */
  index: number;
  percent: number;
  sum: number;
  first: string;
  last: string;
}

/** What a contract says about one night, on an axis of days. */
export interface MoneyTrack {
  first: string;
  last: string;
  night: string;
  payments: readonly TrackPayment[];
  /** Empty where the contract does not say what a cancellation costs in advance. */
  tiers: readonly TrackTier[];
  /** On which no other show is played nearby; null where the contract has no such clause. */
  radius: { first: string; last: string } | null;
}

/** Days that the axis goes on after the last thing on it. */
const AFTER = 3;

/** Of two ISO days. */
export const later = (one: string, other: string): string => (one > other ? one : other);
export const earlier = (one: string, other: string): string => (one < other ? one : other);

/** The tiers from a day to the night, those that are over by then left out. */
function trackTiers(
  { tiers }: Pick<ReturnType<typeof termsOf>, 'tiers'>,
  night: string,
  today: string,
): TrackTier[] {
  return tiers.flatMap(({ percent, sum, days }, index) => {
    const isLast = index === tiers.length - 1;
    const first = index === 0 ? today : dayAfter(night, 1 - (tiers[index - 1]?.days ?? 0));
    const last = isLast ? night : dayAfter(night, -days);
    return last < today ? [] : [{ index, percent, sum, first: later(first, today), last }];
  });
}

/**
 * The days from today to one of the nights, and what falls on them, if both sign today. Null without that night, or once it
 * is over.
 * @param today ISO day
 */
export function moneyTrack(
  contract: Contract,
  { night: index, today }: { night: number; today: string },
): MoneyTrack | null {
  const night = contract.nights[index];
  if (!night || night < today) return null;
  const terms = termsOf(contract, today);
  const payments = terms.instalments
    .filter((each) => each.night === null || each.night === night)
    .flatMap(({ name, amount, day }) => (day ? [{ name, amount, day, isAfterNight: day > night }] : []));
  const { before, after } = contract.radius;
  const radius = hasClause(contract, 'radius')
    ? { first: dayAfter(night, -before), last: dayAfter(night, after) }
    : null;
  const isPriced = hasClause(contract, 'client-cancels') && !terms.isOpen && contract.deal.kind !== 'door';
  const days = [...payments.map(({ day }) => day), ...(radius ? [radius.last] : [])];
  return {
    ...{ night, payments, radius },
    first: days.reduce(earlier, today),
    last: dayAfter(days.reduce(later, night), AFTER),
    tiers: isPriced ? trackTiers(terms, night, today) : [],
  };
}

/** Where a day begins on the track: 0 at its first, 1 at the end of its last. */
export const placeOn = ({ first, last }: Pick<MoneyTrack, 'first' | 'last'>, day: string): number =>
  Math.min(1, Math.max(0, daysBetween(first, day) / (daysBetween(first, last) + 1)));

/** The fewest days between two marks of the axis that leave room for so many marks at most. */
export function ticksOf({ first, last }: Pick<MoneyTrack, 'first' | 'last'>, most: number): string[] {
  const length = daysBetween(first, last) + 1;
  const step = [1, 2, 7, 14, 28, 56, 91, 182, 364].find((days) => length / days <= most) ?? 728;
  return Array.from({ length: Math.ceil(length / step) }, (_, at) => dayAfter(first, at * step));
}

/** How deep the tier of a cancellation is drawn. */
export const stepOf = (percent: number): 1 | 2 | 3 => (percent >= 90 ? 3 : percent >= 40 ? 2 : 1);

/** From this share of the axis on, words stand on the left of what they name. */
export const TURNS_AT = 0.8;

/** The share of the axis that the words of a payment take. */
const WORDS = 0.2;

/** Whether the words of a payment stand on its left: at the end of the axis, and where the next one is near. */
export const isTurned = (
  here: number,
  next: TrackPayment | undefined,
  place: (day: string) => number,
): boolean => here > TURNS_AT || (here > WORDS && next !== undefined && place(next.day) - here < WORDS);
