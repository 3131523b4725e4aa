import { expect, it } from 'vitest';
import type { GigPayment } from './gig.ts';
import { paidOf, unpaidOf } from './gig-sums.ts';

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

const EXTRA = payment('extra', 10_000, '2026-12-20');
const CAME = { paidOn: '2026-12-05' };

it.each([
  ['nothing before it is agreed', 'contract-sent', fee, [BALANCE], 0, null],
  ['the whole fee while no payment is named', 'confirmed', fee, [], 100_000, null],
  ['what the deposit leaves', 'confirmed', fee, [DEPOSIT], 50_000, null],
  [
    'on the first day still to come',
    'confirmed',
    fee,
    [BALANCE, { ...DEPOSIT, paidOn: null }],
    100_000,
    '2026-11-06',
  ],
  ['the balance after the night', 'played', fee, [DEPOSIT, BALANCE], 50_000, '2026-12-06'],
  ['an extra on top of the fee', 'played', fee, [DEPOSIT, BALANCE, EXTRA], 60_000, '2026-12-06'],
  ['an extra on top of what no balance names', 'confirmed', fee, [DEPOSIT, EXTRA], 60_000, '2026-12-20'],
  ['the fee in spite of an extra that came', 'confirmed', fee, [{ ...EXTRA, ...CAME }], 100_000, null],
  [
    'an extra where more than the fee came',
    'played',
    fee,
    [{ ...BALANCE, amount: 120_000, ...CAME }, EXTRA],
    10_000,
    '2026-12-20',
  ],
  [
    'parts that are more than the fee',
    'played',
    fee,
    [DEPOSIT, { ...BALANCE, amount: 70_000 }],
    70_000,
    '2026-12-06',
  ],
  [
    'no cancellation fee that is only noted',
    'confirmed',
    fee,
    [DEPOSIT, BALANCE, CANCELLATION],
    50_000,
    '2026-12-06',
  ],
  [
    'nothing on the day of a payment of nothing',
    'confirmed',
    fee,
    [payment('deposit', 0, '2026-11-06')],
    100_000,
    null,
  ],
  ['nothing once it is paid', 'paid', fee, [BALANCE], 0, null],
  ['nothing where all of it came', 'played', fee, [{ ...BALANCE, ...CAME }, DEPOSIT], 0, null],
  [
    'only the cancellation fee of what is off',
    'cancelled',
    fee,
    [DEPOSIT, BALANCE, EXTRA, CANCELLATION],
    30_000,
    '2026-12-01',
  ],
  ['nothing of a gig that was lost', 'lost', fee, [BALANCE], 0, null],
  ['nothing where nobody spoke of money', 'played', null, [], 0, null],
] as const)('owes %s', (_, status, of, payments, amount, due) => {
  expect(unpaidOf({ status, fee: of, payments })).toEqual({ amount, due });
});

it.each([
  ['what was paid until a day', 'played', fee, [DEPOSIT, { ...BALANCE, paidOn: '2026-12-06' }], 50_000],
  ['the day itself too', 'played', fee, [DEPOSIT, { ...BALANCE, ...CAME }], 100_000],
  ['extras', 'confirmed', fee, [{ ...EXTRA, ...CAME }], 10_000],
  ['no cancellation fee of what is on', 'played', fee, [DEPOSIT, { ...CANCELLATION, ...CAME }], 50_000],
  [
    'deposit and cancellation fee of what is off',
    'cancelled',
    fee,
    [DEPOSIT, BALANCE, { ...CANCELLATION, ...CAME }],
    80_000,
  ],
  ['all of it, once it is paid', 'paid', fee, [DEPOSIT], 100_000],
  ['extras on top, once it is paid', 'paid', fee, [DEPOSIT, EXTRA], 110_000],
  [
    'parts that are more than the fee, once it is paid',
    'paid',
    fee,
    [DEPOSIT, { ...BALANCE, amount: 70_000 }, EXTRA],
    130_000,
  ],
  ['no cancellation fee, once it is paid', 'paid', fee, [DEPOSIT, CANCELLATION], 100_000],
  ['nothing where nobody spoke of money', 'paid', null, [], 0],
] as const)('has come in: %s', (_, status, of, payments, amount) => {
  expect(paidOf({ status, fee: of, payments }, '2026-12-05')).toBe(amount);
});
