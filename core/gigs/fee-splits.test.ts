import { expect, it } from 'vitest';
import { type FeeSplit, paymentsOfSplit } from './fee-splits.ts';

it.each<[FeeSplit, number, object[]]>([
  [
    'half',
    135_001,
    [
      { kind: 'deposit', amount: 67_501, due: '2026-11-20', paidOn: null },
      { kind: 'balance', amount: 67_500, due: '2026-12-05', paidOn: null },
    ],
  ],
  ['third', 100_001, [{ amount: 30_000 }, { amount: 70_001 }]],
  ['after', 100_000, [{ kind: 'balance', amount: 100_000, due: '2026-12-05' }]],
  ['before', 100_000, [{ kind: 'deposit', amount: 100_000, due: '2026-11-20' }]],
  ['half', 0, []],
])('a fee is split to the last unit: %s of %i', (split, fee, payments) => {
  const made = paymentsOfSplit({ fee, night: '2026-11-28' }, split, '2026-11-20');
  expect(made).toHaveLength(payments.length);
  expect(made).toMatchObject(payments);
  expect(made.reduce((sum, { amount }) => sum + amount, 0)).toBe(fee);
});

it('of a night that was long ago nothing is late at once', () => {
  const due = (night: string) =>
    paymentsOfSplit({ fee: 100_000, night }, 'half', '2027-03-01').map((payment) => payment.due);
  expect(due('2026-01-01')).toEqual(['2027-03-01', '2027-03-01']);
  expect(due('2027-02-25')).toEqual(['2027-03-01', '2027-03-04']);
});
