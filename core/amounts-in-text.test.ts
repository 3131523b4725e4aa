import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';
import { currenciesIn, mismatchedAmounts } from './amounts-in-text.ts';
import { digitsOf } from './money.ts';

const CURRENCIES = (
  'EUR USD GBP JPY CHF SEK NOK DKK ISK PLN CZK HUF RON BGN TRY AED ILS BAM TTD STN PGK XOF XPF AUD CAD NZD MXN BRL ' +
  'ZAR THB IDR VND KRW CNY INR BHD KWD MGA ARS COP PEN UAH GEL'
).split(' ');

const currency = fc.constantFrom(...CURRENCIES);
const minor = fc.integer({ min: 0, max: 999_999_999_999 });
const figuresOf = (amount: number, of: string, useGrouping: boolean): string => {
  const [minimumFractionDigits, maximumFractionDigits] = [digitsOf(of), digitsOf(of)];
  const format = new Intl.NumberFormat('en', { useGrouping, minimumFractionDigits, maximumFractionDigits });
  return format.format(amount / 10 ** digitsOf(of));
};

describe('words beside figures', () => {
  it.each([
    ['five hundred euros (€400)', 'five hundred euros', '€400'],
    ['€400 (five hundred euros)', 'five hundred euros', '€400'],
    ['within thirty (20) days', 'thirty', '20'],
    ['within 30 (twenty) days', 'twenty', '30'],
    [
      'a fee of TWO THOUSAND\neight hundred EUROS ( EUR 2,600.00 ).',
      'TWO THOUSAND eight hundred EUROS',
      'EUR 2,600.00',
    ],
    [
      'a fee of 2,800.50 EUR (two thousand eight hundred euros)',
      'two thousand eight hundred euros',
      '2,800.50 EUR',
    ],
    ['five and 50/100 euros (€5.05)', 'five and 50/100 euros', '€5.05'],
    ['five and 5/100 Euros (5.50€)', 'five and 5/100 Euros', '5.50€'],
    ['five hundred pounds sterling (£50)', 'five hundred pounds sterling', '£50'],
    ['five hundred US dollars (US$ 50)', 'five hundred US dollars', 'US$ 50'],
    ['400 Swiss francs (four hundred and one)', 'four hundred and one', '400 Swiss francs'],
    ['one thousand (1 001) guests', 'one thousand', '1 001'],
    ['For Two Sets Five Hundred Euros (€400)', 'Five Hundred Euros', '€400'],
    ['from 400 €500 (four hundred)', 'four hundred', '€500'],
  ])('differ in "%s"', (text, words, figures) => {
    expect(mismatchedAmounts(text)).toEqual([{ words, figures }]);
  });

  it.each([
    ...[
      'five hundred euros (€500)',
      '€500.00 (five hundred)',
      'thirty (30) days',
      '30 (Thirty) days',
      'zero (0.00)',
    ],
    ...[
      'two thousand eight hundred (2,800)',
      'two thousand eight hundred (2.800)',
      '2.800,00 (two thousand eight hundred)',
    ],
    ...[
      'two thousand eight hundred (2 800)',
      "two thousand eight hundred (2'800)",
      'twenty-eight hundred ($2,800)',
    ],
    ...['two thousand eight hundred and 50/100 euros (€2,800.50)', 'five hundred and one (501)'],
  ])('agree in "%s"', (text) => {
    expect(mismatchedAmounts(text)).toEqual([]);
  });

  it.each([
    ...[
      'five hundred euros, €400',
      'two sets (90 minutes)',
      'five hundred (see 4)',
      'five hundred euros (50%)',
    ],
    ...[
      'one of the parties (2)',
      'one of them gets euros (2)',
      'twenty-first (22)',
      'five hundred (€400',
      'five ((400))',
      'five and €/100 (6)',
      'five and 500/100 (6)',
      'five hundred euros (€)',
    ],
    ...[
      'five two (7)',
      'between twenty and thirty (20)',
      'in the year (2026)',
      'B12 (two)',
      '10/20 (ten)',
      'day-one (2)',
    ],
    ...[
      'on 12.05.2026 (two)',
      'thirty (thirty-one)',
      '30 (31)',
      '()',
      'five [400)',
      'five: 400)',
      '(5) five',
      '',
      '(five) (6)',
      '((five)) 6',
    ],
    `five hundred (${'0'.repeat(31)})`,
  ])('are not in "%s"', (text) => {
    expect(mismatchedAmounts(text)).toEqual([]);
  });

  it('are found wherever they stand, in order', () => {
    const text =
      'Fee: five hundred euros (€400). Notice: thirty (30) days. Two (3) meals, 4 (five) towels (six).';
    expect(mismatchedAmounts(text)).toEqual([
      { words: 'five hundred euros', figures: '€400' },
      { words: 'Two', figures: '3' },
      { words: 'five', figures: '4' },
    ]);
  });

  it('are told apart to the last unit, in every currency', () => {
    fc.assert(
      fc.property(currency, minor, minor, fc.boolean(), (of, amount, other, grouping) => {
        fc.pre(amount !== other);
        const words = amountInWords({ amount, currency: of });
        const [right, wrong] = [amount, other].map((one) => figuresOf(one, of, grouping));
        expect(mismatchedAmounts(`pays ${words} (${right} ${of}) at once`)).toEqual([]);
        expect(mismatchedAmounts(`pays ${of} ${right} (${words}) at once`)).toEqual([]);
        expect(mismatchedAmounts(`pays ${words} (${of} ${wrong}) at once`)).toEqual([
          { words, figures: `${of} ${wrong}` },
        ]);
        expect(mismatchedAmounts(`pays ${wrong} (${words}) at once`)).toEqual([{ words, figures: wrong }]);
      }),
    );
  });
});

