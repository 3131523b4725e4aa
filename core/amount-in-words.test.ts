import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountInWords, isNumberWord, numberOfWords } from './amount-in-words.ts';

const MOST = 999_999_999_999;
const inWords = (amount: number, currency = 'EUR'): string => amountInWords({ amount, currency });

describe('an amount in words', () => {
  it.each([
    [0, 'EUR', 'zero euros'],
    [50, 'EUR', 'zero and 50/100 euros'],
    [100, 'EUR', 'one euro'],
    [101, 'EUR', 'one and 01/100 euros'],
    [10_100, 'USD', 'one hundred one US dollars'],
    [280_000, 'EUR', 'two thousand eight hundred euros'],
    [280_050, 'EUR', 'two thousand eight hundred and 50/100 euros'],
    [211_900, 'GBP', 'two thousand one hundred nineteen British pounds'],
    [5000, 'JPY', 'five thousand Japanese yen'],
    [21, 'JPY', 'twenty-one Japanese yen'],
    [1_000_005, 'BHD', 'one thousand and 005/1000 Bahraini dinars'],
    [100_000_040, 'JPY', 'one hundred million forty Japanese yen'],
  ])('of %i %s is "%s"', (amount, currency, words) => {
    expect(inWords(amount, currency)).toBe(words);
  });

  it('goes up to the last that can be spelled', () => {
    expect(inWords(MOST, 'JPY')).toBe(
      'nine hundred ninety-nine billion nine hundred ninety-nine million ' +
        'nine hundred ninety-nine thousand nine hundred ninety-nine Japanese yen',
    );
  });

  it.each([-1, 0.5, MOST + 1, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (amount) => {
    expect(() => inWords(amount)).toThrow(RangeError);
  });

  it('refuses what is no currency', () => {
    expect(() => inWords(100, 'euro')).toThrow(RangeError);
  });
});

describe('a number of words', () => {
  it('is what was spelled, with spaces or hyphens, in capitals or not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MOST }), (number) => {
        const words = inWords(number, 'JPY').replace(/ Japanese yen$/, '');
        expect(numberOfWords(words)).toBe(number);
        expect(numberOfWords(words.replaceAll('-', ' ').toUpperCase())).toBe(number);
        expect(numberOfWords(words.replaceAll(' ', '-'))).toBe(number);
      }),
    );
  });

  it.each([
    ['zero', 0],
    ['Twenty One', 21],
    ['one hundred and one', 101],
    ['two thousand and five', 2005],
    ['five hundred and twenty thousand', 520_000],
    ['one million and one hundred', 1_000_100],
    ['twenty-eight hundred', 2800],
    ['one thousand twelve hundred', null],
    [' three\n thousand ', 3000],
  ])('in "%s" is %d', (words, number) => {
    expect(numberOfWords(words)).toBe(number);
  });

  it.each([
    ...['', ' ', 'and', 'hundred', 'thousand five', 'five hundred hundred', 'twenty twenty', 'five two'],
    ...[
      'twenty and five',
      'one hundred and',
      'and one',
      'one hundred and and one',
      'one hundred and thousand',
    ],
    ...[
      'twenty-zero',
      'zero hundred',
      'ten one',
      'twenty ten',
      'one thousand one thousand',
      'one thousand one million',
      'one thousand two thousand',
    ],
    ...['some', 'two euros', '200', '-five', 'one hundred, five', 'constructor'],
  ])('is not in "%s"', (words) => {
    expect(numberOfWords(words)).toBeNull();
  });

  it('has words of its own', () => {
    expect(['one', 'Ninety', 'HUNDRED', 'billion'].every(isNumberWord)).toBe(true);
    expect(['and', 'first', 'euro', ''].some(isNumberWord)).toBe(false);
  });
});
