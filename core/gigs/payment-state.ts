import { count } from '../count-words.ts';
import { dateInYear } from '../day-words.ts';
import { moneyWords } from '../money.ts';
import type { Gig, GigPayment } from './gig.ts';
import { isInTalks, isOff } from './gig-status.ts';
import { dueInWords, moneySoFar, SOON } from './money-so-far.ts';
import type { NextStep } from './next-step.ts';
import { daysBetween } from './zoned-time.ts';

/** How a payment stands, in a few words. */
export function paymentState(
  { status }: Pick<Gig, 'status'>,
  { kind, amount, due, paidOn }: Pick<GigPayment, 'kind' | 'amount' | 'due' | 'paidOn'>,
  today: string,
): NextStep {
  if (paidOn !== null) return { text: `Paid ${dateInYear(paidOn, today)}`, state: 'ok' };
  if (status === 'paid' && kind !== 'cancellation') return { text: 'Paid', state: 'ok' };
  if (amount === 0) return { text: 'Nothing to pay', state: 'nothing' };
  if ((kind === 'cancellation') !== isOff(status)) return { text: 'Not owed', state: 'nothing' };
  if (isInTalks(status)) return { text: 'Once confirmed', state: 'nothing' };
  if (due === null) return { text: 'No due date', state: 'nothing' };
  if (due < today) return { text: dueInWords(due, today), state: 'danger' };
  return daysBetween(today, due) <= SOON
    ? { text: `Due ${dueInWords(due, today)}`, state: 'waiting' }
    : { text: 'Not due yet', state: 'nothing' };
}

/** What came in and what is still to come, in a sentence or two: `Paid €675 of €1,350. €675 due 6 Dec`. */
export function moneySoFarWords(gig: Pick<Gig, 'status' | 'fee' | 'payments'>, today: string): string {
  const { fee, status } = gig;
  const { whole, paid, late, toCome, next } = moneySoFar(gig, today);
  if (fee === null) return '';
  const money = (amount: number): string => moneyWords({ amount, currency: fee.currency });
  if (whole === 0) return isOff(status) ? 'Nothing is owed.' : 'No payments yet.';
  if (paid >= whole) return `All ${money(whole)} paid.`;
  const so = paid > 0 ? `Paid ${money(paid)} of ${money(whole)}. ` : '';
  if (isInTalks(status)) return `${so}${money(whole - paid)} once it's confirmed.`;
  if (late > 0 && next) return `${so}${money(late)} is ${count(daysBetween(next.due, today), 'day')} late.`;
  if (next === null) return `${so}${money(toCome)} to come, no due date yet.`;
  return `${so}${money(next.amount)} due ${dueInWords(next.due, today)}.`;
}
