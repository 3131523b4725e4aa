import { expect, it } from 'vitest';
import { moneyWords } from './money.ts';

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
