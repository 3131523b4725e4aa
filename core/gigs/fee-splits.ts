import { MOST_MONEY } from './booking.ts';
import type { Gig, GigPayment } from './gig.ts';
import { type Share, splitFee } from './payment-schedule.ts';
import { dayAfter } from './zoned-time.ts';

/** Days after the night in which the rest of a fee is usually paid. */
const AFTER = 7;

const REST: Share = { kind: 'rest', percent: 0, amount: 0 };

/** How a fee is usually paid: so many per cent now, and the rest in the week after the night, or now where that is over. */
export const FEE_SPLITS = {
  half: { label: '50 % deposit now, balance after the night', percent: 50 },
  third: { label: '30 % deposit now, balance after the night', percent: 30 },
  after: { label: 'All of it after the night', percent: 0 },
  before: { label: 'All of it now', percent: 100 },
} as const;
export type FeeSplit = keyof typeof FEE_SPLITS;

/** The payments of a fee (minor units), to the last unit of it. */
export function paymentsOfSplit(
  { fee, night }: { fee: number; night: Gig['night'] },
  split: FeeSplit,
  today: string,
): Omit<GigPayment, 'id'>[] {
  const after = dayAfter(night, AFTER);
  const share: Share = { kind: 'percent', percent: FEE_SPLITS[split].percent, amount: 0 };
  const { deposit, balance } = splitFee(Math.min(fee, MOST_MONEY), share, REST);
  const payments: Omit<GigPayment, 'id'>[] = [
    { kind: 'deposit', amount: deposit, due: today, paidOn: null },
    { kind: 'balance', amount: balance, due: after < today ? today : after, paidOn: null },
  ];
  return payments.filter(({ amount }) => amount > 0);
}
