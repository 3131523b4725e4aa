import { plainLetters, plainWords } from '#site/lib/plain-letters.ts';
import { fuzzyMatch } from './fuzzy-match.ts';
import type { Entry, Hit } from './rank-entries.ts';

/** What a word of the query is worth by where it is found; the first that fits counts. */
const LABEL_WORD = 100;
const OTHER_WORD = 95;
const LABEL_START = 80;
const OTHER_START = 70;
const NOTE_START = 50;
/** What the server found, by other words than those of the entry. */
const FOUND = 45;
/** Letters in their order within the label are worth this at most. */
const LETTERS = 40;
/** Where a match is as good as another, what can be used stands before what can be read. */
const BY_GROUP: Readonly<Record<Entry['group'], number>> = {
  Tools: 12,
  Actions: 10,
  Pages: 10,
  Gigs: 5,
  Library: 5,
  Help: 0,
};
/** How far the fit of the letters decides between entries that are found alike. */
const FIT = 0.15;
/** Behind all that was found. */
const LAST = -1;
/** As far as this a query may still mean something else. */
const TOO_SHORT_TO_MEAN = 'logo'.length;

/** How well an entry fits the words of a query, with the letters to mark; null where one of them is not in it. */
export function scoreEntry(query: string, entry: Entry): (Hit & { score: number }) | null {
  const there = {
    label: plainWords(entry.label),
    words: plainWords(entry.words ?? ''),
    note: plainWords(entry.note ?? ''),
  };
  const words = query.split(/\s+/).filter(Boolean);
  const scores = words.map((word) => byWords(plainWords(word), there) || byLetters(word, entry.label));
  // The server found it by what is not in the entry, such as its notes.
  if (scores.includes(0))
    return entry.foundFor?.trim() === query
      ? { entry, marks: [], score: FOUND + BY_GROUP[entry.group] }
      : null;
  const label = fuzzyMatch(query, entry.label);
  const fit = ((label?.score ?? 0) / query.length) * FIT;
  const score = scores.reduce((sum, of) => sum + of, 0) / words.length + BY_GROUP[entry.group] + fit;
  return { entry, marks: label?.marks ?? [], score: isHeldBack(query, entry) ? LAST : score };
}

/** A word of the query such as `log-in` is more than one. Zero where they are not found. */
function byWords(wanted: readonly string[], there: Record<'label' | 'words' | 'note', string[]>): number {
  const all = (fits: (one: string) => boolean) => wanted.length > 0 && wanted.every(fits);
  const starts = (words: readonly string[]) => (one: string) => words.some((word) => word.startsWith(one));
  if (all((one) => there.label.includes(one))) return LABEL_WORD;
  if (all((one) => there.words.includes(one))) return OTHER_WORD;
  if (all(starts(there.label))) return LABEL_START;
  if (all(starts([...there.label, ...there.words]))) return OTHER_START;
  return all(starts(there.note)) ? NOTE_START : 0;
}

function byLetters(word: string, label: string): number {
  const match = fuzzyMatch(word, label);
  return match ? Math.min(Math.max((match.score / word.length) * 5, 1), LETTERS) : 0;
}

/** Whether Enter after this query could do what nobody asked for. */
function isHeldBack(query: string, { onlyFor }: Entry): boolean {
  if (!onlyFor) return false;
  const typed = plainLetters(query).join('').trim().replace(/\s+/g, ' ');
  return typed.length <= TOO_SHORT_TO_MEAN || !onlyFor.some((name) => name.startsWith(typed));
}
