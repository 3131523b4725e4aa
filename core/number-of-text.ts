import { digitsOf } from './money.ts';

const SPACES = /[\s\u00A0\u202F'’]/g;

/** `2,800,000`, `2.800` or without separators; `28,00`, `0,500` and `1,23,456` are none of these. */
const areGrouped = (whole: string): boolean => /^\d+$|^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/.test(whole);

/** Where the decimals of a number begin; -1 where it has none. A separator that could part thousands parts thousands. */
function decimalsAt(text: string, decimals: number): number {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const separator = text[last];
  if (separator === undefined || decimals === 0) return -1;
  if (text.includes('.') && text.includes(',')) return last;
  const isOnly = text.indexOf(separator) === last;
  const couldBeThousands = areGrouped(text);
  return isOnly && !couldBeThousands ? last : -1;
}

/**
 * The number that somebody typed, in units of its last decimal: `2,800.5` with two decimals is 280050. Thousands and decimals
 * are told apart as people part them: `2.800`, `2 800`, `2’800.50`, `28,5`, `.50`. Null where it can't be read, has more
 * decimals, or is below zero.
 */
export function unitsOfText(typed: string, decimals: number): number | null {
  const text = typed.replaceAll(SPACES, '');
  if (!/^\d*(?:[.,]\d*)*$/.test(text) || !/\d/.test(text)) return null;
  const at = decimalsAt(text, decimals);
  const whole = at < 0 ? text : text.slice(0, at);
  const rest = at < 0 ? '' : text.slice(at + 1);
  if (rest.length > decimals || !/^\d*$/.test(rest) || !(whole === '' || areGrouped(whole))) return null;
  const units = Number(whole.replaceAll(/[.,]/g, '') + rest.padEnd(decimals, '0'));
  return Number.isSafeInteger(units) ? units : null;
}

/** The number that somebody typed; see `unitsOfText`. */
export function numberOfText(typed: string, decimals: number): number | null {
  const units = unitsOfText(typed, decimals);
  return units === null ? null : units / 10 ** decimals;
}

/** What people write beside a sum, whatever its currency. */
const SIGNS = String.raw`\p{Sc}|[A-Z]{1,2}\$|kr\.?|fr\.?|zł|rs\.?|r`;

/**
 * The sum that somebody typed, in minor units of its currency: `2800`, `2,800.00`, `€ 2.800,00`, `2800 EUR`, `CHF 2’800.-`.
 * Null where it can't be read: `2.8k`, a sum in another currency's name.
 */
export function moneyOfText(typed: string, currency: string): number | null {
  const sign = new RegExp(`^(?:${currency}|${SIGNS})\\s*|\\s*(?:${currency}|${SIGNS})$`, 'giu');
  const text = typed
    .trim()
    .replaceAll(sign, '')
    .replace(/[.,][-–]+$/, '');
  return unitsOfText(text, digitsOf(currency));
}
