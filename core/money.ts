/** An amount in the smallest unit of its currency (cents, øre, yen), always a whole number. */
export interface Money {
  amount: number;
  /** ISO 4217, such as `EUR`. */
  currency: string;
}

/** Decimals that a currency is counted in: 2 of euros and cents, 0 of yen. */
export const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/**
 * `$16.99`, `€1,250`, `¥5,000`: whole amounts carry no decimals, but in a `column`, where points stand below each other; in
 * `words`, `16.99 US dollars`. Throws a RangeError where the currency is none.
 */
export function moneyWords({ amount, currency }: Money, where?: 'column' | 'words'): string {
  const digits = digitsOf(currency);
  const value = amount / 10 ** digits;
  const decimals = Number.isInteger(value) && where !== 'column' ? 0 : digits;
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: where === 'words' ? 'name' : 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);
}

/** A sum in so many parts that differ by one unit at most and make the sum together; larger ones first. */
export function allocate(amount: number, parts: number): number[] {
  const least = Math.floor(amount / parts);
  const more = amount - least * parts;
  return Array.from({ length: parts }, (_, index) => least + (index < more ? 1 : 0));
}

/** A share of an amount in minor units, rounded half up. Exact: nothing in between passes 2^53 up to 1e12 and 1,000 %. */
export function percentOf(amount: number, percent: number): number {
  const basisPoints = Math.round(percent * 100);
  const whole = Math.floor(amount / 10_000);
  const rest = amount - whole * 10_000;
  return whole * basisPoints + Math.floor((rest * basisPoints + 5000) / 10_000);
}
