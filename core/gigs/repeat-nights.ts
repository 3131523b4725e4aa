import { GIG_MOST } from './gig.ts';
import { dayAfter } from './zoned-time.ts';

const WEEKS = { week: 1, 'two-weeks': 2, 'four-weeks': 4 } as const;

/** How often a residency is; `month-weekday` is the first Friday of each month, or the last Saturday. */
export type RepeatEvery = keyof typeof WEEKS | 'month-weekday';

export type RepeatRule = { first: string; every: RepeatEvery } & (
  | { until: string; count?: never }
  | { count: number; until?: never }
);

/**
 * The nights of a residency, the first included: so many, or until a last day, and 60 at most. The weekday of the month is
 * that of the first night; a fifth one is the last, as few months have five.
 */
export function repeatNights({ first, every, until, count }: RepeatRule): string[] {
  const nights = Array.from({ length: Math.min(count ?? GIG_MOST.repeats, GIG_MOST.repeats) }, (_, index) =>
    every === 'month-weekday' ? sameWeekday(first, index) : dayAfter(first, index * WEEKS[every] * 7),
  );
  return until === undefined ? nights : nights.filter((night) => night <= until);
}

/** The day so many months later that is the same weekday of its month: the second Friday stays one. */
function sameWeekday(first: string, months: number): string {
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number);
  const place = Math.ceil(day / 7);
  const start = dayOf(year, month - 1 + months);
  const ahead = (weekdayOf(first) - weekdayOf(start) + 7) % 7;
  const found = dayAfter(start, ahead + (place - 1) * 7);
  return place === 5 && found >= dayOf(year, month + months) ? dayAfter(found, -7) : found;
}

/** The first day of a month, which is counted on over the ends of years. */
const dayOf = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
