import { expect, it } from 'vitest';
import type { Currency } from '../../profile.ts';
import { readBareFee, readSaidFee } from './fee.ts';
import { lineOf, take } from './line.ts';

const feeOf = (typed: string, assumed: Currency = 'EUR') => {
  const line = lineOf(typed);
  const fee = readSaidFee(line, assumed) ?? readBareFee(line, assumed);
  return fee && `${fee.amount} ${fee.currency}${fee.isCurrencyAssumed ? '?' : ''}`;
};

it.each([
  ['1200 GBP', '120000 GBP'],
  ['1200gbp', '120000 GBP'],
  ['£1,200', '120000 GBP'],
  ['£ 1.2k', '120000 GBP'],
  ['€1.200,50', '120050 EUR'],
  ['1.200,- €', '120000 EUR'],
  ["CHF 1'200.-", '120000 CHF'],
  ['1 200 zł', '120000 PLN'],
  ['12 000 Kč', '1200000 CZK'],
  ['1 200 000 Ft', '120000000 HUF'],
  ['Studio 54 500 EUR', '50000 EUR'],
  ['Studio 5 500 EUR', '550000 EUR'],
  ['00 EUR', null],
  ['12000 Kč', '1200000 CZK'],
  ['¥150,000', '150000 JPY'],
  ['150k JPY', '150000 JPY'],
  ['R$ 5.000', '500000 BRL'],
  ['600 quid', '60000 GBP'],
  ['12 EUR', '1200 EUR'],
  ['1.005 EUR', '100500 EUR'],
  ['1.5 JPY', null],
  ['no fee', '0 EUR'],
  ['for free', '0 EUR'],
  ['Free', '0 EUR'],
  ['0 EUR', '0 EUR'],
  ['€99999999999', null],
])('%s says its currency', (typed, fee) => {
  expect(feeOf(typed)?.replace(/^\d+ EUR\?$/, '') || null).toBe(fee);
});

it.each<[string, Currency, string]>([
  ['$900', 'EUR', '90000 USD'],
  ['$900', 'AUD', '90000 AUD'],
  ['US$900', 'AUD', '90000 USD'],
  ['9000 kr', 'DKK', '900000 DKK'],
  ['9000 kr', 'EUR', '900000 SEK'],
  ['¥900', 'CNY', '90000 CNY'],
])('%s to somebody who is paid in %s', (typed, assumed, fee) => {
  expect(feeOf(typed, assumed)).toBe(fee);
});

it.each<[string, string | null]>([
  ['1200', '120000 EUR?'],
  ['1.2k', '120000 EUR?'],
  ['1,5k', '150000 EUR?'],
  ['for 700', '70000 EUR?'],
  ['fee: 40', '4000 EUR?'],
  ['Gage 1.200,50', '120050 EUR?'],
  ['300 then 800', '80000 EUR?'],
  ['50', '5000 EUR?'],
  ['49', null],
  ['Studio 54', null],
  ['Studio 54 800', '80000 EUR?'],
  ['Rex, 80', '8000 EUR?'],
  ['900 deposit 300', '90000 EUR?'],
  ['Karl Marx Allee 99, 12 Park Street', null],
  ['Köpenicker Str. 124', null],
  ['Mehringdamm 61', null],
  ['359 Mare Street 700', '70000 EUR?'],
  ['march 2027', null],
  ['summer 2027', null],
  ['budget 1200', '120000 EUR?'],
  ['200.000 yen', '200000 JPY'],
  ['70%', null],
  ['-1200', null],
  ['try 20', null],
  ['Freedom', null],
  ['Free Club', null],
])('%s names no currency', (typed, fee) => {
  expect(feeOf(typed)).toBe(fee);
});

it('takes no number of what was made something of', () => {
  const line = lineOf('Club 1200');
  take(line, { from: 0, to: 2 });
  expect(readBareFee(line, 'EUR')).toBeNull();
});

it('counts a bare sum of yen in yen', () => {
  expect(feeOf('150000', 'JPY')).toBe('150000 JPY?');
});
