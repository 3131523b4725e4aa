import { expect, it } from 'vitest';
import { moneyText, readMoney, retyped } from './money-text.ts';

it('a sum is read as people type it, and one that is none says what one looks like', () => {
  expect(readMoney('1.350,00 €', 'EUR')).toEqual({ sum: 135_000 });
  expect(readMoney(' ', 'EUR')).toEqual({ sum: null });
  expect(readMoney('a lot', 'EUR')).toEqual({ problem: 'Write a sum such as €1,350.00' });
  expect(readMoney('a lot', 'JPY')).toEqual({ problem: 'Write a sum such as ¥1,350' });
  expect(readMoney('100000001', 'EUR')).toEqual({ problem: 'Use €100,000,000.00 at most' });
});

it('what was typed is the same number in another currency', () => {
  expect(retyped(moneyText(135_000, 'EUR'), 'EUR', 'JPY')).toBe('¥1,350');
  expect(retyped(moneyText(135_000, 'CHF'), 'CHF', 'USD')).toBe('$1,350.00');
  expect(retyped('a lot', 'EUR', 'USD')).toBe('a lot');
  expect(retyped('', 'EUR', 'USD')).toBe('');
});
