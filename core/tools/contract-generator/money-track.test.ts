import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter, daysBetween } from '#core/gigs/zoned-time.ts';
import { anyContract, LYON } from '../../../tests/support/contracts.ts';
import { cancellationOf } from './cancellation-of.ts';
import { contractSchema } from './contract-schema.ts';
import { isTurned, moneyTrack, placeOn, stepOf, ticksOf } from './money-track.ts';

const TODAY = '2026-11-02';
const of = (part: object = {}, today = TODAY) =>
  moneyTrack(contractSchema.parse({ ...LYON, ...part }), { night: 0, today });

describe('the money of a night on an axis of days', () => {
  it('has the payments, the steps of a cancellation and the days of the radius', () => {
    expect(of({ clauses: { radius: true } })).toEqual({
      ...{ first: TODAY, last: '2026-12-29', night: '2026-12-12' },
      payments: [
        { name: 'deposit', amount: 140_000, day: '2026-11-28', isAfterNight: false },
        { name: 'balance', amount: 140_000, day: '2026-12-05', isAfterNight: false },
      ],
      tiers: [
        { index: 0, percent: 25, sum: 70_000, first: TODAY, last: '2026-11-12' },
        { index: 1, percent: 50, sum: 140_000, first: '2026-11-13', last: '2026-12-05' },
        { index: 2, percent: 100, sum: 280_000, first: '2026-12-06', last: '2026-12-12' },
      ],
      radius: { first: '2026-11-28', last: '2026-12-26' },
    });
  });

  it('leaves out the steps that are over, and begins with a payment that was due before today', () => {
    const late = of({}, '2026-12-01');
    expect(late?.first).toBe('2026-11-28');
    expect(late?.tiers.map(({ index, first }) => [index, first])).toEqual([
      [1, '2026-12-01'],
      [2, '2026-12-06'],
    ]);
    expect(late?.radius).toBeNull();
  });

  it('goes on to a payment after the night, and says that it is one', () => {
    const balance = { share: { kind: 'rest' }, due: { from: 'date', date: '2026-12-14' } };
    const track = of({ balance });
    expect(track?.last).toBe('2026-12-17');
    expect(track?.payments.map(({ isAfterNight }) => isAfterNight)).toEqual([false, true]);
  });

  it('has no steps where nobody knows the sum, and is none once the night is over', () => {
    expect(of({ deal: { kind: 'door' } })?.tiers).toEqual([]);
    expect(of({ deal: { fee: 0 } })?.tiers).toEqual([]);
    expect(of({ clauses: { 'client-cancels': false } })?.tiers).toEqual([]);
    expect(of({}, '2026-12-13')).toBeNull();
    expect(of({ nights: [] })).toBeNull();
  });

  it('says of every day what the cancellation of that day says', () => {
    const days = fc.integer({ min: 0, max: 200 });
    fc.assert(
      fc.property(anyContract, days, days, (contract, until, at) => {
        const night = contract.nights[0];
        if (!night) return;
        const today = dayAfter(night, -until);
        const track = moneyTrack(contract, { night: 0, today });
        const day = dayAfter(today, Math.min(at, until));
        const tiers = track?.tiers.filter(({ first, last }) => first <= day && day <= last) ?? [];
        if (track?.tiers.length === 0) return;
        expect(tiers).toHaveLength(1);
        const cancelled = cancellationOf(contract, { side: 'client', day, night: 0, signedOn: today });
        expect(cancelled?.owed).toBe(tiers[0]?.sum);
      }),
      { seed: 16 },
    );
  });
});

describe('the axis', () => {
  const week = { first: '2026-11-02', last: '2026-11-08' };

  it('begins at 0 and ends at 1, and nothing stands beside it', () => {
    expect(placeOn(week, '2026-11-02')).toBe(0);
    expect(placeOn(week, '2026-11-05')).toBeCloseTo(3 / 7);
    expect(placeOn(week, '2026-12-24')).toBe(1);
    expect(placeOn(week, '2026-10-01')).toBe(0);
  });

  it('has as many marks as there is room for, at least one', () => {
    expect(ticksOf(week, 7)).toHaveLength(7);
    expect(ticksOf(week, 3)).toEqual(['2026-11-02']);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 1, max: 9 }), (length, most) => {
        const axis = { first: '2026-11-02', last: dayAfter('2026-11-02', length) };
        const ticks = ticksOf(axis, most);
        expect(ticks.length).toBeLessThanOrEqual(Math.max(most, length / 728 + 1));
        expect(ticks.every((tick) => daysBetween(tick, axis.last) >= 0)).toBe(true);
      }),
    );
  });
});

it('a step is drawn the deeper the more it costs', () => {
  expect([0, 25, 50, 100].map(stepOf)).toEqual([1, 1, 2, 3]);
});

describe('the words of a payment', () => {
  const next = { name: 'balance', amount: 1, day: 'x', isAfterNight: false } as const;
  const at = (here: number, there: number | null) =>
    isTurned(here, there === null ? undefined : next, () => there ?? 0);

  it('stand on its left at the end of the axis, and where the next one is near and there is room', () => {
    expect([at(0.9, null), at(0.5, 0.6), at(0.1, 0.15), at(0.5, 0.8), at(0.5, null)]).toEqual([
      ...[true, true, false, false, false],
    ]);
  });
});
