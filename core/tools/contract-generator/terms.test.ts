import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyContract, LYON } from '../../../tests/support/contracts.ts';
import { contractSchema } from './contract-schema.ts';
import { termsOf } from './terms.ts';

const withTerms = (more: object) => contractSchema.parse({ ...LYON, ...more });

describe('terms', () => {
  it('of a night in Lyon', () => {
    expect(termsOf(LYON)).toMatchObject({
      ...{ fee: 280_000, total: 280_000, deposit: 140_000, balance: 140_000, minutes: 120, overtime: 35_000 },
      tiers: [
        { days: 30, percent: 25, sum: 70_000 },
        { days: 7, percent: 50, sum: 140_000 },
        { days: 0, percent: 100, sum: 280_000 },
      ],
    });
  });

  it('price overtime by the rate of the set: 1,000 for 4 hours, times 1.5, is 375 an hour', () => {
    const overtime = (step: 30 | 60, more: object = {}) =>
      termsOf(
        withTerms({
          ...{ deal: { fee: 100_000 }, times: { start: '22:00', end: '02:00' } },
          overtime: { kind: 'multiple', times: 1.5, step },
          ...more,
        }),
      ).overtime;
    expect(overtime(60)).toBe(37_500);
    expect(overtime(30)).toBe(18_750);
    // Five hours of the wall, six of real time.
    const back = { nights: ['2026-10-24'], times: { start: '23:00', end: '04:00' } };
    expect(overtime(60, back)).toBe(25_000);
    expect(overtime(60, { deal: { kind: 'door' } })).toBeNull();
    expect(overtime(60, { times: {} })).toBeNull();
    expect(overtime(60, { deal: { fee: 0 } })).toBeNull();
    // Several nights: what the clock shows.
    expect(overtime(60, { ...back, nights: ['2026-10-24', '2026-10-31'] })).toBe(30_000);
  });

  it('have no deposit without its clause, and no sum where the fee is left blank', () => {
    expect(termsOf(withTerms({ clauses: { deposit: false } }))).toMatchObject({
      deposit: 0,
      balance: 280_000,
    });
    expect(termsOf(withTerms({ deal: { fee: 0 } }))).toMatchObject({
      ...{ isOpen: true, total: 0, isDepositDue: true, isBalanceDue: true },
    });
    const door = { deal: { kind: 'door' }, balance: { share: { kind: 'amount', amount: 500 } } };
    expect(termsOf(withTerms(door))).toMatchObject({ isOpen: false, total: 0, balance: 0 });
  });

  it('count a fee for each night', () => {
    const { fee, total, deposit, balance } = termsOf(
      withTerms({ nights: ['2027-01-08', '2027-01-15', '2027-01-08'], deal: { fee: 50_001 } }),
    );
    expect({ fee, total, deposit, balance }).toEqual({
      ...{ fee: 50_001, total: 100_002, deposit: 50_001, balance: 50_001 },
    });
  });

  it('are whole minor units, and tiers come from the earliest on, whatever was typed', () => {
    fc.assert(
      fc.property(anyContract, (contract) => {
        const { fee, total, deposit, balance, overtime, tiers, instalments } = termsOf(
          contract,
          '2026-11-02',
        );
        for (const sum of [fee, total, deposit, balance, overtime ?? 0, ...tiers.map((tier) => tier.sum)])
          expect(Number.isSafeInteger(sum) && sum >= 0).toBe(true);
        expect(instalments.reduce((sum, { amount }) => sum + amount, 0)).toBe(deposit + balance);
        expect(tiers.map(({ days }) => days)).toEqual(
          tiers.map(({ days }) => days).toSorted((one, other) => other - one),
        );
      }),
    );
  });
});
