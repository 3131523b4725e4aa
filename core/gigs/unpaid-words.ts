import { dateInYear } from '../day-words.ts';
import { moneyWords } from '../money.ts';
import type { Gig } from './gig.ts';
import { isBooked, isOff } from './gig-status.ts';

/** How the money of a gig stands, in a few words; null where nothing is agreed, or nothing is owed of what was called off. */
export function unpaidWords(
  gig: Pick<Gig, 'status' | 'fee' | 'payments' | 'unpaid' | 'unpaidDue'>,
  today: string,
): { text: string; state: 'ok' | 'waiting' | 'danger' | 'nothing' } | null {
  const { status, fee, unpaid, unpaidDue } = gig;
  if (unpaid <= 0) return isBooked(status) && fee !== null && fee.amount > 0 ? PAID : null;
  const sum = fee ? moneyWords({ amount: unpaid, currency: fee.currency }) : 'Money';
  if (unpaidDue === null) return { text: `${sum} unpaid`, state: 'nothing' };
  const isLate = unpaidDue < today;
  if (firstDue(gig) < unpaid) return { text: `${sum} unpaid`, state: isLate ? 'danger' : 'waiting' };
  if (isLate) return { text: `${sum} late`, state: 'danger' };
  return {
    text: `${sum} due ${unpaidDue === today ? 'today' : dateInYear(unpaidDue, today)}`,
    state: 'waiting',
  };
}

const PAID = { text: 'Paid', state: 'ok' } as const;

/** What is due on the day on which the first of it is. */
const firstDue = ({ status, payments, unpaidDue }: Pick<Gig, 'status' | 'payments' | 'unpaidDue'>): number =>
  payments
    .filter(({ kind, paidOn }) => (kind === 'cancellation') === isOff(status) && paidOn === null)
    .filter(({ due }) => due === unpaidDue)
    .reduce((sum, { amount }) => sum + amount, 0);
