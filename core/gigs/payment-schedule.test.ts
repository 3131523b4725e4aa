import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Due,
  type DueKind,
  dueDay,
  dueKindOf,
  dueOfKind,
  type Payment,
  type Share,
  scheduleOf,
  splitFee,
} from './payment-schedule.ts';

const percentShare = (percent: number): Share => ({ kind: 'percent', percent, amount: 0 });
const sum = (amount: number): Share => ({ kind: 'amount', percent: 0, amount });
const REST: Share = { kind: 'rest', percent: 0, amount: 0 };
const event = (days: number): Due => ({ from: 'event', days, date: '' });
const signing = (days: number): Due => ({ from: 'signing', days, date: '' });

const anyPercent = fc.integer({ min: 0, max: 10_000 }).map((points) => points / 100);
const anyFee = fc.integer({ min: 0, max: 100_000_000_000 });

describe('deposit and balance', () => {
  it('are halves of 2,800.00, and of a fee with an odd cent', () => {
    expect(splitFee(280_000, percentShare(50), REST)).toEqual({ deposit: 140_000, balance: 140_000 });
    expect(splitFee(10_001, percentShare(50), REST)).toEqual({ deposit: 5001, balance: 5000 });
    expect(splitFee(10_001, percentShare(50), percentShare(50))).toEqual({ deposit: 5001, balance: 5000 });
    expect(splitFee(10_000, percentShare(33.33), REST)).toEqual({ deposit: 3333, balance: 6667 });
  });

  it('make the fee to the minor unit, whatever share of it the deposit is', () => {
    fc.assert(
      fc.property(anyFee, anyPercent, (fee, percent) => {
        for (const balance of [REST, percentShare(Math.round((100 - percent) * 100) / 100)]) {
          const parts = splitFee(fee, percentShare(percent), balance);
          expect(parts.deposit + parts.balance).toBe(fee);
          expect(Number.isInteger(parts.deposit) && parts.deposit >= 0 && parts.balance >= 0).toBe(true);
        }
      }),
    );
  });

  it('are the sums that were typed, also where they make another fee', () => {
    expect(splitFee(280_000, sum(140_000), sum(120_000))).toEqual({ deposit: 140_000, balance: 120_000 });
    expect(splitFee(280_000, percentShare(50), percentShare(40))).toEqual({
      deposit: 140_000,
      balance: 112_000,
    });
    expect(splitFee(1000, sum(2000), REST)).toEqual({ deposit: 2000, balance: 0 });
  });
});

describe('a payment is due', () => {
  it('so many days before or after the night, over the ends of months and years', () => {
    expect(dueDay(event(-14), '2026-12-12', null)).toBe('2026-11-28');
    expect(dueDay(event(2), '2026-12-31', null)).toBe('2027-01-02');
    expect(dueDay(event(-1), '2028-03-01', null)).toBe('2028-02-29');
  });

  it('so many days after signing once that is known, or on a day', () => {
    expect(dueDay(signing(7), '2026-12-12', null)).toBeNull();
    expect(dueDay(signing(7), '2026-12-12', '2026-11-02')).toBe('2026-11-09');
    expect(dueDay({ from: 'date', days: 0, date: '2026-11-20' }, '', null)).toBe('2026-11-20');
    expect(dueDay({ from: 'date', days: 0, date: '' }, '2026-12-12', null)).toBeNull();
  });
});

describe('a schedule', () => {
  const deposit: Payment = { share: percentShare(50), due: signing(7) };
  const balance: Payment = { share: REST, due: event(-7) };
  const NIGHTS = ['2027-01-08', '2027-01-15', '2027-01-22'];

  it('has the deposit once, and a part of the balance with each of several nights', () => {
    const schedule = scheduleOf({ fee: 100_001, nights: NIGHTS, deposit, balance, signedOn: null });
    expect(schedule.map(({ name, amount, day, night }) => [name, amount, day, night])).toEqual([
      ['deposit', 50_001, null, null],
      ['balance', 16_667, '2027-01-01', '2027-01-08'],
      ['balance', 16_667, '2027-01-08', '2027-01-15'],
      ['balance', 16_666, '2027-01-15', '2027-01-22'],
    ]);
  });

  it('has the balance at once where it is due on a day, and nothing that is zero', () => {
    const onDay: Payment = { share: REST, due: { from: 'date', days: 0, date: '2027-01-02' } };
    const none: Payment = { share: sum(0), due: signing(7) };
    const schedule = scheduleOf({ fee: 100, nights: NIGHTS, deposit: none, balance: onDay, signedOn: null });
    expect(schedule.map(({ amount, day }) => [amount, day])).toEqual([[100, '2027-01-02']]);
  });

  it('makes the fee, however many nights there are', () => {
    fc.assert(
      fc.property(anyFee, fc.integer({ min: 1, max: 60 }), anyPercent, (fee, count, percent) => {
        const nights = Array.from(
          { length: count },
          (_, index) => `2027-02-${String(index + 1).padStart(2, '0')}`,
        );
        const schedule = scheduleOf({
          ...{ fee, nights: nights.slice(0, 28), balance, signedOn: '2026-11-02' },
          deposit: { share: percentShare(percent), due: signing(0) },
        });
        expect(schedule.reduce((total, { amount }) => total + amount, 0)).toBe(fee);
      }),
    );
  });
});

describe('how a payment is counted from', () => {
  const kinds: DueKind[] = ['signing', 'before', 'after', 'date'];
  const anyDue = fc.record({
    from: fc.constantFrom<Due['from']>('signing', 'event', 'date'),
    days: fc.integer({ min: -365, max: 365 }),
    date: fc.constantFrom('', '2027-01-16'),
  });

  it('is what was chosen, at the same distance, and the same again where nothing was changed', () => {
    fc.assert(
      fc.property(anyDue, fc.constantFrom(...kinds), (due, kind) => {
        const next = dueOfKind(kind, due);
        expect(dueKindOf(next)).toBe(kind);
        expect(next.date).toBe(due.date);
        if (kind !== 'after' || due.days !== 0) expect(Math.abs(next.days)).toBe(Math.abs(due.days));
        expect(dueOfKind(kind, next)).toEqual(next);
        expect(Object.is(next.days, -0)).toBe(false);
      }),
    );
  });

  it('is before on the day itself', () => {
    expect(dueKindOf({ from: 'event', days: 0, date: '' })).toBe('before');
    expect(dueOfKind('after', { from: 'event', days: 0, date: '' }).days).toBe(1);
  });
});
