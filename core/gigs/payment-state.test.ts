import { expect, it } from 'vitest';
import { aGig } from '../../tests/support/gigs.ts';
import type { Gig, GigPayment } from './gig.ts';
import { moneySoFarWords, paymentState } from './payment-state.ts';

const TODAY = '2026-11-20';
const fee = { amount: 135_000, currency: 'EUR' };
const deposit: GigPayment = { id: 'a', kind: 'deposit', amount: 67_500, due: '2026-11-06', paidOn: null };
const balance: GigPayment = { id: 'b', kind: 'balance', amount: 67_500, due: '2026-12-06', paidOn: null };
const paid = { ...deposit, paidOn: '2026-11-06' };

it.each<[string, string, Gig['status'], GigPayment]>([
  ['Paid 6 Nov', 'ok', 'confirmed', paid],
  ['Paid 6 Nov 2025', 'ok', 'confirmed', { ...paid, paidOn: '2025-11-06' }],
  ['Paid', 'ok', 'paid', balance],
  ['14 days late', 'danger', 'confirmed', deposit],
  ['Due today', 'waiting', 'played', { ...balance, due: TODAY }],
  ['Due in 5 days', 'waiting', 'confirmed', { ...balance, due: '2026-11-25' }],
  ['Not due yet', 'nothing', 'confirmed', balance],
  ['No due date', 'nothing', 'confirmed', { ...balance, due: null }],
  ['Once confirmed', 'nothing', 'hold', balance],
  ['Nothing to pay', 'nothing', 'confirmed', { ...deposit, amount: 0 }],
  ['Not owed', 'nothing', 'cancelled', balance],
  ['Not owed', 'nothing', 'confirmed', { ...balance, kind: 'cancellation' }],
  ['14 days late', 'danger', 'cancelled', { ...deposit, kind: 'cancellation' }],
])('a payment stands as %s', (text, state, status, payment) => {
  expect(paymentState({ status }, payment, TODAY)).toEqual({ text, state });
});

it.each<[string, Partial<Gig>]>([
  ['Paid €675 of €1,350. €675 due 6 Dec.', { payments: [paid, balance] }],
  ['€675 is 14 days late.', { payments: [deposit, balance] }],
  ['Paid €675 of €1,350. €675 to come, no due date yet.', { payments: [paid] }],
  ['All €1,350 paid.', { payments: [paid, { ...balance, paidOn: TODAY }] }],
  ["€1,350 once it's confirmed.", { status: 'hold' }],
  ['Nothing is owed.', { status: 'cancelled', payments: [paid] }],
  ['No payments yet.', { fee: { amount: 0, currency: 'EUR' } }],
  ['', { fee: null }],
])('the money of a gig is told: %s', (words, told) => {
  expect(moneySoFarWords(aGig({ status: 'confirmed', fee, ...told }), TODAY)).toBe(words);
});
