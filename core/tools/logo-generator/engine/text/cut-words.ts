import { clustersOf, isJoined } from '#core/typefaces/clusters.ts';

const LONGEST_WORD = 14;
/** Letters in a row that a word is cut into. */
const USUAL_ROW = 11;
const SHORTEST_ROW = 2;

/** Cuts an overlong word into equal parts, as posters do; no hyphen, because it is not running text. */
export function cutOverlong(word: string): string[] {
  const characters = clustersOf(word);
  if (characters.length <= LONGEST_WORD || isJoined(word)) return [word];
  const parts = Math.min(4, Math.ceil(characters.length / USUAL_ROW));
  const size = Math.ceil(characters.length / parts);
  return Array.from({ length: parts }, (_, index) =>
    characters.slice(index * size, (index + 1) * size).join(''),
  );
}

interface Cut {
  word: string;
  letters: readonly string[];
  parts: number;
}

/**
 * Cuts the longest words until there are as many parts as rows; fewer where the letters do not suffice. A word of
 * no more letters than rows becomes a column. Gives the parts of each word.
 */
export function cutIntoRows(words: readonly string[], rows: number): string[][] {
  const [only = '', ...others] = words;
  const column = clustersOf(only);
  if (others.length === 0 && column.length <= rows && !isJoined(only)) return [column];
  const cuts = words.map((word): Cut => ({ word, letters: clustersOf(word), parts: 1 }));
  for (let total = words.length; total < rows; total++) {
    const next = longestPart(cuts.filter(canBeCut));
    if (!next) break;
    next.parts++;
  }
  return cuts.map(equalParts);
}

const canBeCut = ({ word, letters, parts }: Cut): boolean =>
  letters.length >= SHORTEST_ROW * (parts + 1) && !isJoined(word);

const partLength = ({ letters, parts }: Cut): number => letters.length / parts;

const longestPart = (cuts: readonly Cut[]): Cut | undefined =>
  cuts.toSorted((a, b) => partLength(b) - partLength(a))[0];

function equalParts({ letters, parts }: Cut): string[] {
  const edge = (part: number): number => Math.round((part * letters.length) / parts);
  return Array.from({ length: parts }, (_, part) => letters.slice(edge(part), edge(part + 1)).join(''));
}
