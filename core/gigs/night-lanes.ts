import { endOf, type NightPart, type NightPlan } from './night-parts.ts';
import { clock } from './set-times.ts';
import { wallTime } from './zoned-time.ts';

/** A stretch of time that is drawn from its left to its right edge, in instants (ms since 1970). */
export interface TimeSpan {
  from: number;
  until: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** All zones of this century are so many minutes, or a multiple of them, from UTC. */
const QUARTER = 15 * MINUTE;

/** How far from the set the close view looks, and what it shows at least. */
const CLOSE = { before: 5 * HOUR, after: 3 * HOUR, least: 8 * HOUR } as const;

/** Where in a span an instant is: 0 at its left edge, 1 at its right. */
export const placeIn = ({ from, until }: TimeSpan, at: number): number => (at - from) / (until - from);

/** The close view: what happens at the venue and just around it, in whole hours of its wall. */
export function closeSpan({ parts, reach }: NightPlan, zone: string): TimeSpan {
  const { arrives, leaves, starts, ends } = reach;
  const near = parts.filter(
    ({ from, kind }) =>
      kind !== 'way' && kind !== 'sleep' && from >= starts - CLOSE.before && from <= ends + CLOSE.after,
  );
  const first = Math.min(arrives, ...near.map(({ from }) => from));
  // A rest goes on for long: that it begins is enough.
  const last = Math.max(
    leaves,
    ...near.map((part) => (part.lane === 'rest' ? part.from + HOUR : endOf(part))),
  );
  const missing = Math.max(0, CLOSE.least - (last - first) - HOUR);
  return {
    from: wholeHour(first - HOUR / 2 - missing / 2, zone, -1),
    until: wholeHour(last + HOUR / 2 + missing / 2, zone, 1),
  };
}

/** From leaving home to being back, in whole hours of the wall at the venue. */
export function wholeSpan({ parts }: NightPlan, zone: string): TimeSpan {
  return {
    from: wholeHour(Math.min(...parts.map(({ from }) => from)) - HOUR / 2, zone, -1),
    until: wholeHour(Math.max(...parts.map(endOf)) + HOUR / 2, zone, 1),
  };
}

/** The nearest instant before or after at which the wall shows a whole hour. */
function wholeHour(instant: number, zone: string, way: -1 | 1): number {
  const quarters = instant / QUARTER;
  let at = (way < 0 ? Math.floor(quarters) : Math.ceil(quarters)) * QUARTER;
  while (wallTime(at, zone).minutes % 60 !== 0) at += way * QUARTER;
  return at;
}

export interface Tick {
  at: number;
  /** `23:00` */
  label: string;
}

/** Hours between ticks, so that at most so many of them are drawn. */
export function tickHours({ from, until }: TimeSpan, most: number): number {
  const hours = (until - from) / HOUR;
  return [1, 2, 3, 6, 12].find((step) => hours / step <= most) ?? 24;
}

/** Where the wall of a zone shows every so many hours: an hour that comes twice has two ticks, one that is skipped none. */
export function ticksOf({ from, until }: TimeSpan, zone: string, hours: number): Tick[] {
  return quartersOf({ from, until })
    .filter((at) => wallTime(at, zone).minutes % (hours * 60) === 0)
    .map((at) => ({ at, label: clock(at, zone) }));
}

/** Where a day ends and another begins on the wall, even where its midnight is skipped. */
export function dayBreaks(span: TimeSpan, zone: string): { at: number; day: string }[] {
  let today = wallTime(span.from, zone).day;
  return quartersOf(span).flatMap((at) => {
    const { day } = wallTime(at, zone);
    if (day <= today) return [];
    today = day;
    return [{ at, day }];
  });
}

function quartersOf({ from, until }: TimeSpan): number[] {
  const first = Math.ceil(from / QUARTER);
  const count = Math.max(0, Math.ceil(until / QUARTER) - first);
  return Array.from({ length: count }, (_, index) => (first + index) * QUARTER);
}

/** A part of a lane where it is drawn: in shares of the width, on a row of its lane. */
export interface Clip {
  part: NightPart;
  /** Of the clip itself, cut at the edges. */
  left: number;
  width: number;
  row: number;
  /** Where its words go: on the clip, after it, or before it where the edge is near. */
  words: 'on' | 'after' | 'before';
  /** There is room for its name alone. */
  isShort: boolean;
}

/** The widths that the words of a part take, as shares of the whole: with their hours, and the name alone. */
interface WordsWidth {
  whole: number;
  name: number;
}

/** The clips of one lane in a span, on as few rows as keep their words apart. */
export function clipsOf(
  parts: readonly NightPart[],
  span: TimeSpan,
  wordsWidth: (part: NightPart) => WordsWidth,
): Clip[] {
  const ends: number[] = [];
  return parts
    .filter((part) => part.from < span.until && (endOf(part) > span.from || part.from >= span.from))
    .map((part) => {
      const left = Math.max(0, placeIn(span, part.from));
      const right = Math.min(1, placeIn(span, endOf(part)));
      const { whole: wide, name } = wordsWidth(part);
      const words = right - left >= name ? 'on' : right + wide <= 1 ? 'after' : 'before';
      const begins = words === 'before' ? left - wide : left;
      const until = words === 'after' ? right + wide : right;
      const free = ends.findIndex((end) => end <= begins + 1e-9);
      const row = free < 0 ? ends.length : free;
      ends[row] = until;
      return { part, left, width: right - left, row, words, isShort: words === 'on' && right - left < wide };
    });
}
