import { plainWords } from '#site/lib/plain-letters.ts';

/** Whether every word of the query begins some word of the text. Nothing asked is found everywhere. */
export function matches(text: string, query: string): boolean {
  const words = plainWords(text);
  return plainWords(query).every((part) => words.some((word) => word.startsWith(part)));
}
