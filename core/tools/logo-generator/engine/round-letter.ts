import { clustersOf } from '#core/typefaces/clusters.ts';

export interface LetterPlace {
  line: number;
  /** Index of the letter in its line, each letter with its accents counted as one. */
  index: number;
}

const ROUND = /^[O0]$/u;
const NEARLY_ROUND = /^Q$/u;
const LETTER_OR_DIGIT = /^[\p{L}\p{N}]/u;

/**
 * The letter that can become a record: the first O or nought without an accent, else a Q inside a word. A word
 * that starts with Q would read as if it started with O.
 */
export function roundLetter(lines: readonly string[]): LetterPlace | null {
  const letters = lines.map(clustersOf);
  return (
    placeOf(letters, (letter) => ROUND.test(letter)) ??
    placeOf(letters, (letter, before = '') => NEARLY_ROUND.test(letter) && LETTER_OR_DIGIT.test(before))
  );
}

function placeOf(
  lines: readonly (readonly string[])[],
  isWanted: (letter: string, before?: string) => boolean,
): LetterPlace | null {
  for (const [line, letters] of lines.entries()) {
    const index = letters.findIndex((letter, at) => isWanted(letter, letters[at - 1]));
    if (index >= 0) return { line, index };
  }
  return null;
}
