import { digitsOf } from './money.ts';

const SPACES = /[\s\u00A0\u202F'’]/g;

/** Whether what follows the last separator are decimals: `2.80`, but not the thousands of `2.800`. */
const areDecimals = (text: string, separator: string, digits: number): boolean => {
  const after = text.length - text.lastIndexOf(separator) - 1;
  const isOnly = text.split(separator).length === 2;
  return digits > 0 && isOnly && after <= digits;
};

/**
 * The sum that somebody typed, in minor units: `2800`, `2,800.00`, `2.800,00`, `€ 2 800`, `CHF 2’800.50`. Null where it can't
 * be read, has more decimals than the currency, or is below zero.
 */
export function moneyOfText(typed: string, currency: string): number | null {
  const digits = digitsOf(currency);
  // Currency signs and codes say nothing here: a contract has one currency.
  const text = typed.replace(/^[\p{Sc}\p{L}.\s]*|[\p{Sc}\p{L}\s]*$/gu, '').replaceAll(SPACES, '');
  if (!/^\d+(?:[.,]\d+)*[.,]?$/.test(text)) return null;
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const separator = text[last] ?? '';
  const hasBoth = text.includes('.') && text.includes(',');
  const isDecimal = separator !== '' && (hasBoth || areDecimals(text, separator, digits));
  const whole = isDecimal ? text.slice(0, last) : text;
  const decimals = isDecimal ? text.slice(last + 1) : '';
  if (decimals.length > digits || !areGrouped(whole)) return null;
  const amount = Number(whole.replaceAll(/[.,]/g, '') + decimals.padEnd(digits, '0'));
  return Number.isSafeInteger(amount) ? amount : null;
}

/** `2,800,000` or without separators; `28,00` is neither. */
const areGrouped = (whole: string): boolean => /^\d+$|^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(whole);
