import type { Fact } from './facts-of-kit.ts';
import { indexOf, type Match, matchesIn } from './phrase-index.ts';
import { NUMBER_WORDS, type Token, tokensOf } from './tokens.ts';
import {
  ADJECTIVE_END,
  BEFORE_YEAR,
  ENGLISH_WORDS,
  FUNCTION_WORDS,
  GENERIC_WORDS,
  NO_PRAISE_BEFORE,
  NO_SUPERLATIVES,
  PRAISE,
  QUANTITIES,
} from './word-lists.ts';

/** Why a booker would ask for proof. */
export type Doubt = 'number' | 'name' | 'superlative';

/** A part of a text that says something that can be true or not. */
export interface Claim {
  /** UTF-16 indices in the text. */
  start: number;
  end: number;
  text: string;
  /** What proves it, or null. */
  fact: Fact | null;
  /** Of one without proof. */
  why: Doubt | null;
}

interface Span {
  from: number;
  to: number;
  fact: Fact | null;
  why: Doubt | null;
}

/** Matches that do not overlap: the longest first, then the first. */
function chosen(matches: readonly Match[], count: number): Match[] {
  const taken = new Uint8Array(count);
  return matches
    .toSorted((one, other) => other.to - other.from - (one.to - one.from) || one.from - other.from)
    .filter(({ from, to }) => {
      if (taken.subarray(from, to).includes(1)) return false;
      taken.fill(1, from, to);
      return true;
    });
}

const isWord = (token: Token | undefined): token is Token => token?.kind === 'word';

/** `one of the …` with what follows, `award-winning`, `hardest-working`, `most played`. How many tokens, or 0. */
function superlativeAt(tokens: readonly Token[], at: number): number {
  const words = (count: number): string => {
    const found: string[] = [];
    for (let next = at; found.length < count && next < tokens.length; next++)
      if (tokens[next]?.word !== '-') found.push(tokens[next]?.word ?? '');
    return found.join(' ');
  };
  const reach = (count: number): number => {
    let [next, found] = [at, 0];
    for (; found < count; next++) if (tokens[next]?.word !== '-') found += 1;
    return next - at;
  };
  const [first, second = ''] = words(2).split(' ');
  if (words(3) === 'one of the') return 3 + phraseLength(tokens, at + 3);
  for (const count of [3, 2, 1]) {
    const following = tokens[at + reach(count)]?.word ?? '';
    if (PRAISE.has(words(count)) && !NO_PRAISE_BEFORE.has(following)) return reach(count);
  }
  const isSuperlative = /^.{3,}est$/u.test(first ?? '') && !NO_SUPERLATIVES.has(first ?? '');
  if (isSuperlative) return 1;
  return first === 'most' && ADJECTIVE_END.test(second) ? 2 : 0;
}

/** Words of the same clause, four at most. */
function phraseLength(tokens: readonly Token[], from: number): number {
  let length = 0;
  while (length < 4 && (isWord(tokens[from + length]) || tokens[from + length]?.word === '-')) length += 1;
  return length;
}

/** `hundreds of shows`, `a million streams`: with what is counted. */
function quantityAt(tokens: readonly Token[], at: number): number {
  const counted = tokens[at + 1]?.word === 'of' ? at + 2 : at + 1;
  return isWord(tokens[counted]) ? counted + 1 - at : 1;
}

/** Whether a lone number that a fact proves counts something else here: `2015 shows` is not `since 2015`. */
function countsSomething(tokens: readonly Token[], { from, to }: Match): boolean {
  const [before, token, after] = [tokens[from - 1], tokens[from], tokens[to]];
  if (to - from > 1 || token?.kind !== 'number' || BEFORE_YEAR.has(before?.word ?? '')) return false;
  return isWord(after) && !after.capital && !FUNCTION_WORDS.has(after.word);
}

