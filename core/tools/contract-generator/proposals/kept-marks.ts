import { placeholdersIn, plainFilled } from '../clauses/fill-text.ts';
import type { Figures } from '../figures.ts';

const isWord = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Where words stand in a text, whole ones, if that is in one place only; or -1. */
function onlyPlaceOf(words: string, text: string): number {
  const at = text.indexOf(words);
  if (at < 0 || words.trim() === '' || text.indexOf(words, at + 1) >= 0) return -1;
  const end = at + words.length;
  const isCut = (inside: string | undefined, outside: string | undefined): boolean =>
    isWord(inside) && isWord(outside);
  return isCut(words[0], text[at - 1]) || isCut(words.at(-1), text[end]) ? -1 : at;
}

const put = (text: string, words: string, marked: string): string => {
  const at = onlyPlaceOf(words, text);
  return at < 0 ? text : text.slice(0, at) + marked + text.slice(at + words.length);
};

/**
 * A paragraph in words that were agreed on, with what the contract fills in and sets strong wherever its words of before still
 * stand. It prints the same.
 * @param before the paragraph with placeholders and marks
 */
export function withKeptMarks(agreed: string, before: string, figures: Figures): string {
  const names = placeholdersIn(before).toSorted(
    (one, other) => (figures.get(other)?.length ?? 0) - (figures.get(one)?.length ?? 0),
  );
  let text = agreed;
  for (const name of names) text = put(text, figures.get(name) ?? '', `{${name}}`);
  for (const [marked, words = ''] of before.matchAll(/\*\*([^*\n]+)\*\*/g)) text = put(text, words, marked);
  return plainFilled(text, figures) === agreed ? text : agreed;
}
