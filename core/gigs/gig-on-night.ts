import type { Currency } from '../profile.ts';
import { EMPTY_DETAILS, type Gig, type NewGig } from './gig.ts';
import { type GigStatus, isBooked, isOff } from './gig-status.ts';
import { laterMoment, readMoment } from './moment.ts';
import { daysBetween } from './zoned-time.ts';

/**
 * The same gig on another night, as it begins there. Times on the wall stay, whatever the clocks do between; due days move by
 * as many days as the night. What happened stays where it did: payments are unpaid, tasks are open, and no place in a queue,
 * cancellation fee or outcome is taken along.
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
    hold: null,
    payments: gig.payments
      .filter(({ kind }) => kind !== 'cancellation')
      .map((payment) => ({ ...payment, due: laterOrNull(payment.due), paidOn: null })),
    schedule: gig.schedule.map((item) => ({
      ...item,
      start: later(item.start),
      end: laterOrNull(item.end),
    })),
    tasks: gig.tasks.map((task) => ({ ...task, due: laterOrNull(task.due), doneOn: null })),
    outcome: EMPTY_DETAILS.outcome,
  };
}

/** What was played is agreed for the next night too; what was called off is asked for again. All else stands where it stood. */
function statusAgain(status: GigStatus): GigStatus {
  if (isBooked(status)) return 'confirmed';
  return isOff(status) ? 'lead' : status;
}

/** No end where the wall skips the time of the set in that night. */
function endAfter(start: string, end: string | null, zone: string): string | null {
  const [starts, ends] = [readMoment(start, zone), end && readMoment(end, zone)];
  return starts !== null && ends && ends > starts ? end : null;
}
