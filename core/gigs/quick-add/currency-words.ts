import { CURRENCIES, type Currency } from '../../profile.ts';

/** What people write beside a sum. Where several share a sign, the account's own is meant, else the first. */
const SIGNS: Readonly<Record<string, readonly Currency[]>> = {
  '€': ['EUR'],
  euro: ['EUR'],
  euros: ['EUR'],
  '£': ['GBP'],
  quid: ['GBP'],
  pounds: ['GBP'],
  $: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD', 'MXN', 'ARS', 'CLP', 'COP'],
  dollars: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD'],
  us$: ['USD'],
  c$: ['CAD'],
  a$: ['AUD'],
  nz$: ['NZD'],
  s$: ['SGD'],
  hk$: ['HKD'],
  r$: ['BRL'],
  '¥': ['JPY', 'CNY'],
  yen: ['JPY'],
  '₺': ['TRY'],
  '₪': ['ILS'],
  '₹': ['INR'],
  '₩': ['KRW'],
  '฿': ['THB'],
  '₫': ['VND'],
  '₱': ['PHP'],
  '₦': ['NGN'],
  '₴': ['UAH'],
  '₾': ['GEL'],
  kr: ['SEK', 'NOK', 'DKK', 'ISK'],
  zł: ['PLN'],
  kč: ['CZK'],
  ft: ['HUF'],
  lei: ['RON'],
  fr: ['CHF'],
  sfr: ['CHF'],
  franken: ['CHF'],
  francs: ['CHF'],
};
/** Codes that are words of their own in small letters. */
const WORDS = new Set(['TRY', 'COP', 'PEN', 'MAD']);

const escaped = (sign: string): string => sign.replaceAll('$', '\\$');
/** Signs and codes, as a pattern; the longer ones first. */
export const CURRENCY = [...Object.keys(SIGNS), ...CURRENCIES]
  .sort((a, b) => b.length - a.length)
  .map(escaped)
  .join('|');

/** The currency that something beside a sum means; null where it is none after all. */
export function currencyOf(written: string, assumed: Currency): Currency | null {
  const code = CURRENCIES.find((one) => one === written.toUpperCase());
  if (code) return WORDS.has(code) && written !== code ? null : code;
  const meant = SIGNS[written.toLowerCase()] ?? [];
  return meant.includes(assumed) ? assumed : (meant[0] ?? null);
}
