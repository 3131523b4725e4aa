import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyWords } from './money.ts';
import { moneyOfText } from './money-of-text.ts';

describe('a sum that was typed', () => {
  it.each([
    ['2800', 280_000],
    ['2,800', 280_000],
    ['2.800', 280_000],
    ['2 800', 280_000],
    ['2’800.50', 280_050],
    ['2,800.00', 280_000],
    ['2.800,00', 280_000],
    ['1,234,567.8', 123_456_780],
    ['28,5', 2850],
    ['28.50', 2850],
    ['28.', 2800],
    ['€ 2,800', 280_000],
    ['2800 EUR', 280_000],
    ['US$ 600', 60_000],
    ['0', 0],
  ])('%s is %i', (typed, amount) => expect(moneyOfText(typed, 'EUR')).toBe(amount));

  it.each(['', '-5', '28,00,5', '2800.555', '1,23,456', 'free', '1 or 2', '99999999999999999'])(
    '%s can’t be read',
    (typed) => expect(moneyOfText(typed, 'EUR')).toBeNull(),
  );

  it('has the decimals of its currency', () => {
    expect(moneyOfText('5,000', 'JPY')).toBe(5000);
    expect(moneyOfText('5.5', 'JPY')).toBeNull();
    expect(moneyOfText('5,000.50', 'JPY')).toBeNull();
  });

  it('is read back from how it is shown', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000_000 }),
        fc.constantFrom('EUR', 'GBP', 'JPY', 'CHF', 'ISK', 'USD'),
        (amount, currency) => {
          expect(moneyOfText(moneyWords({ amount, currency }, 'column'), currency)).toBe(amount);
        },
      ),
      { seed: 16 },
    );
  });
});
