import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, moneyWords, percentOf } from './money.ts';

it('writes money in the units of its currency, without empty decimals', () => {
  expect(moneyWords({ amount: 1699, currency: 'USD' })).toBe('$16.99');
  expect(moneyWords({ amount: 125_000, currency: 'EUR' })).toBe('€1,250');
  expect(moneyWords({ amount: 5000, currency: 'JPY' })).toBe('¥5,000');
  expect(moneyWords({ amount: 1230, currency: 'BHD' })).toMatch(/1\.230$/);
  expect(moneyWords({ amount: -50, currency: 'GBP' })).toBe('-£0.50');
});

it('writes all decimals in a column', () => {
  expect(moneyWords({ amount: 6000, currency: 'EUR' }, 'column')).toBe('€60.00');
  expect(moneyWords({ amount: 5000, currency: 'JPY' }, 'column')).toBe('¥5,000');
});

it('refuses what is no currency', () => {
  expect(() => moneyWords({ amount: 1, currency: 'euro' })).toThrow(RangeError);
});

it('shares a sum out to the last unit', () => {
  expect(allocate(100, 3)).toEqual([34, 33, 33]);
  expect(allocate(2, 3)).toEqual([1, 1, 0]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 1, max: 100 }), (amount, parts) => {
      const shares = allocate(amount, parts);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
      expect((shares[0] ?? 0) - (shares.at(-1) ?? 0)).toBeLessThanOrEqual(1);
    }),
  );
});

describe('a percentage', () => {
  it.each([
    [1_000_000_000_000, 33.33, 333_300_000_000],
    [999_999_999_999, 99.99, 999_899_999_999],
    [999_999_999_999, 100, 999_999_999_999],
    [50, 1, 1],
    [49, 1, 0],
    [1, 50, 1],
    [100, 0.29, 0],
    [10_000, 1.15, 115],
    [0, 85, 0],
  ])('of %i at %d %% is %i', (amount, share, expected) => {
    expect(percentOf(amount, share)).toBe(expected);
  });

  it('is exact, half up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e12 }),
        fc.integer({ min: 0, max: 100_000 }),
        (amount, basisPoints) => {
          const exact = (BigInt(amount) * BigInt(basisPoints) + 5000n) / 10_000n;
          expect(BigInt(percentOf(amount, basisPoints / 100))).toBe(exact);
        },
      ),
    );
  });
});
