import { describe, expect, it } from 'vitest';
import { aGig } from '../../tests/support/gigs.ts';
import type { Gig, GigPayment } from './gig.ts';
import { scoreOf } from './scorecard.ts';

const TODAY = '2026-11-22';
const EUR = (amount: number) => ({ fee: { amount, currency: 'EUR' } });
const payment = (id: string, amount: number, due: string | null, paidOn: string | null): GigPayment => ({
  ...{ id, kind: 'balance', amount, due, paidOn },
});
const outcome = (rider: Gig['outcome']['rider'], calledOffBy: Gig['outcome']['calledOffBy'] = null) => ({
  outcome: { rider, calledOffBy },
});
const score = (...gigs: Partial<Gig>[]) => scoreOf(gigs.map(aGig), TODAY);

describe('a scorecard', () => {
  it('is empty without gigs', () => {
    expect(score()).toEqual({
      ...{ gigs: 0, played: 0, calledOff: 0, paidOnTime: 0, paidLate: 0, usualDelay: null },
      ...{ riderMet: 0, riderAnswered: 0, income: [] },
    });
  });

  it('adds up a year with one club', () => {
    const year = score(
      {
        ...{ status: 'paid', night: '2026-02-07', ...EUR(100_000), ...outcome('yes') },
        payments: [
          payment('a', 50_000, '2026-01-07', '2026-01-05'),
          payment('b', 50_000, '2026-02-21', '2026-03-07'),
        ],
      },
      {
        ...{ status: 'played', night: '2026-06-06', ...EUR(120_000), ...outcome('partly') },
        payments: [
          payment('a', 60_000, '2026-05-06', '2026-05-06'),
          payment('b', 60_000, '2026-06-20', '2026-06-23'),
          payment('c', 5_000, null, '2026-06-23'),
        ],
      },
      {
        ...{ status: 'confirmed', night: '2026-11-21', ...EUR(130_000), ...outcome(null) },
        payments: [
          payment('a', 65_000, '2026-10-21', '2026-11-20'),
          payment('b', 65_000, '2026-12-05', null),
        ],
      },
      { status: 'confirmed', night: '2026-12-31', ...EUR(200_000) },
      {
        ...{ status: 'cancelled', ...EUR(90_000), ...outcome('no', 'client') },
        payments: [payment('a', 45_000, '2026-08-01', '2026-08-01')],
      },
      { status: 'cancelled', ...outcome(null, 'me') },
      { status: 'lead' },
    );
    expect(year).toEqual({
      ...{ gigs: 7, played: 3, calledOff: 1 },
      // Late by 14, 3 and 30 days.
      ...{ paidOnTime: 3, paidLate: 3, usualDelay: 14 },
      ...{ riderMet: 1, riderAnswered: 3 },
      income: [{ amount: 100_000 + 125_000 + 65_000 + 45_000, currency: 'EUR' }],
    });
  });

  it('tells currencies apart, and takes what is marked as paid for paid', () => {
    const { income } = score(
      { status: 'paid', fee: { amount: 80_000, currency: 'GBP' } },
      { status: 'paid', ...EUR(100_000), payments: [payment('a', 50_000, null, null)] },
      { status: 'paid', ...EUR(10_000), payments: [payment('a', 12_000, null, null)] },
      { status: 'played', ...EUR(70_000) },
    );
    expect(income).toEqual([
      { amount: 112_000, currency: 'EUR' },
      { amount: 80_000, currency: 'GBP' },
    ]);
  });

  it('takes the shorter of two delays in the middle', () => {
    const late = (id: string, paidOn: string) => payment(id, 100, '2026-01-01', paidOn);
    const two = [late('a', '2026-01-03'), late('b', '2026-02-01')];
    expect(score({ payments: two }).usualDelay).toBe(2);
    expect(score({ payments: [...two, late('c', '2026-01-11')] }).usualDelay).toBe(10);
  });

  it('counts what is owed as late from the day after it was due', () => {
    const owing = (due: string | null, paidOn: string | null = null) =>
      score({ status: 'played', ...EUR(100_000), payments: [payment('a', 100_000, due, paidOn)] });
    expect(owing('2026-10-03')).toMatchObject({ paidOnTime: 0, paidLate: 1, usualDelay: 50, income: [] });
    const days = ['2026-11-21', TODAY, '2026-11-23', null];
    expect(days.map((due) => owing(due).paidLate)).toEqual([1, 0, 0, 0]);
    expect(days.map((due) => owing(due).paidOnTime)).toEqual([0, 0, 0, 0]);
    // What is to be paid on a later day hasn't come.
    expect(owing('2026-11-20', '2026-11-25').usualDelay).toBe(2);
  });

  it('counts as late only what is owed', () => {
    const late = (kind: GigPayment['kind']) => ({ ...payment(kind, 100, '2026-11-12', null), kind });
    const lateOf = (status: Gig['status']) =>
      score({ status, payments: [late('balance'), late('extra'), late('cancellation')] }).paidLate;
    expect(lateOf('confirmed')).toBe(2);
    expect(lateOf('played')).toBe(2);
    // The cancellation fee.
    expect(lateOf('cancelled')).toBe(1);
    for (const status of ['lead', 'quoted', 'hold', 'contract-sent', 'paid'] as const)
      expect(lateOf(status), status).toBe(0);
    expect(score({ status: 'played', payments: [payment('a', 0, '2026-11-12', null)] }).paidLate).toBe(0);
  });

  it('counts neither the trash, nor money that is to come, nor payments of nothing', () => {
    expect(score({ deletedAt: '2026-11-01T10:00:00.000Z', status: 'played' }).gigs).toBe(0);
    const { paidOnTime, income } = score({
      ...{ status: 'confirmed', ...EUR(100_000) },
      payments: [
        payment('a', 50_000, '2026-12-01', '2026-12-01'),
        payment('b', 0, '2026-10-01', '2026-10-01'),
      ],
    });
    expect([paidOnTime, income]).toEqual([0, []]);
  });

  it('does not count a confirmed night as played before it is over', () => {
    expect(score({ status: 'confirmed', night: TODAY }).played).toBe(0);
    expect(score({ status: 'played', night: TODAY }).played).toBe(1);
  });
});
