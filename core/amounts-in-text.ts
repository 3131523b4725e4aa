import { isNumberWord, numberOfWords } from './amount-in-words.ts';

/** ISO 4217, but for ALL and TOP: in capitals these are nearly always the words, as in `TOP 40`. */
const CODES = new Set(
  `AED AFN AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP
  CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD
  IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR
  MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP
  SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XCG XOF XPF
  YER ZAR ZMW ZWG`.split(/\s+/),
);

/** How the names of currencies end. A plural with -s is not listed. */
const NOUNS = new Set(
  `afghani ariary ariaries baht balboa birr bolívar bolivar boliviano cedi colón colones córdoba dalasi denar denari dinar
  dirham dobra dollar dong dram emalangeni escudo euro florin forint franc gold gourde guarani guilder hryvnia kina kip
  koruna korun krona kronor króna krónur krone kroner kwacha kwanza kyat lari lek lekë lempira leone leu lei lev leva
  lilangeni lira lire loti manat mark metical naira nakfa ngultrum ouguiya paʻanga pataca peso pound pula quetzal rand
  real reais rial riel ringgit riyal ruble rouble rufiyaa rupee rupiah shekel shilling sol soles som somoni sterling taka
  tala tenge tugrik vatu won yen yuan zloty złoty`.split(/\s+/),
);

/** What a mark or a name says about the currency. A bare $ or ¥ is of several countries, and stays what it is. */
const SAID: Record<string, string> = {
  ...{ '€': 'EUR', '£': 'GBP', $: '$', '¥': '¥' },
  ...{ euro: 'EUR', pound: 'GBP', 'pounds sterling': 'GBP', 'british pound': 'GBP', dollar: '$' },
  ...{ 'us dollar': 'USD', 'canadian dollar': 'CAD', 'australian dollar': 'AUD', 'swiss franc': 'CHF' },
  ...{ us$: 'USD', a$: 'AUD', au$: 'AUD', c$: 'CAD', ca$: 'CAD', nz$: 'NZD', hk$: 'HKD', s$: 'SGD' },
};

/** Numbers (`2,800.00`, `2 800`), symbols (`€`, `US$`), words, and any other character by itself. */
const TOKEN =
  /\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,'’]\d+)*|\p{Lu}{0,2}\p{Sc}|[\p{L}\p{M}]+|\S/gu;

interface Token {
  text: string;
  from: number;
  to: number;
}

/** A number with its currency: where its first token is, what follows the number, and what follows the currency. */
interface Quantity {
  kind: 'words' | 'figures';
  first: number;
  end: number;
  next: number;
}

/**
 * Where a number in words and one in figures stand directly beside each other, either of them in brackets, and differ:
 * `five hundred euros (€400)`, `30 (twenty) days`. Both as they are written.
 */
export function mismatchedAmounts(text: string): { words: string; figures: string }[] {
  const tokens = tokensOf(text);
  const found: { words: string; figures: string }[] = [];
  let before: Quantity | null = null;
  for (const quantity of quantitiesIn(tokens)) {
    const one: Quantity | null = before;
    before = quantity;
    if (!one || one.kind === quantity.kind || one.next + 1 !== quantity.first) continue;
    if (tokens[one.next]?.text !== '(' || tokens[quantity.next]?.text !== ')') continue;
    const [words, figures] = one.kind === 'words' ? [one, quantity] : [quantity, one];
    const number = spelledNumber(text, tokens, words);
    const readings = readingsOf(tokens, figures);
    if (number === null || readings.length === 0 || readings.includes(number)) continue;
    found.push({
      words: written(text, tokens, words.first, words.next),
      figures: written(text, tokens, figures.first, figures.next),
    });
  }
  return found;
}

/** The currencies that stand with figures, each once, in order: ISO codes, and `$` or `¥` where nothing says whose. */
export function currenciesIn(text: string): string[] {
  const tokens = tokensOf(text);
  const found = new Set<string>();
  for (const { kind, first, end, next } of quantitiesIn(tokens)) {
    if (kind === 'words') continue;
    const marks = tokens.slice(first, end - 1).map((token) => token.text);
    if (next > end) marks.push(written(text, tokens, end, next));
    const all = marks.map(currencyOf).filter((one) => one !== undefined);
    const sure = all.filter((one) => one.length === 3);
    for (const one of sure.length > 0 ? sure : all) found.add(one);
  }
  return [...found];
}

const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(TOKEN), ({ 0: found, index }) => ({
    text: found,
    from: index,
    to: index + found.length,
  }));

/** What the tokens say, with single spaces. */
const written = (text: string, tokens: Token[], first: number, next: number): string =>
  text.slice(tokens[first]?.from, tokens[next - 1]?.to).replace(/\s+/g, ' ');

function* quantitiesIn(tokens: Token[]): Generator<Quantity> {
  for (let at = 0; at < tokens.length; ) {
    const quantity = spelledAt(tokens, at) ?? figuresAt(tokens, at);
    if (quantity) yield quantity;
    at = quantity?.next ?? at + 1;
  }
}

