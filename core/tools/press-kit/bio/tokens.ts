/** A word, a number, or one mark of a text. White space and invisible characters are between tokens. */
export interface Token {
  /** UTF-16 indices in the text. */
  start: number;
  end: number;
  kind: 'word' | 'number' | 'mark';
  /** In lower case, composed, with one kind of quotation mark and one kind of dash. */
  word: string;
  /** What phrases are compared by: as `word`, and a number is the same in words and digits. */
  key: string;
  /** Whether it begins with an upper-case letter. */
  capital: boolean;
  /** Whether it begins a sentence. */
  starts: boolean;
  /** Whether nothing is between it and the token before. */
  joined: boolean;
}

const UNITS = [
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' '),
  ...'fifteen sixteen seventeen eighteen nineteen'.split(' '),
];
const TENS = { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 };
const ORDINALS = 'third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

/** English number words, and the digits that mean the same: to 99. */
export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map([
  ...UNITS.map((word, number): [string, string] => [word, String(number)]),
  ...Object.entries(TENS).flatMap(([tens, number]) =>
    ['', ...UNITS.slice(1, 10)].map((unit, more): [string, string] => [
      unit ? `${tens}-${unit}` : tens,
      String(number + more),
    ]),
  ),
  ...ORDINALS.map((word, index): [string, string] => [word, index === 0 ? '3rd' : `${index + 3}th`]),
]);

/** A number up to twelve as a word; a larger one in its digits. */
export const spellNumber = (digits: string): string => UNITS.slice(0, 13)[Number(digits)] ?? digits;

/** Scripts that set no space between words: each of their letters is a token. */
const UNSPACED =
  '[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]';
const LETTERS = `(?:(?!${UNSPACED})[\\p{L}\\p{N}\\p{M}])`;
const COMPOUND = `(?:${Object.keys(TENS).join('|')})[-‐‑](?:${UNITS.slice(1, 10).join('|')})(?!${LETTERS})`;
const TOKEN = new RegExp(
  `${COMPOUND}|\\p{Nd}+(?:[.,]\\p{Nd}+)*${LETTERS}*|${UNSPACED}\\p{M}*|${LETTERS}+|[^\\s\\p{Cf}]`,
  'giu',
);

const SENTENCE_ENDS = new Set('.!?…。！？؟۔।');
export const endsSentence = (text: string): boolean =>
  /[.!?…。！？؟۔।][\p{Pe}\p{Pf}\p{Pi}"']*$/u.test(text.slice(-8));

const DOUBLE_QUOTES = /[“”„‟«»″]/u;
const SINGLE_QUOTES = /[‘’‚‛‹›′ʼ`´]/u;

const wordOf = (text: string): string => {
  if (DOUBLE_QUOTES.test(text)) return '"';
  if (SINGLE_QUOTES.test(text)) return "'";
  if (/^[\p{Pd}−]$/u.test(text)) return '-';
  // The lower case of a capital sigma depends on its place in the word.
  return text.normalize('NFC').toLowerCase().replaceAll('ς', 'σ').replaceAll(/[‐‑]/gu, '-');
};

const keyOf = (word: string): string =>
  NUMBER_WORDS.get(word) ?? (/^\d{1,3}(?:,\d{3})+(?!\d)/.test(word) ? word.replaceAll(',', '') : word);

const kindOf = (text: string): Token['kind'] => {
  if (/^\p{Nd}/u.test(text)) return 'number';
  return /^[\p{L}\p{N}\p{M}]/u.test(text) ? 'word' : 'mark';
};

/** The tokens of a text, in order. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  let opens = true;
  for (const match of text.matchAll(TOKEN)) {
    const token = match[0];
    const word = wordOf(token);
    const kind = kindOf(token);
    const joined = match.index === end && end > 0;
    if (text.slice(end, match.index).includes('\n')) opens = true;
    // A full stop within a word, as in a web address, ends no sentence.
    if (kind !== 'mark' && joined && tokens.at(-1)?.word === '.') opens = false;
    end = match.index + token.length;
    tokens.push({
      start: match.index,
      end,
      kind,
      word,
      key: keyOf(word),
      capital: /^[\p{Lu}\p{Lt}]/u.test(token),
      starts: opens && kind !== 'mark',
      joined,
    });
    if (kind !== 'mark') opens = false;
    else if (SENTENCE_ENDS.has(token)) opens = true;
  }
  return tokens;
}
