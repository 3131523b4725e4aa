import { digitsOf } from '../../money.ts';
import { unitsOfText } from '../../number-of-text.ts';
import type { Currency } from '../../profile.ts';
import { MOST_MONEY } from '../booking.ts';
import { CURRENCY, currencyOf } from './currency-words.ts';
import { firstOf, type Line, type Match, matchAt, type Span, take, wordsLike } from './line.ts';

export interface FoundFee {
  /** Minor units. */
  amount: number;
  currency: Currency;
  /** Whether the line names no currency. */
  isCurrencyAssumed: boolean;
}

/** What is less is no fee of a gig, unless a currency stands beside it. */
const LEAST = 50;
/** Less than that behind a word belongs to a name: `Studio 54`. */
const LEAST_BEHIND_WORD = 100;

/** Beside these a number counts something else. */
const NO_FEE_BEHIND = /^(?:deposit|anzahlung|room|floor|\S*(?:str(?:asse)?|weg|platz|gasse|damm|allee))$/;
const NO_FEE_BEFORE = /^(?:km|miles|bpm|min)$/;
/** `12 Park Street` */
const HOUSE = wordsLike(`\\d+\\p{L}? \\p{L}+ (?:street|road)\\b`);
/** What somebody who writes a number so means is a year. */
const YEAR = /^20[2-3][1-46-9]$/;

const NUMBER =
  "(?!0\\d)(?<number>\\d{1,3}(?:[.,'’]\\d{3})+(?:[.,]\\d{1,2})?|\\d{1,11}(?:[.,]\\d{1,2})?)(?:[.,]-{1,2})?";
const THOUSANDS = '(?: ?(?<thousands>k)(?![\\p{L}\\d]))?';
const GROUPED = `(?:(?<grouped>[1-9]\\d{0,2}(?: \\d{3})+(?!\\d)(?:[.,]\\d{1,2})?)|${NUMBER}${THOUSANDS})`;

const LABELS = '(?:fee|gage|guarantee|budget)[:=]?';
const LABEL = `(?:${LABELS} |for )?`;
const WITH_CURRENCY = [
  wordsLike(`${LABEL}(?<currency>${CURRENCY})\\.? ?${GROUPED}`),
  wordsLike(`${LABEL}${GROUPED} ?(?<currency>${CURRENCY})\\.?`),
];
const NO_FEE = wordsLike('(?:no fee|(?:for )?free|unpaid|pro bono|gratis|umsonst|ohne gage)\\b');
const LABELLED = wordsLike(`${LABELS} ${NUMBER}${THOUSANDS}`);
const FOR = wordsLike(`(?:for )?${NUMBER}${THOUSANDS}`);

/** Minor units of what was written; null where it is no sum, or too large to be one. */
function amountOf({ number, grouped, thousands }: Match['groups'], digits: number): number | null {
  const text = grouped ?? number ?? '';
  const units = unitsOfText(text, thousands ? 3 : digits);
  const amount = units === null ? null : thousands ? units * 10 ** digits : units;
  return amount !== null && amount <= MOST_MONEY ? amount : null;
}

/** Whether a word that nothing was made of stands right before a number: it may be one of the same name. */
function isBehindWord({ words }: Line, at: number): boolean {
  const before = words[at - 1];
  return before !== undefined && !before.isTaken && !words[at]?.isApart && /\p{L}/u.test(before.text);
}

function withCurrency(line: Line, at: number, assumed: Currency): (FoundFee & Span) | null {
  for (const pattern of WITH_CURRENCY) {
    const match = matchAt(line, at, pattern);
    // `Studio 54 500 EUR` is not paid 54,500.
    if (match?.groups.grouped && /^\d\d/.test(match.groups.grouped) && isBehindWord(line, at)) continue;
    const currency = match && currencyOf(match.groups.currency ?? '', assumed);
    const amount = currency && amountOf(match.groups, digitsOf(currency));
    if (typeof amount === 'number' && currency) {
      return { amount, currency, isCurrencyAssumed: false, from: match.from, to: match.to };
    }
  }
  return null;
}

/** `Free Club` is a name. */
const isBeforeName = ({ words }: Line, to: number): boolean => {
  const next = words[to];
  return next !== undefined && !next.isTaken && !next.isApart && /^\p{Lu}/u.test(next.text);
};

/** A fee that says which currency it is in, or that there is none; takes its words. */
export function readSaidFee(line: Line, assumed: Currency): FoundFee | null {
  const found = firstOf(line, (at) => withCurrency(line, at, assumed));
  if (found) {
    take(line, found);
    const { amount, currency, isCurrencyAssumed } = found;
    return { amount, currency, isCurrencyAssumed };
  }
  const none = firstOf(line, (at) => matchAt(line, at, NO_FEE));
  if (!none || isBeforeName(line, none.to)) return null;
  take(line, none);
  return { amount: 0, currency: assumed, isCurrencyAssumed: false };
}

function bareFee(line: Line, at: number, pattern: RegExp, assumed: Currency): (FoundFee & Span) | null {
  const match = matchAt(line, at, pattern);
  const amount = match && amountOf(match.groups, digitsOf(assumed));
  return match && amount !== null
    ? { amount, currency: assumed, isCurrencyAssumed: true, from: match.from, to: match.to }
    : null;
}

/** Whether a number without any label stands where a fee may. */
function isLikely(line: Line, { amount, currency, from, to }: FoundFee & Span): boolean {
  const [before, next] = [line.words[from - 1], line.words[to]];
  if (YEAR.test(line.words[to - 1]?.text ?? '') || matchAt(line, from, HOUSE)) return false;
  if (
    (!before?.isTaken && NO_FEE_BEHIND.test(before?.folded ?? '')) ||
    (next && !next.isApart && NO_FEE_BEFORE.test(next.folded))
  )
    return false;
  const least = to - from === 1 && isBehindWord(line, from) ? LEAST_BEHIND_WORD : LEAST;
  return amount / 10 ** digitsOf(currency) >= least;
}

/** A number that can only be the fee: one that is called so, or the last that is large enough; takes its words. */
export function readBareFee(line: Line, assumed: Currency): FoundFee | null {
  const labelled = firstOf(line, (at) => bareFee(line, at, LABELLED, assumed));
  const numbers = [...line.words.keys()].flatMap((at) => bareFee(line, at, FOR, assumed) ?? []);
  const found = labelled ?? numbers.findLast((one) => isLikely(line, one));
  if (!found) return null;
  take(line, found);
  const { amount, currency, isCurrencyAssumed } = found;
  return { amount, currency, isCurrencyAssumed };
}
