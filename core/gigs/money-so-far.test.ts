import { describe, expect, it } from 'vitest';
import { aGig } from '../../tests/support/gigs.ts';
import type { Gig, GigPayment } from './gig.ts';
import { dueInWords, moneySoFar } from './money-so-far.ts';

const TODAY = '2026-11-20';
const fee = { amount: 135_000, currency: 'EUR' };
const deposit: GigPayment = {
  id: 'a',
  kind: 'deposit',
  amount: 67_500,
  due: '2026-11-06',
  paidOn: '2026-11-06',
};
const balance: GigPayment = { id: 'b', kind: 'balance', amount: 67_500, due: '2026-12-06', paidOn: null };
const of = (told: Partial<Gig>) => moneySoFar(aGig({ status: 'confirmed', fee, ...told }), TODAY);

describe('the money of a gig', () => {
  it('is what came in, and what is due next', () => {
    expect(of({ payments: [deposit, balance] })).toEqual({
      ...{ whole: 135_000, paid: 67_500, late: 0, toCome: 67_500 },
      next: { amount: 67_500, due: '2026-12-06' },
    });
  });

  it('is late from the day after it is due', () => {
    const late = { ...deposit, paidOn: null };
    expect(of({ payments: [late, balance] })).toMatchObject({ late: 67_500, toCome: 67_500 });
    expect(of({ payments: [{ ...late, due: TODAY }, balance] })).toMatchObject({ late: 0, toCome: 135_000 });
  });

  it('counts what comes on top, and what no payment says of the fee', () => {
    const extra: GigPayment = { id: 'c', kind: 'extra', amount: 12_480, due: null, paidOn: null };
    expect(of({ payments: [deposit, extra] })).toEqual({
      ...{ whole: 147_480, paid: 67_500, late: 0, toCome: 79_980, next: null },
    });
  });

  it('is told before it is agreed too', () => {
    expect(of({ status: 'hold' })).toMatchObject({ whole: 135_000, paid: 0, toCome: 135_000 });
  });

  it('is all there once the gig is marked as paid', () => {
    expect(of({ status: 'paid', payments: [balance] })).toMatchObject({
      whole: 135_000,
      paid: 135_000,
      toCome: 0,
    });
  });

  it('is the cancellation fee once it is called off', () => {
    const cancelled: GigPayment = { id: 'd', kind: 'cancellation', amount: 50_000, due: null, paidOn: null };
    expect(of({ status: 'cancelled', payments: [deposit, balance, cancelled] })).toMatchObject({
      ...{ whole: 50_000, paid: 0, late: 0, toCome: 50_000 },
    });
  });
});

it.each([
  ['2026-11-17', '3 days late'],
  ['2026-11-19', '1 day late'],
  [TODAY, 'today'],
  ['2026-11-21', 'tomorrow'],
  ['2026-11-25', 'in 5 days'],
  ['2026-12-04', 'in 14 days'],
  ['2026-12-06', '6 Dec'],
  ['2027-01-06', '6 Jan 2027'],
])('what is due on %s is due %s', (due, words) => {
  expect(dueInWords(due, TODAY)).toBe(words);
});
