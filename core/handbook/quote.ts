import type { PassageIndex } from './index-passages.ts';
import { tokensOf } from './tokens.ts';

/** Longest quotation, in characters; a passage that is shorter is quoted whole. */
export const LONGEST_QUOTE = 700;

/**
 * The part of a text that answers a question, in the text's own words and order: whole, where it is short; otherwise the
 * sentences that say most of what was asked, until LONGEST_QUOTE is reached. Paragraphs and items of lists stay apart.
 */
export function quote(index: PassageIndex, question: string, text: string): string {
  if (text.length <= LONGEST_QUOTE) return text;
  const asked = new Set(tokensOf(question));
  const sentences = sentencesOf(text).map((sentence, at) => ({
    ...sentence,
    at,
    worth: [...new Set(tokensOf(sentence.words))]
      .filter((token) => asked.has(token))
      .reduce((sum, token) => sum + index.rarityOf(token), 0),
  }));
  const chosen: typeof sentences = [];
  let room = LONGEST_QUOTE;
  for (const sentence of sentences.toSorted((a, b) => b.worth - a.worth || a.at - b.at)) {
    if (sentence.words.length > room) continue;
    chosen.push(sentence);
    room -= sentence.words.length + 2;
  }
  return chosen
    .toSorted((a, b) => a.at - b.at)
    .map(({ words, line }, at, all) => (at === 0 ? '' : gap(all[at - 1]?.line ?? line, line)) + words)
    .join('');
}

/** A sentence, and where it stands: items of a list share a paragraph and not a line. */
interface Line {
  paragraph: number;
  line: number;
}

const gap = (before: Line, after: Line): string => {
  if (before.paragraph !== after.paragraph) return '\n\n';
  return before.line === after.line ? ' ' : '\n';
};

const sentencesOf = (text: string): { words: string; line: Line }[] =>
  text.split(/\n{2,}/).flatMap((block, paragraph) =>
    block.split('\n').flatMap((words, line) =>
      words
        .split(/(?<=[.!?:])\s+(?=[\p{Lu}\p{N}“"])/u)
        .filter((sentence) => sentence.trim() !== '')
        .map((sentence) => ({ words: sentence.trim(), line: { paragraph, line } })),
    ),
  );
