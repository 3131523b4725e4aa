import type { Passage } from '../handbook.ts';
import type { IndexedPassage, PassageIndex } from './index-passages.ts';
import { tokensOf } from './tokens.ts';

/** How soon a repeated word stops counting (k1), and how much long passages pay for their length (b). */
const K1 = 1.2;
const B = 0.75;

export interface Found {
  passage: Passage;
  score: number;
  /** Part of what the question is about that the passage speaks of, by rarity: 0 to 1. */
  covered: number;
  /** Rarity of what the passage itself says of it, beside what its whole page is about; twice what its heading says. */
  own: number;
  /** Whether it speaks of the rarest word that was asked and that the handbook knows. */
  hasRarest: boolean;
  /** Whether all that was asked is in the title or the keywords of its page. */
  isNamed: boolean;
  /** Whether it says all that was asked itself. */
  saysAll: boolean;
  /** How many of the words that were asked it has, of how many. */
  shared: number;
  asked: number;
  /** How much of it is in the heading or the keywords: all, some, or nothing but a single word of the text. */
  about: 'all' | 'some' | 'nothing';
}

/**
 * How well a passage fits one token by Okapi BM25 (Robertson and Zaragoza, “The Probabilistic Relevance Framework: BM25 and
 * Beyond”, 2009, §3.4): rarity · f (k1 + 1) / (f + k1 (1 − b + b · length / average length)).
 */
export function bm25({
  rarity,
  count,
  length,
  averageLength,
}: {
  rarity: number;
  count: number;
  length: number;
  averageLength: number;
}): number {
  return (rarity * count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / averageLength));
}

/** The passages that speak of what is asked, the best first. */
export function search(index: PassageIndex, question: string, limit: number): Found[] {
  const tokens = [...new Set(tokensOf(question))];
  const asked = tokens.reduce((sum, token) => sum + index.rarityOf(token), 0);
  return index.passages
    .map((indexed) => weigh(index, indexed, tokens, asked))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit);
}

function weigh(
  index: PassageIndex,
  indexed: IndexedPassage,
  tokens: readonly string[],
  asked: number,
): Found {
  let score = 0;
  let covered = 0;
  let own = 0;
  const rarest = rarestOf(index, tokens);
  const shared = tokens.filter((token) => indexed.counts.has(token));
  for (const token of shared) {
    const count = indexed.counts.get(token) ?? 0;
    const rarity = index.rarityOf(token);
    score += bm25({ rarity, count, length: indexed.length, averageLength: index.averageLength });
    covered += rarity;
    if (indexed.own.has(token)) own += rarity;
    if (indexed.heading.has(token)) own += rarity;
  }
  return {
    passage: indexed.passage,
    score,
    covered: asked === 0 ? 0 : covered / asked,
    own,
    hasRarest: rarest === undefined || indexed.counts.has(rarest),
    isNamed: tokens.every((token) => indexed.named.has(token)),
    saysAll: tokens.every((token) => indexed.own.has(token)),
    shared: shared.length,
    asked: tokens.length,
    about: aboutOf(indexed, tokens, shared),
  };
}

const rarestOf = (index: PassageIndex, tokens: readonly string[]): string | undefined =>
  tokens
    .filter((token) => index.rarityOf(token) < index.rarityOf(''))
    .toSorted((a, b) => index.rarityOf(b) - index.rarityOf(a))[0];

function aboutOf(
  { about }: IndexedPassage,
  asked: readonly string[],
  shared: readonly string[],
): Found['about'] {
  if (asked.every((token) => about.has(token))) return 'all';
  return shared.length > 1 || shared.some((token) => about.has(token)) ? 'some' : 'nothing';
}
