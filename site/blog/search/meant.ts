import { excerptRuns } from './excerpt-runs.ts';

/** So many letters a long word has in common with its other forms: `deposit`, `deposits`. */
const STEM = 4;
/** What a short word grows by: `fee`, `fees`; `tax`, `taxes`; `run`, `running`. */
const ENDING = /^(?:e?s|.?(?:ed|ers?|ing))$/;
/** What a word of two letters grows by: `DJ`, `DJs`. */
const SHORT_ENDING = /^s$/;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const isForm = (word: string, other: string): boolean =>
  other.startsWith(word.slice(0, STEM)) ||
  (other.length >= 2 &&
    word.startsWith(other) &&
    (other.length === 2 ? SHORT_ENDING : ENDING).test(word.slice(other.length)));

/**
 * Whether an excerpt shows what was asked for. Where no word begins like the question, the index answers with whatever
 * the question itself begins with: `x` for “xylophone”, `on` for “onion”.
 */
export function isMeant(excerpt: string, query: string): boolean {
  const found = excerptRuns(excerpt).flatMap(({ text, isFound }) => (isFound ? wordsOf(text) : []));
  return wordsOf(query).some((word) => found.some((other) => isForm(word, other)));
}
