import { MOST_MONEY } from '#core/gigs/booking.ts';
import { sameNumber } from '#core/gigs/sums-in-currency.ts';
import { digitsOf, moneyWords } from '#core/money.ts';
import { moneyOfText } from '#core/number-of-text.ts';

/** Of an example, in units of the currency. */
const EXAMPLE = 1350;

const words = (amount: number, currency: string): string => moneyWords({ amount, currency }, 'column');

/** The sum that was typed, in minor units; null where nothing was. Or why it is none. */
export function readMoney(
  typed: string,
  currency: string,
): { sum: number | null; problem?: never } | { problem: string } {
  if (typed.trim() === '') return { sum: null };
  const sum = moneyOfText(typed, currency);
  if (sum === null)
    return { problem: `Write a sum such as ${words(EXAMPLE * 10 ** digitsOf(currency), currency)}` };
  return sum > MOST_MONEY ? { problem: `Use ${words(MOST_MONEY, currency)} at most` } : { sum };
}

/** A sum as a field shows it; nothing where there is none. */
export const moneyText = (amount: number | null, currency: string): string =>
  amount === null ? '' : words(amount, currency);

/** What was typed of a sum, as the same number in another currency. What is none stays as it was typed. */
export function retyped(typed: string, from: string, to: string): string {
  const read = readMoney(typed, from);
  if (read.problem !== undefined || read.sum === null) return typed;
  return words(sameNumber({ amount: read.sum, currency: from }, to), to);
}
