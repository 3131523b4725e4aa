import { firstOf, type Line, type Match, matchAt, type Span, take, wordsLike } from './line.ts';

/** When a set is, on the wall, in minutes after midnight. */
export interface FoundSet {
  start: number;
  /** One that is not after the start is one of the next day; null where nobody said. */
  end: number | null;
  /** Minutes that it lasts, where those were said instead. */
  length: number | null;
  note: string;
}

const HALF_DAY = 12 * 60;
const DAY = 24 * 60;

const WORDS: Readonly<Record<string, number>> = {
  ...{ noon: HALF_DAY, midday: HALF_DAY, mittag: HALF_DAY, mittags: HALF_DAY },
  ...{ midnight: 0, mitternacht: 0 },
};
const HALF = '[ap](?:\\.?m\\b\\.?|\\b)';
const clock = (n: 1 | 2): string =>
  `(?:(?:12 )?(?<word${n}>${Object.keys(WORDS).join('|')})|` +
  `(?<hours${n}>\\d{1,2})(?:[:.h](?<minutes${n}>\\d\\d)(?!\\d))?(?: ?(?:(?<half${n}>${HALF})|(?<unit${n}>uhr|hrs?|h)\\b))?)`;
const UNTIL = ' ?(?:-|to|till?|until|bis) ?';

const RANGE = wordsLike(`(?:(?:from|between|von) )?${clock(1)}${UNTIL.replace('to', 'to|and')}${clock(2)}`);
const OPEN_RANGE = wordsLike(`${clock(1)}${UNTIL}(?:late|close|closing|open end|end)\\b`);
const DIGITS = wordsLike(
  '(?<hours1>\\d\\d)(?<minutes1>\\d\\d)(?:h|hrs)? ?- ?(?<hours2>\\d\\d)(?<minutes2>\\d\\d)(?: ?(?:h|hrs|uhr)\\b)?',
);
const SINGLE = wordsLike(`(?:(?<from>from|ab|um|start) )?${clock(1)}`);
const LENGTH = wordsLike(
  '(?:for |à |a )?(?:(?<hours>\\d{1,2})(?:[.,](?<tenths>\\d))? ?(?:hrs?|hours?|std\\.?|stunden|h)(?<rest>[0-5]\\d)?|(?<minutes>\\d{2,3}) ?min(?:s|utes?|uten)?)(?:[ -]set)?\\b\\.?',
);

interface Clock {
  hours: number;
  minutes: number;
  /** Whether it says which half of the day it is in. */
  half: 'am' | 'pm' | null;
  /** Whether it is a number alone. */
  isBare: boolean;
}

/** Null where no clock shows that. */
function clockOf(groups: Match['groups'], n: 1 | 2): Clock | null {
  const word = groups[`word${n}`]?.toLowerCase();
  if (word !== undefined) return { hours: (WORDS[word] ?? 0) / 60, minutes: 0, half: null, isBare: false };
  const [hours, minutes] = [Number(groups[`hours${n}`]), Number(groups[`minutes${n}`] ?? 0)];
  const said = groups[`half${n}`]?.toLowerCase();
  const half = said === undefined ? null : said.startsWith('p') ? 'pm' : 'am';
  const isBare = half === null && groups[`minutes${n}`] === undefined && groups[`unit${n}`] === undefined;
  const isOnClock = half ? hours >= 1 && hours <= 12 : hours < 24 || (hours === 24 && minutes === 0);
  return isOnClock && minutes < 60 ? { hours, minutes, half, isBare } : null;
}

/** Minutes after midnight that a clock may mean. */
function readings({ hours, minutes, half }: Clock, isTwelveHours: boolean): number[] {
  if (half) return [((hours % 12) + (half === 'pm' ? 12 : 0)) * 60 + minutes];
  if (isTwelveHours && hours >= 1 && hours <= 12)
    return [0, 12].map((more) => ((hours % 12) + more) * 60 + minutes);
  return [(hours % 24) * 60 + minutes];
}

const lasts = (start: number, end: number): number => (end - start + DAY) % DAY || DAY;