const isFigure = (token?: Token): boolean => token !== undefined && /^\d/.test(token.text);
const isSymbol = (token?: Token): boolean => token !== undefined && /\p{Sc}$/u.test(token.text);
const isCode = (token?: Token): boolean => token !== undefined && CODES.has(token.text);
const isWord = (token?: Token): boolean => token !== undefined && isNumberWord(token.text);
const joinsWords = (token?: Token): boolean =>
  token !== undefined && /^(and|[\u2010\u2011-])$/i.test(token.text);

function spelledAt(tokens: Token[], first: number): Quantity | null {
  if (!isWord(tokens[first])) return null;
  let end = first + 1;
  while (isWord(tokens[end]) || (joinsWords(tokens[end]) && isWord(tokens[end + 1]))) end++;
  const next = afterUnit(tokens, fractionAt(tokens, end) === '' ? end : end + 4);
  return { kind: 'words', first, end, next };
}

function figuresAt(tokens: Token[], first: number): Quantity | null {
  let at = first;
  if (isCode(tokens[at])) at++;
  if (isSymbol(tokens[at])) at++;
  if (!isFigure(tokens[at])) return null;
  return { kind: 'figures', first, end: at + 1, next: afterUnit(tokens, at + 1) };
}

/** The decimals of `and 50/100`; empty where there is no such fraction. */
function fractionAt(tokens: Token[], at: number): string {
  if (tokens[at]?.text.toLowerCase() !== 'and' || tokens[at + 2]?.text !== '/') return '';
  const [part = '', unit = ''] = [tokens[at + 1]?.text, tokens[at + 3]?.text];
  const isFraction = /^10{1,4}$/.test(unit) && /^\d+$/.test(part) && part.length < unit.length;
  return isFraction ? part.padStart(unit.length - 1, '0') : '';
}

/** Whether a number is only the end of something longer: `B12`, `10/20`, `1-3`, `day-one`. */
function isTail(tokens: Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before !== undefined && before.to === tokens[at]?.from && /[\p{L}\d.,:/#–-]$/u.test(before.text);
}

/** A decimal without idle zeros; null where the words are no number. */
function spelledNumber(text: string, tokens: Token[], { first, end }: Quantity): string | null {
  const whole = isTail(tokens, first) ? null : numberOfWords(written(text, tokens, first, end));
  return whole === null ? null : decimal(String(whole), fractionAt(tokens, end));
}

/**
 * What a figure may stand for, as decimals without idle zeros; none where it is no number. `2.800` is two: many on the
 * continent write thousands like that, in English too.
 */
function readingsOf(tokens: Token[], { first, end }: Quantity): string[] {
  const plain = (tokens[end - 1]?.text ?? '').replace(/[\s'’]/g, '');
  // More digits are nothing that anybody pays, and long rows of zeros are slow to trim.
  if (plain.length > 30 || (first === end - 1 && isTail(tokens, first))) return [];
  const [whole = '', fraction = ''] = plain.split(/[.,](?=\d*$)/);
  const readings: string[] = [];
  if (/^\d+$/.test(whole) || THOUSANDS.test(whole)) {
    readings.push(decimal(whole.replace(/[.,]/g, ''), fraction));
  }
  if (THOUSANDS.test(plain)) readings.push(decimal(plain.replace(/[.,]/g, ''), ''));
  return readings;
}

const THOUSANDS = /^\d{1,3}([.,])\d{3}(\1\d{3})*$/;

function decimal(whole: string, fraction: string): string {
  const decimals = fraction.replace(/0+$/, '');
  return whole.replace(/^0+(?=\d)/, '') + (decimals && `.${decimals}`);
}

function currencyOf(mark: string): string | undefined {
  if (CODES.has(mark)) return mark;
  const name = mark.toLowerCase();
  return SAID[name] ?? SAID[name.replace(/s$/, '')] ?? /[$¥]$/.exec(mark)?.[0];
}

/** The token after a currency that stands here: `€`, `EUR`, `euros`, `US dollars`. Before a figure, it belongs to that. */
function afterUnit(tokens: Token[], at: number): number {
  if (isSymbol(tokens[at]) || isCode(tokens[at])) return isFigure(tokens[at + 1]) ? at : at + 1;
  for (let end = at; end < at + 5; end++) {
    const word = tokens[end]?.text ?? '';
    if (isNoun(word)) return tokens[end + 1]?.text.toLowerCase() === 'sterling' ? end + 2 : end + 1;
    // The adjective of a country: `Swiss francs`, `Trinidad & Tobago dollars`.
    if (!(end === at ? /^\p{Lu}/u : /^[\p{L}&-]/u).test(word) || isNumberWord(word)) return at;
  }
  return at;
}

const isNoun = (word: string): boolean =>
  NOUNS.has(word.toLowerCase()) || NOUNS.has(word.toLowerCase().replace(/s$/, ''));
