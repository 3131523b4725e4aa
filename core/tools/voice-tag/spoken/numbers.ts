const ONES = [
  ...[
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALES = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const;

const ORDINALS: Readonly<Record<string, string>> = {
  ...{ one: 'first', two: 'second', three: 'third', five: 'fifth', eight: 'eighth', nine: 'ninth' },
  twelve: 'twelfth',
};

/** More digits than this are a number to dial. */
const LONGEST_CARDINAL = 9;

/** `one hundred five` */
export function cardinal(value: number): string {
  for (const [size, name] of SCALES) {
    if (value < size) continue;
    const rest = value % size;
    return `${cardinal(Math.floor(value / size))} ${name}${rest ? ` ${cardinal(rest)}` : ''}`;
  }
  if (value < 20) return ONES[value] ?? '';
  const rest = value % 10;
  return `${TENS[Math.floor(value / 10)]}${rest ? ` ${ONES[rest]}` : ''}`;
}

const digitByDigit = (digits: string): string =>
  Array.from(digits, (digit) => (digit === '0' ? 'oh' : (ONES[Number(digit)] ?? ''))).join(' ');

/** The last two digits of a number that is said in pairs: `oh five`, `twenty six`. */
const pair = (digits: string): string =>
  digits.startsWith('0') ? digitByDigit(digits) : cardinal(Number(digits));

/** A whole number as it is said on air: `one twenty eight`, `eight oh eight`, `nineteen ninety nine`. */
export function spokenNumber(digits: string): string {
  if (digits.length > LONGEST_CARDINAL || /^0\d/.test(digits)) return digitByDigit(digits);
  const value = Number(digits);
  if (digits.length === 3 && value % 100 !== 0)
    return `${cardinal(Math.floor(value / 100))} ${pair(digits.slice(1))}`;
  if (digits.length !== 4 || value % 1000 < 10) return cardinal(value);
  const start = cardinal(Math.floor(value / 100));
  return value % 100 === 0 ? `${start} hundred` : `${start} ${pair(digits.slice(2))}`;
}

/** `twenty first` for 21. */
export function ordinal(digits: string): string {
  const words = cardinal(Number(digits.slice(-LONGEST_CARDINAL))).split(' ');
  const last = words.pop() ?? '';
  const said =
    ORDINALS[last] ??
    (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : last.endsWith('t') ? `${last}h` : `${last}th`);
  return [...words, said].join(' ');
}

/** `nineties` for 90, `nineteen nineties` for 1990, `eight oh eights` for 808: what an s makes of a number. */
export function plural(digits: string): string {
  const words = (digits === '00' ? 'two thousand' : spokenNumber(digits)).split(' ');
  const last = words.pop() ?? '';
  const said = last.endsWith('y') ? `${last.slice(0, -1)}ies` : last.endsWith('x') ? `${last}es` : `${last}s`;
  return [...words, said].join(' ');
}

/** A number with what may stand in it: `98.7`, `1,000`, `10:30`. */
export function numberWords(written: string): string {
  if (/^\d{1,3}(,\d{3})+$/.test(written) && written.length <= 11)
    return cardinal(Number(written.replaceAll(',', '')));
  const [whole = '', ...parts] = written.split(/[.,:]/);
  if (written.includes(':'))
    return [spokenNumber(whole), ...parts.filter((part) => Number(part) > 0).map(pair)].join(' ');
  const [fraction] = parts;
  if (parts.length !== 1 || fraction === undefined || written.includes(','))
    return [whole, ...parts].map(spokenNumber).join(' ');
  return `${spokenNumber(whole)} point ${digitByDigit(fraction)}`;
}

const ROMAN = /^(x{0,3})(ix|iv|v?i{0,3})$/;

/** 1 to 39 in Roman numerals, of any case; null for what is none. */
export function romanNumber(word: string): number | null {
  const match = ROMAN.exec(word.toLowerCase());
  if (!match || word === '') return null;
  const [, tens = '', ones = ''] = match;
  const value =
    ones === 'ix' ? 9 : ones === 'iv' ? 4 : (ones.startsWith('v') ? 5 : 0) + ones.replace('v', '').length;
  return 10 * tens.length + value;
}
