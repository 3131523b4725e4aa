import { digitsOf, type Money } from '../money.ts';
import { MOST_MONEY } from './booking.ts';
import type { Gig } from './gig.ts';

/** The same number in another currency: €2,800.00 is ¥2,800. What the new one has no units for is rounded. */
export const sameNumber = ({ amount, currency }: Money, other: string): number =>
  Math.min(MOST_MONEY, Math.round(amount * 10 ** (digitsOf(other) - digitsOf(currency))));

/** What a gig says beside its fee in the currency of it, as the same numbers in another one. Nothing is converted. */
export function sumsInCurrency(
  { payments, deal }: Pick<Gig, 'payments' | 'deal'>,
  from: string,
  to: string,
): Pick<Gig, 'payments' | 'deal'> {
  const scaled = (amount: number): number => sameNumber({ amount, currency: from }, to);
  return {
    payments: payments.map((payment) => ({ ...payment, amount: scaled(payment.amount) })),
    deal: {
      ...{ ...deal, costs: scaled(deal.costs) },
      steps: deal.steps.map((step) => ({ ...step, amount: scaled(step.amount) })),
    },
  };
}
