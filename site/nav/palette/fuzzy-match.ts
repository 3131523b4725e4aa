/** What a text and a query have in common. */
export interface Match {
  /** The higher, the better. */
  score: number;
  /** Places of the matched letters, ascending. */
  marks: number[];
}

const STARTS_TEXT = 6;
const STARTS_WORD = 4;
const FOLLOWS = 5;
const LETTER = 1;
/** For each letter of the text that was passed over between two marks. */
const GAP = -0.1;
/** Shorter texts first, where all else is equal. */
const LENGTH = -0.01;

/** Letters that no accent can be taken off. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 's', æ: 'a', œ: 'o', ı: 'i' };

/** Lower case without accents, letter by letter, so that places stay what they are. */
function fold(text: string): string[] {
  return Array.from(text, (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return PLAIN[plain] ?? (plain || letter);
  });
}

/**
 * Finds each word of the query in the text as letters in their order, not necessarily side by side. Null where a word
 * is not in it. An empty query matches everything and marks nothing. Places count letters, not UTF-16 units.
 */
export function fuzzyMatch(query: string, text: string): Match | null {
  const letters = fold(text);
  const words = query.normalize('NFC').split(/\s+/).filter(Boolean);
  const marks = new Set<number>();
  let score = words.length === 0 ? 0 : letters.length * LENGTH;
  for (const word of words) {
    const found = bestPlaces(fold(word), letters);
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
  return ways.reduce<Match | null>((best, way) => better(best, way ?? null), null);
}

const plus = (match: Match, more: number): Match => ({ ...match, score: match.score + more });

function better(a: Match | null, b: Match | null): Match | null {
  if (a === null || b === null) return a ?? b;
  return b.score > a.score ? b : a;
}
