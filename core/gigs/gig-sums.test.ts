import { expect, it } from 'vitest';
import type { GigPayment } from './gig.ts';
import { unpaidOf } from './gig-sums.ts';

const payment = (
  kind: GigPayment['kind'],
  amount: number,
  due: string | null,
  paidOn: string | null = null,
) => ({ id: `${kind}${amount}`, kind, amount, due, paidOn }) satisfies GigPayment;
const fee = { amount: 100_000, currency: 'EUR' };
const DEPOSIT = payment('deposit', 50_000, '2026-11-06', '2026-11-06');
const BALANCE = payment('balance', 50_000, '2026-12-06');
const CANCELLATION = payment('cancellation', 30_000, '2026-12-01');

it.each([
  ['nothing before it is agreed', 'contract-sent', fee, [BALANCE], 0, null],
  ['the whole fee while no payment is named', 'confirmed', fee, [], 100_000, null],
  ['what the deposit leaves', 'confirmed', fee, [DEPOSIT], 50_000, null],
  [
    'the first day that is still to come',
    'confirmed',
    fee,
    [BALANCE, payment('deposit', 50_000, '2026-11-06')],
    100_000,
    '2026-11-06',
  ],
  ['the balance after the night', 'played', fee, [DEPOSIT, BALANCE], 50_000, '2026-12-06'],
  [
    'more than the fee, where payments say so',
    'played',
    fee,
    [DEPOSIT, BALANCE, payment('extra', 20_000, null)],
    70_000,
    '2026-12-06',
  ],
  ['nothing once it is paid', 'paid', fee, [BALANCE], 0, null],
  ['nothing where all of it came', 'played', fee, [{ ...BALANCE, paidOn: '2026-12-05' }, DEPOSIT], 0, null],
  [
    'only the cancellation fee once it is called off',
    'cancelled',
    fee,
    [DEPOSIT, BALANCE, CANCELLATION],
    30_000,
    '2026-12-01',
  ],
  ['nothing of a gig that was lost', 'lost', fee, [BALANCE], 0, null],
  ['nothing where nobody spoke of money', 'played', null, [], 0, null],
] as const)('owes %s', (_, status, of, payments, amount, due) => {
  expect(unpaidOf({ status, fee: of, payments })).toEqual({ amount, due });
});
