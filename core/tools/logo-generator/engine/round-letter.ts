export interface LetterPlace {
  line: number;
  /** Index of the letter in its line. */
  index: number;
}

/**
 * The letter that can become a record: the first O or nought, else a Q inside a word. A word that starts with
 * Q would read as if it started with O.
 */
export function roundLetter(lines: readonly string[]): LetterPlace | null {
  for (const pattern of [/[O0]/, /\BQ/])
    for (const [line, text] of lines.entries()) {
      const index = text.search(pattern);
      if (index >= 0) return { line, index };
    }
  return null;
}
