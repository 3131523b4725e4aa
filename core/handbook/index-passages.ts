import { headingsOf, type Passage } from '../handbook.ts';
import { tokensOf } from './tokens.ts';

/** How often a word counts by where it stands: in the heading, in the keywords in the text. */
const WEIGHT = { title: 3, keywords: 2, text: 1 } as const;

export interface IndexedPassage {
  passage: Passage;
  /** Token → how often it stands there, weighted. */
  counts: ReadonlyMap<string, number>;
  /** Sum of the counts. */
  length: number;
  /** Tokens that it is about, and does not merely mention: those of its heading and keywords. */
  about: ReadonlySet<string>;
  /** Tokens of its page's title and keywords: what the whole page is for. */
  named: ReadonlySet<string>;
  /** Tokens of its own heading, which weigh most among the passages of a page. */
  heading: ReadonlySet<string>;
  /** Tokens of its own, which the other passages of its page need not have: those of its section's heading and text. */
  own: ReadonlySet<string>;
}

export interface PassageIndex {
  passages: readonly IndexedPassage[];
  averageLength: number;
  /** How rare a token is; an unknown one is as rare as can be. */
  rarityOf(token: string): number;
}

/** Makes passages searchable by `search`. */
export function indexPassages(passages: readonly Passage[]): PassageIndex {
  const indexed = passages.map(indexPassage);
  // Rarity is counted by pages: the passages of one share their title and keywords, which makes these no less telling.
  const pages = new Map<string, Set<string>>();
  for (const { passage, counts } of indexed) {
    const page = passage.href.replace(/#.*/, '');
    pages.set(page, new Set([...(pages.get(page) ?? []), ...counts.keys()]));
  }
  const having = new Map<string, number>();
  for (const tokens of pages.values())
    for (const token of tokens) having.set(token, (having.get(token) ?? 0) + 1);
  const total = indexed.reduce((sum, { length }) => sum + length, 0);
  return {
    passages: indexed,
    averageLength: indexed.length === 0 ? 0 : total / indexed.length,
    rarityOf: (token) => rarity(pages.size, having.get(token) ?? 0),
  };
}

function indexPassage(passage: Passage): IndexedPassage {
  const { page, section } = headingsOf(passage);
  const counts = new Map<string, number>();
  const parts = [
    [passage.title, WEIGHT.title],
    [passage.keywords.join(' '), WEIGHT.keywords],
    [passage.text, WEIGHT.text],
  ] as const;
  for (const [words, weight] of parts)
    for (const token of tokensOf(words)) counts.set(token, (counts.get(token) ?? 0) + weight);
  return {
    passage,
    counts,
    length: [...counts.values()].reduce((sum, count) => sum + count, 0),
    about: new Set(tokensOf([passage.title, ...passage.keywords].join(' '))),
    named: new Set(tokensOf([page, ...passage.keywords].join(' '))),
    heading: new Set(tokensOf(section)),
    own: new Set(tokensOf(`${section || page} ${passage.text}`)),
  };
}

/** Inverse document frequency as Lucene has it, which is never negative: ln(1 + (N − n + 0.5) / (n + 0.5)). */
export const rarity = (all: number, having: number): number =>
  Math.log(1 + (all - having + 0.5) / (having + 0.5));
