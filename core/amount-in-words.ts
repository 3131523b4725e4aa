import { digitsOf, type Money } from './money.ts';

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES: [name: string, value: number][] = [
  ['billion', 1e9],
  ['million', 1e6],
  ['thousand', 1000],
];
const MOST = 999_999_999_999;

/**
 * An amount as contracts and cheques spell it: `two thousand eight hundred and 50/100 euros`. Only the fraction has an
 * "and". Throws a RangeError below zero, above 999,999,999,999 minor units, and for what is not whole or no currency.
 */
export function amountInWords({ amount, currency }: Money): string {
  if (!Number.isInteger(amount) || amount < 0 || amount > MOST) {
    throw new RangeError(`No amount to spell: ${amount}`);
  }
  const digits = digitsOf(currency);
  const unit = 10 ** digits;
  const rest = amount % unit;
  const fraction = rest > 0 ? ` and ${String(rest).padStart(digits, '0')}/${unit}` : '';
  return `${wordsOf(Math.floor(amount / unit))}${fraction} ${currencyName(amount / unit, currency)}`;
}

/** `euro` of one, `euros` of any other number. */
const currencyName = (value: number, currency: string): string =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    minimumFractionDigits: 0,
  })
    .formatToParts(value)
    .find(({ type }) => type === 'currency')?.value ?? currency;

function wordsOf(number: number): string {
  const words: string[] = [];
  let rest = number;
  for (const [name, value] of SCALES) {
    if (rest >= value) words.push(belowThousand(Math.floor(rest / value)), name);
    rest %= value;
  }
  if (rest > 0 || number === 0) words.push(belowThousand(rest));
  return words.join(' ');
}

function belowThousand(number: number): string {
  if (number < 20) return SMALL[number] ?? '';
  if (number < 100) {
    const tens = TENS[Math.floor(number / 10)] ?? '';
    return number % 10 === 0 ? tens : `${tens}-${SMALL[number % 10]}`;
  }
  const hundreds = `${SMALL[Math.floor(number / 100)]} hundred`;
  return number % 100 === 0 ? hundreds : `${hundreds} ${belowThousand(number % 100)}`;
}

const VALUES = new Map<string, number>([
  ...SMALL.map((word, value): [string, number] => [word, value]),
  ...TENS.slice(2).map((word, at): [string, number] => [word, (at + 2) * 10]),
  ['hundred', 100],
  ...SCALES,
]);

/** Whether numbers are spelled with this word. An "and" is none of them. */
export const isNumberWord = (word: string): boolean => VALUES.has(word.toLowerCase());

/**
 * The whole number that is spelled in English, with or without hyphens and "and"; `twenty-eight hundred` is one too. Null
 * where it is no number.
 */
export function numberOfWords(words: string): number | null {
  const list = words
    .trim()
    .toLowerCase()
    .split(/[\s\u2010\u2011-]+/);
  if (list.length === 1 && list[0] === 'zero') return 0;
  let sum = 0;
  let group = 0;
  /** What the next word of ones and tens must stay below. */
  let room = 100;
  /** What the next group must stay below: the scale before it. */
  let least = Number.POSITIVE_INFINITY;
  for (const [at, word] of list.entries()) {
    const value = VALUES.get(word);
    if (word === 'and') {
      const before = VALUES.get(list[at - 1] ?? '') ?? 0;
      const after = VALUES.get(list[at + 1] ?? '') ?? 100;
      if (before < 100 || after >= 100) return null;
    } else if (value === undefined || value === 0) {
      return null;
    } else if (value < 100) {
      if (value >= room) return null;
      group += value;
      room = value >= 20 ? 10 : 0;
    } else if (value === 100) {
      if (group === 0 || group >= 100) return null;
      group *= 100;
      room = 100;
    } else {
      if (group === 0 || group * value >= least) return null;
      sum += group * value;
      group = 0;
      room = 100;
      least = value;
    }
  }
  return group < least ? sum + group : null;
}
