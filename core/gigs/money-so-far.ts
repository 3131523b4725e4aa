import { count } from '../count-words.ts';
import { dateInYear } from '../day-words.ts';
import type { Gig } from './gig.ts';
import { isOff } from './gig-status.ts';
import { paidOf, unpaidOf } from './gig-sums.ts';
import { daysBetween } from './zoned-time.ts';

type Priced = Pick<Gig, 'status' | 'fee' | 'payments'>;

/** Money of a gig, in minor units: `whole` is `paid`, `late` and `toCome` together. */
interface MoneySoFar {
  whole: number;
  paid: number;
  /** Due before today. */
  late: number;
  toCome: number;
  /** The first day on which something of it is due, and how much is due then. */
  next: { amount: number; due: string } | null;
}

/**
 * What came in of a gig, and what is still to come, on a day (ISO). Of one that is still being talked about, as if it were
 * agreed; of one that is called off, the cancellation fee.
 */
export function moneySoFar({ status, fee, payments }: Priced, today: string): MoneySoFar {
  const gig = { fee, payments, status: status === 'paid' || isOff(status) ? status : ('confirmed' as const) };
  const { amount: unpaid, due } = unpaidOf(gig);
  const isFee = ({ kind }: Gig['payments'][number]): boolean => (kind === 'cancellation') === isOff(status);
  const open = payments.filter((payment) => isFee(payment) && payment.paidOn === null);
  const dueBy = (is: (day: string) => boolean): number =>
    open.reduce((sum, { amount, due }) => (due !== null && is(due) ? sum + amount : sum), 0);
  const paid = isOff(status) ? paidOf({ ...gig, payments: payments.filter(isFee) }) : paidOf(gig);
  const owed = Math.max(0, unpaid);
  const late = Math.min(
    owed,
    dueBy((day) => day < today),
  );
  return {
    ...{ whole: paid + owed, paid, late, toCome: owed - late },
    next:
      due === null
        ? null
        : {
            due,
            amount: Math.min(
              owed,
              dueBy((day) => day === due),
            ),
          },
  };
}

/** Days ahead in which what falls due is soon: they are counted rather than dated. */
export const SOON = 14;

/** A day that is near, by how near: `today`, `in 5 days`, `3 days late`; else `6 Dec`, with its year where that is another. */
export function dueInWords(due: string, today: string): string {
  const days = daysBetween(today, due);
  if (days < 0) return `${count(-days, 'day')} late`;
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days <= SOON ? `in ${days} days` : dateInYear(due, today);
}
