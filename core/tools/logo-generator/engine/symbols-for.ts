import { hashText } from './random.ts';
import { SYMBOL_KEYWORDS } from './symbol-keywords.ts';
import type { SymbolId } from './symbol-names.ts';

type Symbols = readonly [SymbolId, ...SymbolId[]];

const ALL_ROUND: Symbols = [
  'radial',
  'wave',
  'record',
  'hexagon',
  'orbit',
  'sun',
  'starburst',
  'spiral',
  'turntable',
  'triangle',
  'fader',
  'bolt',
];

/** How many of the symbols that suit anybody are offered to a name. */
const OFFERED = 6;

/** The symbols that suit a name, best first. A name that says nothing gets its own share of those that suit anybody. */
export function symbolsFor(name: string): Symbols {
  const called = SYMBOL_KEYWORDS.find(([words]) => says(name, words))?.[1];
  if (called) return called;
  const from = hashText(name) % ALL_ROUND.length;
  const [first = ALL_ROUND[0], ...others] = [...ALL_ROUND.slice(from), ...ALL_ROUND.slice(0, from)];
  return [first, ...others.slice(0, OFFERED - 1)];
}

const patterns = new Map<string, readonly RegExp[]>();

function says(name: string, words: string): boolean {
  const known = patterns.get(words) ?? words.split(' ').map(patternOf);
  patterns.set(words, known);
  return known.some((pattern) => pattern.test(name));
}

// Chinese and Japanese put no spaces between words.
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A whole word, or what it leaves open with a star on either side. */
function patternOf(word: string): RegExp {
  const letters = word.replaceAll('*', '');
  if (UNSPACED.test(letters)) return new RegExp(letters, 'u');
  const before = word.startsWith('*') ? '' : '(?<![\\p{L}\\p{M}])';
  const after = word.endsWith('*') ? '' : '(?![\\p{L}\\p{M}])';
  return new RegExp(before + letters + after, 'iu');
}
