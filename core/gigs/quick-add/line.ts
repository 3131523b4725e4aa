import { cutTo } from '../../text.ts';
import { nameWords } from '../name-words.ts';

export interface Word {
  /** Without the punctuation around it. */
  text: string;
  /** As it is compared: in small letters, without accents. May be empty (`&`), or several (`Halle-14`). */
  folded: string;
  start: number;
  end: number;
  /** Whether a comma, a bracket or the like stands before it. */
  isApart: boolean;
  /** Whether something was made of it. */
  isTaken: boolean;
  /** Whether it is of no use to any reader, and left unread. */
  isAside: boolean;
}

/** A line on its way to a gig: each reader takes the words that it understands. */
export interface Line {
  text: string;
  words: Word[];
}

/** Words of a line from one to before another. */
export interface Span {
  from: number;
  to: number;
}

const LONGEST = 300;
const STRAY = /[\p{Cc}\p{Cs}\p{Z}\u202A-\u202E\u2066-\u2069]+/gu;
const BEFORE = /^[([{"“„»«,;:|]+/u;
const AFTER = /[)\]}"”“»«,;:|!?…]+$/u;
const ALONE = /^[-/|·•+*~<>=]+$/u;

/** Parts a line into words: one kind of dash and space, and nothing that no text has a use for. */
export function lineOf(typed: string): Line {
  const text = cutTo(typed, LONGEST)
    .replace(STRAY, ' ')
    .normalize('NFC')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/(\d{4}-\d\d-\d\d)T(?=\d)/g, '$1 ')
    .replace(/,(?=[^\d\s-])/g, ', ')
    .replace(/@(?!\S+\.\p{L}{2})/gu, ' @ ');
  const words: Word[] = [];
  let isApart = false;
  for (const { 0: chunk, index } of text.matchAll(/\S+/g)) {
    const before = BEFORE.exec(chunk)?.[0].length ?? 0;
    const inside = chunk.slice(before).replace(AFTER, '');
    if (inside === '' || ALONE.test(inside)) {
      isApart = true;
      continue;
    }
    const start = index + before;
    const end = start + inside.length;
    words.push({
      ...{ text: inside, folded: nameWords(inside), start, end },
      ...{ isApart: isApart || before > 0, isTaken: false, isAside: false },
    });
    isApart = end < index + chunk.length;
  }
  return { text, words };
}

export interface Match extends Span {
  groups: Readonly<Record<string, string | undefined>>;
}

/** A pattern for `matchAt`, whatever the case of its letters. */
export const wordsLike = (pattern: string): RegExp => new RegExp(pattern, 'iyu');

/** What a pattern of `wordsLike` finds from the start of a word to the end of one, where nothing was made of any of them. */
export function matchAt({ text, words }: Line, from: number, pattern: RegExp): Match | null {
  const first = words[from];
  if (!first || first.isTaken) return null;
  pattern.lastIndex = first.start;
  const found = pattern.exec(text);
  if (!found) return null;
  const end = first.start + found[0].length;
  let to = from;
  while (words[to] && !words[to]?.isTaken && (words[to]?.start ?? end) < end) to += 1;
  const last = words[to - 1];
  const next = words[to];
  if (!last || end < last.end || (next !== undefined && next.start < end)) return null;
  return { from, to, groups: found.groups ?? {} };
}

/** The first word on from which a reader reads something. */
export function firstOf<Found>(line: Line, read: (at: number) => Found | null): Found | null {
  for (const at of line.words.keys()) {
    const found = read(at);
    if (found !== null) return found;
  }
  return null;
}

/** Something is made of these words: no other reader sees them. */
export function take(line: Line, { from, to }: Span): void {
  for (const word of line.words.slice(from, to)) word.isTaken = true;
}

/** Nothing is to be made of these words. */
export function setAside(line: Line, { from, to }: Span): void {
  for (const word of line.words.slice(from, to)) word.isTaken = word.isAside = true;
}

export const textOf = ({ words }: Line, { from, to }: Span): string =>
  words
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
