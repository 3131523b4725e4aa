import { stepsBetween } from '../word-diff.ts';
import type { Three } from './merge-fields.ts';

/** Lines of the base from … to … that became others. */
interface Change {
  from: number;
  to: number;
  lines: readonly string[];
}

/** Places of two texts that are held against each other one by one; longer stretches count as changed whole. */
const MOST_PAIRS = 1_000_000;

const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

/** A text with what both made of it, line by line; null where they changed the same lines to different ones. */
export function mergeLines({ base, mine, stored }: Three<string>): string | null {
  const lines = linesOf(base);
  const own = changesOf(lines, linesOf(mine));
  const theirs = changesOf(lines, linesOf(stored));
  const changes: Change[] = [];
  while (own.length + theirs.length > 0) {
    const [one, other] = [own[0], theirs[0]];
    if (one && other && doTouch(one, other)) {
      const both = together(one, other);
      if (!both) return null;
      changes.push(both);
      own.shift();
      theirs.shift();
    } else {
      const next = other && (!one || comesBefore(other, one)) ? theirs.shift() : own.shift();
      if (next) changes.push(next);
    }
  }
  return withChanges(lines, changes).join('\n');
}

function changesOf(before: readonly string[], after: readonly string[]): Change[] {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const [old, fresh] = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)];
  if (old.length + fresh.length === 0) return [];
  if (old.length * fresh.length > MOST_PAIRS) return [{ from: head, to: head + old.length, lines: fresh }];
  const changes: { from: number; to: number; lines: string[] }[] = [];
  for (const { kind, row, column } of stepsBetween(old, fresh, (one, other) => one === other)) {
    if (kind === 'same') continue;
    const at = head + row;
    let last = changes.at(-1);
    if (!last || last.to < at) {
      last = { from: at, to: at, lines: [] };
      changes.push(last);
    }
    if (kind === 'removed') last.to = at + 1;
    else last.lines.push(fresh[column] ?? '');
  }
  return changes;
}

const isInsertion = ({ from, to }: Change): boolean => from === to;

/** Whether both changed a line, or both put lines in one place. */
const doTouch = (one: Change, other: Change): boolean =>
  isInsertion(one) && isInsertion(other)
    ? one.from === other.from
    : one.from < other.to && other.from < one.to;

const comesBefore = (one: Change, other: Change): boolean =>
  one.from < other.from || (one.from === other.from && isInsertion(one));

/** Two changes of one place as one; lines that both put in follow each other. Null where one of them would get lost. */
function together(one: Change, other: Change): Change | null {
  const starts = (long: Change, short: Change) =>
    short.lines.every((line, index) => line === long.lines[index]);
  if (!isInsertion(one) || !isInsertion(other)) {
    const isEqual = one.from === other.from && one.to === other.to && one.lines.length === other.lines.length;
    return isEqual && starts(one, other) ? one : null;
  }
  // Sent once already, the lines of one writer are among the stored ones.
  if (starts(one, other)) return one;
  return starts(other, one) ? other : { ...one, lines: [...other.lines, ...one.lines] };
}

function withChanges(lines: readonly string[], changes: readonly Change[]): string[] {
  let at = 0;
  const merged: string[] = [];
  for (const { from, to, lines: fresh } of changes) {
    merged.push(...lines.slice(at, from), ...fresh);
    at = to;
  }
  return [...merged, ...lines.slice(at)];
}