/** A number with its unit or what it counts. */
function numberAt(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  if (!token) return 0;
  if (QUANTITIES.has(token.word)) return quantityAt(tokens, at);
  const isNumberWord = token.kind === 'word' && NUMBER_WORDS.has(token.word);
  if (token.kind !== 'number' && !isNumberWord) return 0;
  // “one” is more often a pronoun, and nothing to prove.
  if (['one', 'zero'].includes(token.word)) return 0;
  const next = tokens[at + 1];
  const isCounted = isWord(next) && !FUNCTION_WORDS.has(next.word);
  if (isNumberWord && !isCounted) return 0;
  const signs = next && /^[%+×°]$/u.test(next.word) ? 1 : 0;
  return isCounted ? 2 : 1 + signs;
}

const isPlain = ({ word }: Token): boolean => FUNCTION_WORDS.has(word) || GENERIC_WORDS.has(word);

/** Whether capitals tell names here: not where every noun or every word of a title has one. */
function capitalsAreNames(tokens: readonly Token[]): boolean {
  const words = tokens.filter((token) => token.kind === 'word' && !token.starts);
  if (words.filter(({ word }) => ENGLISH_WORDS.has(word)).length * 12 >= words.length) return true;
  return words.filter(({ capital }) => capital).length * 4 <= words.length;
}

/** A name of at most so many tokens: capitals in a row, with the numbers between them. How many, or 0. */
function nameAt(tokens: readonly Token[], at: number, most: number, text: string): number {
  const first = tokens[at];
  if (!isWord(first) || !first.capital || first.word === 'i') return 0;
  let to = at + 1;
  while (to < at + most) {
    const next = tokens[to];
    const isPart =
      next && (next.capital || (next.kind === 'number' && !next.starts) || ['&', "'"].includes(next.word));
    if (!isPart || next.starts) break;
    to += 1;
  }
  while (to > at + 1 && tokens[to - 1]?.kind === 'mark') to -= 1;
  const parts = tokens.slice(at, to);
  if (parts.every(isPlain)) return 0;
  const hasOddShape = /\p{Ll}\p{Lu}|\d/u.test(text.slice(first.start, first.end));
  if (first.starts && to === at + 1 && !hasOddShape) return 0;
  // “The Kabelwerk” at the start of a sentence is the Kabelwerk.
  return first.starts && FUNCTION_WORDS.has(first.word) && parts.slice(1).every(isPlain) ? 0 : to - at;
}

/**
 * What a text claims, in its order: what facts prove, and what nothing does: numbers, names and superlatives. It errs on the
 * side of asking; names at the start of a sentence that are one plain word pass.
 */
export function findClaims(text: string, facts: readonly Fact[], artistName: string): Claim[] {
  const tokens = tokensOf(text);
  const matches = matchesIn(tokens, indexOf(facts, artistName));
  const proven = chosen(
    matches.filter((match) => !countsSomething(tokens, match)),
    tokens.length,
  );
  const starts = new Map(proven.map((match) => [match.from, match]));
  const isTaken = new Uint8Array(tokens.length);
  for (const { from, to } of proven) isTaken.fill(1, from, to);
  const free = (from: number, length: number): number => {
    let count = 0;
    while (count < length && from + count < tokens.length && !isTaken[from + count]) count += 1;
    return count;
  };

  const hasNames = capitalsAreNames(tokens);
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length; ) {
    const match = starts.get(at);
    if (match) {
      if (match.fact) spans.push({ ...match, why: null });
      at = match.to;
      continue;
    }
    const [superlative, number] = [superlativeAt(tokens, at), numberAt(tokens, at)];
    const name = hasNames ? nameAt(tokens, at, free(at, tokens.length), text) : 0;
    const why: Doubt | null = superlative ? 'superlative' : number ? 'number' : name ? 'name' : null;
    const length = free(at, superlative || number || name);
    if (why && length > 0) spans.push({ from: at, to: at + length, fact: null, why });
    at += Math.max(1, length);
  }
  return spans.map(({ from, to, fact, why }) => {
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
    return { start, end, text: text.slice(start, end), fact, why };
  });
}
