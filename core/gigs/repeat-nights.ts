import type { Currency } from '../profile.ts';
import { EMPTY_DETAILS, GIG_MOST, type Gig, type NewGig } from './gig.ts';
import { type GigStatus, isBooked, isOff } from './gig-status.ts';
import { laterMoment } from './moment.ts';
import { endAfter, laterItem } from './schedule-times.ts';
import { dayAfter, daysBetween, weekdayOn } from './zoned-time.ts';

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
  const ahead = (weekdayOn(first) - weekdayOn(start) + 7) % 7;
  const found = dayAfter(start, ahead + (place - 1) * 7);
  return found >= dayOf(year, month + months) ? dayAfter(found, -7) : found;
}

/** The first day of a month, which is counted on over the ends of years. */
const dayOf = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);

/**
 * The same gig on another night, as it begins there. Times on the wall stay, whatever the clocks do between; due days move by
 * as many days as the night. What happened stays where it did: payments are unpaid, tasks are open, and no place in a queue,
 * contract, cancellation fee or outcome is taken along.
 */
export function gigOnNight(gig: Gig, night: string): NewGig {
  const days = daysBetween(gig.night, night);
  const { title, zone, venue, client, fee, type, deal, travel, setUp, packDown, radius } = gig;
  const { contacts, isPublic, notes } = gig;
  const later = (moment: string): string => laterMoment(moment, days);
  const laterOrNull = (moment: string | null): string | null => moment && later(moment);
  const start = later(gig.start);
  return {
    ...{ title, zone, type, deal, travel, setUp, packDown, radius, contacts, isPublic, notes },
    status: statusAgain(gig.status),
    start,
    end: endAfter(start, laterOrNull(gig.end), zone),
    venue: venue && { id: venue.id },
    client: client && { id: client.id },
    // One of the list when it was stored.
    fee: fee && { amount: fee.amount, currency: fee.currency as Currency },
    ...{ hold: null, contract: null },
    payments: gig.payments
      .filter(({ kind }) => kind !== 'cancellation')
      .map((payment) => ({ ...payment, due: laterOrNull(payment.due), paidOn: null })),
    schedule: gig.schedule.map((item) => laterItem(item, days, zone)),
    tasks: gig.tasks.map((task) => ({ ...task, due: laterOrNull(task.due), doneOn: null })),
    outcome: EMPTY_DETAILS.outcome,
  };
}

/** What was played is agreed for the next night too; what was called off is asked for again. All else stands where it stood. */
function statusAgain(status: GigStatus): GigStatus {
  if (isBooked(status)) return 'confirmed';
  return isOff(status) ? 'lead' : status;
}
