import type { EventType } from '../booking.ts';
import { type Line, type Match, matchAt, take, textOf, wordsLike } from './line.ts';
import { type Run, runsOf } from './name-runs.ts';

/** What is played at. */
export interface FoundEvent {
  /** Null of one that has no type, such as a party. */
  type: EventType | null;
  /** As it is written: `Hochzeit Müller`. */
  title: string;
  /** Whether it says whose it is, or which. */
  isNamed: boolean;
}

/** Groups are called as types are. */
const EVENT = wordsLike(
  '(?:(?<wedding>wedding|hochzeit\\p{L}*)|' +
    '(?<corporate>corporate|(?:firmen|betriebs|weihnachts)\\p{L}+|(?:xmas|christmas|office|company) party)|' +
    '(?<private>birthday(?: party)?|private (?:party|event)|(?:geburtstag|privat[fp])\\p{L}*)|' +
    '(?<residency>residency|residenz)|(?<festival>festival)|party|rave|event|open air)\\b',
);

function eventIn(line: Line, run: Run): Match | null {
  for (let at = run.from; at < run.to; at += 1) {
    const match = matchAt(line, at, EVENT);
    if (match && match.to <= run.to) return match;
  }
  return null;
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The event of a line. Takes its words, unless it is called as its place is: `Leeds Festival`. */
export function readEvent(line: Line): FoundEvent | null {
  for (const run of runsOf(line)) {
    const match = eventIn(line, run);
    if (!match) continue;
    const [type = null] = (Object.keys(match.groups) as EventType[]).filter((one) => match.groups[one]);
    const isAlone = match.to - match.from === run.to - run.from;
    const isPlace = !isAlone && (run.isAt || type === null || type === 'festival' || type === 'residency');
    if (isPlace && !type) continue;
    if (!isPlace || type === 'residency') take(line, isPlace ? match : run);
    return { type, isNamed: !isAlone && !isPlace, title: isPlace ? '' : upper(textOf(line, run)) };
  }
  return null;
}
