import type { Money } from '../money.ts';
import type { GigPayment } from './gig.ts';
import { type GigStatus, isBooked, isOff } from './gig-status.ts';

interface Priced {
  status: GigStatus;
  fee: Money | null;
  payments: readonly GigPayment[];
}

/**
 * What is still to come of a gig, in minor units, and the day on which the first of it is due. Nothing is owed before it is
 * agreed, or once it is called off but for a cancellation fee. What no payment says of the fee is owed on no day.
 */
export function unpaidOf({ status, fee, payments }: Priced): { amount: number; due: string | null } {
  const owed = isOff(status) ? payments.filter(({ kind }) => kind === 'cancellation') : payments;
  if (status === 'paid' || (!isBooked(status) && !isOff(status))) return { amount: 0, due: null };
  const sum = (some: readonly GigPayment[]) => some.reduce((all, { amount }) => all + amount, 0);
  const whole = isOff(status) ? sum(owed) : Math.max(fee?.amount ?? 0, sum(owed));
  const open = owed.filter(({ paidOn }) => paidOn === null);
  const amount = whole - (sum(owed) - sum(open));
  const [due = null] = open
    .flatMap((payment) => (payment.due !== null && payment.amount > 0 ? [payment.due] : []))
    .toSorted();
  return { amount, due: amount > 0 ? due : null };
}

/** What came in of a gig until a day, in minor units; of one that is marked as paid all of it. */
export function paidOf({ status, fee, payments }: Priced, until = '9999-12-31'): number {
  const isPaid = status === 'paid';
  const come = payments.filter(({ paidOn }) => isPaid || (paidOn !== null && paidOn <= until));
  const sum = come.reduce((all, { amount }) => all + amount, 0);
  return isPaid ? Math.max(fee?.amount ?? 0, sum) : sum;
}
