import type { Atom } from './atoms.ts';
import { NUMBERED, SAFE_ROMAN, SAID_LIKE, SPELLED, SPELLED_IN_CAPITALS, WHO_LIVES } from './club-words.ts';
import { cardinal, romanNumber } from './numbers.ts';
import { unstretched } from './word-stretch.ts';

export interface Around {
  before: Atom | undefined;
  after: Atom | undefined;
  /** Every word is in capitals, so that capitals say nothing. */
  isLoud: boolean;
}

/** `D J` */
const spelled = (word: string): string => Array.from(word.toUpperCase()).join(' ');

/** Letters that no English word is without. */
const hasNoVowel = (word: string): boolean => /^[^aeiouy]{2,5}$/.test(word);

/** What stands after an apostrophe in English: Nova's, don't, we're. */
const ENDINGS = /'(s|t|m|d|ll|re|ve|all)$/;

export function withApostrophe(word: string): string {
  const ending = ENDINGS.exec(word)?.[0] ?? '';
  const stem = word.slice(0, word.length - ending.length);
  const [first = '', ...rest] = stem.split("'");
  if (rest.length === 0) return stem + ending;
  // O'Neal and D'Angelo begin with a letter by its name; others run on.
  return (
    (first.length === 1 ? [first.toUpperCase(), rest.join('')].join(' ') : stem.replaceAll("'", '')) + ending
  );
}

function roman(word: string, { before, isLoud }: Around): string | null {
  const isNumbered = before !== undefined && NUMBERED.has(before.word.toLowerCase());
  if (word !== word.toUpperCase() || !(isNumbered || (SAFE_ROMAN.has(word) && !isLoud))) return null;
  const value = romanNumber(word);
  return value === null ? null : cardinal(value);
}

const isLetter = (atom: Atom | undefined): boolean => atom !== undefined && /^[A-Za-z]$/.test(atom.word);

const SHORT_LETTERS: Readonly<Record<string, string>> = { n: 'and', u: 'you' };

/** A single letter by its name, but for the article. */
function letter(word: string, { before, after }: Around): string {
  if (Object.hasOwn(SHORT_LETTERS, word)) return SHORT_LETTERS[word] ?? '';
  if (!/^[aA]$/.test(word)) return word.toUpperCase();
  return after === undefined || isLetter(after) || isLetter(before) ? 'A' : 'a';
}

/** A word as the voices have to be given it: lower case, and capitals for letters that are said by their names. */
export function sayWord(atom: Atom, around: Around): string {
  const { word } = atom;
  if (atom.isFinal) return word;
  if (word.length === 1) return letter(word, around);
  const known = roman(word, around);
  if (known !== null) return known;
  const bare = word.replace(/^'+|'+$/g, '');
  const isUpper = bare.length > 1 && bare === bare.toUpperCase();
  const lower = bare.toLowerCase();
  const [, stem = lower, ending = ''] = /^(.+?)('s)?$/.exec(lower) ?? [];
  if (Object.hasOwn(SAID_LIKE, stem)) return `${SAID_LIKE[stem]}${ending}`;
  const many = /^([A-Z]{2,})s$/.exec(bare)?.[1] ?? (/^(dj|mc|vip|cdj)s$/.exec(lower)?.[1] || undefined);
  if (many && (SPELLED.has(many.toLowerCase()) || hasNoVowel(many.toLowerCase())))
    return `${spelled(many)}'s`;
  if (SPELLED.has(stem) || (isUpper && !around.isLoud && SPELLED_IN_CAPITALS.has(stem.toUpperCase())))
    return spelled(stem) + ending;
  if ((stem === 'am' || stem === 'pm') && around.before?.isNumber) return spelled(stem);
  if (isUpper && hasNoVowel(stem)) return spelled(stem) + ending;
  if (lower === 'no' && around.after?.isNumber) return 'number';
  if (stem === 'xray') return `X ray${ending}`;
  if (lower === 'live' && !WHO_LIVES.has(around.before?.word.toLowerCase() ?? '')) return 'lyve';
  return withApostrophe(unstretched(lower));
}
