import { MOST_MONEY } from '#core/gigs/booking.ts';
import { digitsOf } from '#core/money.ts';
import type { Contract } from './contract.ts';

/**
 * A contract whose sums read the same in another currency: €2,800.00 is ¥2,800. What the new one has no units for is rounded;
 * nothing is converted.
 */
export function inCurrency(contract: Contract, currency: string): Contract {
  const factor = 10 ** (digitsOf(currency) - digitsOf(contract.currency));
  const scaled = (amount: number): number => Math.min(MOST_MONEY, Math.round(amount * factor));
  const { deal, deposit, balance, lateFee, overtime, travel, insurance } = contract;
  const withShare = (payment: Contract['deposit']): Contract['deposit'] => ({
    ...payment,
    share: { ...payment.share, amount: scaled(payment.share.amount) },
  });
  return {
    ...contract,
    currency,
    deal: {
      ...deal,
      ...{ fee: scaled(deal.fee), costs: scaled(deal.costs) },
      steps: deal.steps.map((step) => ({ ...step, amount: scaled(step.amount) })),
    },
    ...{ deposit: withShare(deposit), balance: withShare(balance), insurance: scaled(insurance) },
    lateFee: { ...lateFee, amount: scaled(lateFee.amount) },
    overtime: { ...overtime, amount: scaled(overtime.amount) },
    travel: { ...travel, amount: scaled(travel.amount) },
  };
}
