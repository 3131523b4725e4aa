import type { Money } from '../money.ts';
import type { Gig, GigPatch, GigPayment } from './gig.ts';
import { type GigStatus, isBooked, isOff } from './gig-status.ts';

interface Priced {
  status: GigStatus;
  fee: Money | null;
  payments: readonly GigPayment[];
}

const sumOf = (payments: readonly GigPayment[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

/** Payments that count: a cancellation fee does once a gig is called off, and nothing else is owed then. */
const countedOf = ({ status, payments }: Priced): GigPayment[] =>
  payments.filter(({ kind }) => (kind === 'cancellation') === isOff(status));

/** Nothing is owed before it is agreed, and once a gig is marked as paid all of it came. */
const isOwing = (status: GigStatus): boolean => status !== 'paid' && (isBooked(status) || isOff(status));

/** Payments that are owed until they come. */
export const owedOf = (gig: Priced): GigPayment[] => (isOwing(gig.status) ? countedOf(gig) : []);

/** The fee, or its parts where they are more, and what comes on top. */
function agreedOf({ fee, payments }: Priced): number {
  const parts = payments.filter(({ kind }) => kind === 'deposit' || kind === 'balance');
  const extras = payments.filter(({ kind }) => kind === 'extra');
  return Math.max(fee?.amount ?? 0, sumOf(parts)) + sumOf(extras);
}

/**
 * What is still to come of a gig, in minor units, and the day on which the first of it is due. Nothing is owed before it is
 * agreed, or once it is called off but for a cancellation fee. What no payment says of the fee is owed on no day.
 */
export function unpaidOf(gig: Priced): { amount: number; due: string | null } {
  const { status } = gig;
  if (!isOwing(status)) return { amount: 0, due: null };
  const counted = countedOf(gig);
  const open = counted.filter(({ paidOn }) => paidOn === null);
  const whole = isOff(status) ? sumOf(counted) : agreedOf(gig);
  const amount = whole - (sumOf(counted) - sumOf(open));
  const [due = null] = open
    .flatMap((payment) => (payment.due !== null && payment.amount > 0 ? [payment.due] : []))
    .toSorted();
  return { amount, due: amount > 0 ? due : null };
}

/**
 * What came in of a gig until a day, in minor units; of one that is marked as paid all of it. Of one that is called off,
 * what was paid before counts too.
 */
export function paidOf(gig: Priced, until = '9999-12-31'): number {
  if (gig.status === 'paid') return agreedOf(gig);
  const counted = isOff(gig.status) ? gig.payments : countedOf(gig);
  return sumOf(counted.filter(({ paidOn }) => paidOn !== null && paidOn <= until));
}

/** Beside the payments, in the currency of the fee. */
export const hasDealSums = ({ deal }: Pick<Gig, 'deal'>): boolean => deal.costs > 0 || deal.steps.length > 0;

/** Whether a patch gives the fee another currency. */
export const isOtherCurrency = ({ fee }: Pick<Gig, 'fee'>, patch: GigPatch): boolean =>
  fee !== null && patch.fee != null && patch.fee.currency !== fee.currency;
