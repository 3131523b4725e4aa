import { expect, it } from 'vitest';
import { EMPTY_DETAILS } from './gig.ts';
import { sumsInCurrency } from './sums-in-currency.ts';

it('payments, costs and bonuses keep their numbers in another currency', () => {
  const gig = {
    payments: [{ id: 'a', kind: 'deposit' as const, amount: 67_550, due: null, paidOn: null }],
    deal: { ...EMPTY_DETAILS.deal, costs: 35_000, steps: [{ tickets: 500, amount: 20_000 }] },
  };
  const amounts = ({ payments, deal }: typeof gig) => [
    ...payments.map(({ amount }) => amount),
    deal.costs,
    ...deal.steps.map(({ amount }) => amount),
  ];
  expect(amounts(sumsInCurrency(gig, 'EUR', 'USD') as typeof gig)).toEqual([67_550, 35_000, 20_000]);
  expect(amounts(sumsInCurrency(gig, 'EUR', 'JPY') as typeof gig)).toEqual([676, 350, 200]);
  expect(amounts(sumsInCurrency(gig, 'JPY', 'EUR') as typeof gig)).toEqual([6_755_000, 3_500_000, 2_000_000]);
});
