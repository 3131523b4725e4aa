import { plainLetters } from '#site/lib/plain-letters.ts';

/** What a text and a query have in common. */
export interface Match {
  /** The higher, the better. */
  score: number;
  /** Places of the matched letters, ascending. */
  marks: number[];
}

/** Less than FOLLOWS: letters side by side are never given up for the first letter of the text. */
const STARTS_TEXT = 4.5;
const STARTS_WORD = 4;
const FOLLOWS = 5;
/** Whole words before beginnings of longer ones, but after the beginning of the text. */
const ENDS_WORD = 0.3;
const LETTER = 1;
/** For each letter of the text that was passed over between two marks. */
const GAP = -0.1;
/** Shorter texts first, where all else is equal. */
const LENGTH = -0.01;
/** Letters within a word that lie farther apart, in lengths of the word that was typed, are chance. */
const SPAN = 2;

/**
 * Finds each word of the query in the text as letters in their order: close together, or each run of them at the start
 * of a word. Null where a word is not in it. An empty query matches everything and marks nothing. Places count letters, not UTF-16 units.
 */
export function fuzzyMatch(query: string, text: string): Match | null {
  const letters = plainLetters(text);
  const words = query.normalize('NFC').split(/\s+/).filter(Boolean);
  const marks = new Set<number>();
  let score = words.length === 0 ? 0 : letters.length * LENGTH;
  for (const word of words) {
    const found = bestPlaces(plainLetters(word), letters);
    if (found === null) return null;
    score += found.score;
    for (const place of found.marks) marks.add(place);
  }
  return { score, marks: [...marks].sort((a, b) => a - b) };
}

const isWordLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

function worth(letters: readonly string[], place: number): number {
  if (place === 0) return LETTER + STARTS_TEXT;
  return LETTER + (isWordLetter(letters[place - 1]) ? 0 : STARTS_WORD);
}

/** The best way to lay the word over the text: for each letter of the word, the best ways that end on each place. */
function bestPlaces(word: readonly string[], letters: readonly string[]): Match | null {
  let ways: (Match | null)[] = [];
  for (const [turn, wanted] of word.entries()) {
    const next: (Match | null)[] = [];
    /** The best of all earlier ways that leave a gap, as it stands at this place. */
    let far: Match | null = null;
    for (const [place, letter] of letters.entries()) {
      const near: Match | null = ways[place - 1] ?? null;
      if (far) far = { ...far, score: far.score + GAP };
      if (letter === wanted) {
        const before = turn === 0 ? { score: 0, marks: [] } : better(near && plus(near, FOLLOWS), far);
        next[place] = before && {
          score: before.score + worth(letters, place),
          marks: [...before.marks, place],
        };
      }
      far = better(far, near);
    }
    ways = next;
  }
  return ways.reduce<Match | null>((best, way, place) => {
    if (!way || !isMeant(way.marks, letters)) return best;
    return better(best, isWordLetter(letters[place + 1]) ? way : plus(way, ENDS_WORD));
  }, null);
}

/** Whether the letters lie close together, or are the beginnings of words. */
function isMeant(marks: readonly number[], letters: readonly string[]): boolean {
  const span = (marks.at(-1) ?? 0) - (marks[0] ?? 0) + 1;
  return (
    span <= marks.length * SPAN ||
    marks.every((place) => marks.includes(place - 1) || !isWordLetter(letters[place - 1]))
  );
}

const plus = (match: Match, more: number): Match => ({ ...match, score: match.score + more });

function better(a: Match | null, b: Match | null): Match | null {
  if (a === null || b === null) return a ?? b;
  return b.score > a.score ? b : a;
}
