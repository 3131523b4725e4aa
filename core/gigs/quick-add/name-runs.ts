import type { Line, Span, Word } from './line.ts';

/** Words that nothing was made of and that stand together. */
export interface Run extends Span {
  /** Whether `at` or `@` stands before them. */
  isAt: boolean;
}

const AT = new Set(['at', 'bei']);
/** Words between the things of a line. */
const FILLERS = new Set([
  ...['at', 'bei', 'in', 'on', 'from', 'for', 'by', 'and', 'with', 'to', 'of'],
  ...['um', 'am', 'ab', 'im', 'von', 'mit', 'und', 'fur', 'gig', 'set', 'fee', 'gage'],
]);

const isAt = ({ text, folded }: Word): boolean => text === '@' || AT.has(folded);
const isFiller = ({ text, folded }: Word): boolean => text === '@' || FILLERS.has(folded);

/** Whether `at` or `@` stands right before a word. */
export const isBehindAt = ({ words }: Line, at: number): boolean => {
  const before = words[at - 1];
  return before !== undefined && isAt(before);
};

/** The run without the words at its ends that only join it to others. */
function trimmed({ words }: Line, run: Run): Run {
  let { from, to } = run;
  while (from < to && words[from] && isFiller(words[from] as Word)) from += 1;
  while (to > from && words[to - 1] && isFiller(words[to - 1] as Word)) to -= 1;
  return { ...run, from, to };
}

/** What is left of a line, in runs that what was taken, a comma or an `at` parts. */
export function runsOf(line: Line): Run[] {
  const runs: Run[] = [];
  let open: Run | null = null;
  for (const [at, word] of line.words.entries()) {
    if (word.isTaken) {
      open = null;
      continue;
    }
    if (!open || word.isApart || isAt(word)) {
      open = { from: at, to: at, isAt: isAt(word) };
      runs.push(open);
    }
    open.to = at + 1;
  }
  return runs.map((run) => trimmed(line, run)).filter(({ from, to }) => to > from);
}

/** Words that nothing was made of, without those that only join others. */
export const unreadWords = ({ words }: Line): string[] =>
  words.filter((word) => word.isAside || (!word.isTaken && !isFiller(word))).map(({ text }) => text);