describe('the currencies of a text', () => {
  it.each([
    ['EUR 400, 400 USD and GBP400', ['EUR', 'USD', 'GBP']],
    ['€400 or 400€, £ 5, then €6', ['EUR', 'GBP']],
    ['$400 and ¥5,000', ['$', '¥']],
    ['400 euros, 1 Euro, 400 dollars, 400 pounds', ['EUR', '$', 'GBP']],
    ['$400 CAD, USD $5, 400 US dollars', ['CAD', 'USD']],
    ['400 pounds sterling, 5 Swiss francs', ['GBP', 'CHF']],
    ['US$400, HK$400, E£400', ['USD', 'HKD']],
    ['deposit 400 EUR 30 days before, €400 USD', ['EUR', 'USD']],
    ['SEK 4 000,00', ['SEK']],
    ['€ and USD, in euros; eur 400; 400 eur', []],
    ['120 BPM, TOP 40, ALL 4 decks, 3 XLR, USB 3, ABC 400', []],
    ['400 Egyptian pounds, five hundred euros', []],
    ['', []],
  ])('in "%s"', (text, currencies) => {
    expect(currenciesIn(text)).toEqual(currencies);
  });

  it('are found by code on either side', () => {
    fc.assert(
      fc.property(currency, minor, (of, amount) => {
        const figures = figuresOf(amount, of, true);
        expect(currenciesIn(`pays ${of} ${figures} at once`)).toEqual([of]);
        expect(currenciesIn(`pays ${figures} ${of}.`)).toEqual([of]);
      }),
    );
  });
});

it('any text is read, and one of 20,000 hostile characters at once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(mismatchedAmounts(text).length * 4).toBeLessThanOrEqual(text.length);
      expect(new Set(currenciesIn(text)).size).toBe(currenciesIn(text).length);
    }),
  );
  const hostile = [
    'one ',
    'one-',
    'and ',
    'one and ',
    'one (',
    '(',
    '1',
    '1 000 ',
    '1,',
    '0',
    '$',
    'US$',
    'EUR ',
    'A',
  ];
  const more = [
    '1 Aa ',
    '1 A&-',
    ' ',
    '1 \n\n\n\n\n\n\n\n',
    'one and 1/',
    'five (4) ',
    'a',
    '\u{1F600}',
    '€1(',
    's',
  ];
  for (const part of [...hostile, ...more]) {
    const text = `one ${part.repeat(20_000 / part.length)} (1)`;
    // A pattern that backtracks takes minutes on these, and the test's own limit ends it.
    expect(mismatchedAmounts(text), part).toBeInstanceOf(Array);
    expect(currenciesIn(text), part).toBeInstanceOf(Array);
  }
});
