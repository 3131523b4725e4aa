import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyWords } from './money.ts';
import { moneyOfText, numberOfText } from './number-of-text.ts';

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
    ['.50', 50],
    ['0,5', 50],
    ['€ 2,800', 280_000],
    ['2800 EUR', 280_000],
    ['eur 2800', 280_000],
    ['2800,-', 280_000],
    ['500 kr.', 50_000],
    ['US$ 600', 60_000],
    ['0', 0],
  ])('%s is %i', (typed, amount) => expect(moneyOfText(typed, 'EUR')).toBe(amount));

  it.each([
    ...['', '-5', '28,00,5', '2800.555', '1,23,456', '0.500', 'free', '1 or 2', '2k', '2.8k'],
    ...['1.5 million', '5 per head', '2800 CHF', '99999999999999999', '.', '1.2.3', '2.800,000'],
  ])('%s can’t be read', (typed) => expect(moneyOfText(typed, 'EUR')).toBeNull());

  it('has the decimals of its currency', () => {
    expect(moneyOfText('5,000', 'JPY')).toBe(5000);
    expect(moneyOfText('5.5', 'JPY')).toBeNull();
    expect(moneyOfText('5,000.50', 'JPY')).toBeNull();
    expect(moneyOfText('CHF 2’800.-', 'CHF')).toBe(280_000);
  });

  it('is read back from how it is shown', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000_000 }),
        fc.constantFrom('EUR', 'GBP', 'JPY', 'CHF', 'ISK', 'USD', 'BRL', 'PLN', 'ZAR'),
        (amount, currency) => {
          expect(moneyOfText(moneyWords({ amount, currency }, 'column'), currency)).toBe(amount);
        },
      ),
      { seed: 16 },
    );
  });
});

describe('a number that was typed', () => {
  it.each([
    ['2,000', 0, 2000],
    ['2.000', 0, 2000],
    ['1,000,000', 0, 1_000_000],
    ['33.33', 2, 33.33],
    ['33,3', 2, 33.3],
    ['1.5', 2, 1.5],
  ])('%s with %i decimals is %d', (typed, decimals, number) =>
    expect(numberOfText(typed, decimals)).toBe(number),
  );

  it.each([
    ['1.5', 0],
    ['0x10', 0],
    ['1e3', 0],
    ['0.333', 2],
    ['', 2],
    ['-1', 2],
  ])('%s with %i decimals is none', (typed, decimals) => expect(numberOfText(typed, decimals)).toBeNull());
});