/** Which hours bare numbers begin at: `10-2` and `10-late` are in the evening, `12-4` begins at midnight. */
function assumedStart(from: Clock, until?: Clock): { hours: number; note: string } | null {
  const isBare = from.isBare && (until?.isBare ?? true);
  if (!isBare || from.hours < 6 || from.hours > 12 || (until && until.hours > 12)) return null;
  return from.hours === 12
    ? { hours: 0, note: 'midnight assumed' }
    : { hours: from.hours + 12, note: 'pm assumed' };
}

/**
 * `23-2` and `12:00-16:00` mean what they say. Where only one end of `10-2am` has its half of the day, the other is the one that
 * makes the shorter set.
 */
function setOf(from: Clock, until: Clock): FoundSet {
  const assumed = assumedStart(from, until);
  const isTwelveHours = from.half !== null || until.half !== null;
  const starts = assumed ? [assumed.hours * 60] : readings(from, isTwelveHours);
  const ends = readings(until, isTwelveHours || assumed !== null);
  const [shortest = { start: 0, end: 0 }] = starts
    .flatMap((start) => ends.map((end) => ({ start, end })))
    .sort((a, b) => lasts(a.start, a.end) - lasts(b.start, b.end));
  return { ...shortest, length: null, note: assumed?.note ?? '' };
}

function rangeAt(line: Line, at: number, pattern: RegExp): (FoundSet & Span) | null {
  const match = matchAt(line, at, pattern);
  const from = match && clockOf(match.groups, 1);
  const until = match && clockOf(match.groups, 2);
  if (!from || !until) return null;
  const set = setOf(from, until);
  // `1200-1500`
  const isLikeFee = pattern === DIGITS && from.hours > 5 && from.hours < until.hours;
  return {
    ...set,
    note: isLikeFee ? 'read as times, not as a fee' : set.note,
    from: match.from,
    to: match.to,
  };
}

function startAt(line: Line, at: number, isSaid: boolean): (FoundSet & Span) | null {
  const open = matchAt(line, at, OPEN_RANGE);
  const match = open ?? matchAt(line, at, SINGLE);
  const from = match && clockOf(match.groups, 1);
  if (!match || !from) return null;
  const { unit1: unit, minutes1: minutes, from: said } = match.groups;
  // `3h` is how long something lasts, and `11` is not a time by itself.
  const isLength =
    unit !== undefined && unit.toLowerCase() !== 'uhr' && minutes === undefined && from.hours < 12;
  if (!open && !said && !isSaid && (from.isBare || isLength)) return null;
  const assumed = assumedStart(from);
  const [start = 0] = assumed ? [assumed.hours * 60] : readings(from, false);
  return { start, end: null, length: null, note: assumed?.note ?? '', from: match.from, to: match.to };
}

/** The time that stands at a word behind one that says what it is for. */
export const saidTimeAt = (line: Line, at: number): (FoundSet & Span) | null =>
  rangeAt(line, at, RANGE) ?? startAt(line, at, true);

function lengthAt(line: Line, at: number): (Span & { length: number }) | null {
  const match = matchAt(line, at, LENGTH);
  if (!match) return null;
  const { hours = '0', tenths = '0', rest = '0', minutes = '0' } = match.groups;
  const length = Number(hours) * 60 + Number(tenths) * 6 + Number(rest) + Number(minutes);
  return length > 0 && length <= DAY ? { from: match.from, to: match.to, length } : null;
}

/** The time of the set; takes its words. Null where the line says none. */
export function readSet(line: Line): FoundSet | null {
  const [range] = [RANGE, DIGITS].flatMap(
    (pattern) => firstOf(line, (at) => rangeAt(line, at, pattern)) ?? [],
  );
  const found = range ?? firstOf(line, (at) => startAt(line, at, false));
  if (!found) return null;
  take(line, found);
  const { start, end, note } = found;
  const lasting = end === null ? firstOf(line, (at) => lengthAt(line, at)) : null;
  if (lasting) take(line, lasting);
  return { start, end, length: lasting?.length ?? null, note };
}
