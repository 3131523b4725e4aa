import type { ArchetypeId } from '../archetype-params.ts';
import type { NameParts } from './analyse-name.ts';

/** The kinds that set the name around or below something else than a row of it. */
export const SETS_NO_ROW: readonly ArchetypeId[] = ['badge', 'ring'];

/** Names up to this size are set in one row unless a kind does otherwise. */
const ONE_ROW = 8;
const ONE_ROW_OF: Partial<Record<ArchetypeId, number>> = { minimal: 9, echo: 13, symbol: 16, script: 12 };
/** Longer words are cut into rows of about so many letters. */
const LONGEST_WORD = 14;
const CUT_ROW = 11;

/** Letters in the longest row that a kind sets a name in; `rows` as in the spec. */
export function longestRow(kind: ArchetypeId, { size, words }: NameParts, rows?: number): number {
  if (rows === 1) return size;
  if (rows === undefined && size <= (ONE_ROW_OF[kind] ?? ONE_ROW)) return size;
  const longestWord = Math.max(...words.map((word) => [...word].length));
  if (rows !== undefined && rows > words.length) return Math.ceil(size / rows);
  return longestWord > LONGEST_WORD ? CUT_ROW : longestWord;
}
