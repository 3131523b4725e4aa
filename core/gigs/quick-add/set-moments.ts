import { shortDayWords } from '../../day-words.ts';
import { momentText, nightOf } from '../moment.ts';
import { clock, clockOfMinutes } from '../set-times.ts';
import { clockChange, dayAfter, instantOf, timesShown, type WallTime } from '../zoned-time.ts';
import type { FoundSet } from './times.ts';

const MINUTE = 60_000;

export interface SetMoments {
  /** As `readMoment` reads them. */
  start: string;
  end: string | null;
  /** `23:00–02:00` */
  text: string;
  notes: string[];
}

/** What the wall does with a time on that day, where it does anything. */
function shownWords(wall: WallTime, zone: string): string[] {
  const times = timesShown(wall, zone);
  const time = clockOfMinutes(wall.minutes);
  if (times === 0) return [`${time} doesn’t exist that night`];
  return times === 2 ? [`${time} happens twice, first one assumed`] : [];
}

function changeWords(from: number, until: number, zone: string, isLengthSaid: boolean): string[] {
  const change = clockChange(from, until, zone);
  if (!change) return [];
  const clocks = `clocks go ${change.minutes > 0 ? 'forward' : 'back'}`;
  if (isLengthSaid) return [clocks];
  const minutes = Math.abs(change.minutes);
  const by = minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`;
  return [`${by} ${change.minutes > 0 ? 'shorter' : 'longer'}: ${clocks}`];
}

/** The moments of a set in a night, which is named by the day before its midnight. */
export function setMoments(night: string, set: FoundSet, zone: string): SetMoments {
  const sameDay = { day: night, minutes: set.start };
  const wall = nightOf(sameDay) === night ? sameDay : { ...sameDay, day: dayAfter(night, 1) };
  const from = instantOf(wall, zone);
  const early = wall === sameDay ? [] : [`early ${shortDayWords(wall.day)}`];
  const notes = [...(set.note ? [set.note] : []), ...early, ...shownWords(wall, zone)];
  const end = endOf(wall, from, set, zone);
  if (end === null) return { start: momentText(from, zone), end: null, text: clock(from, zone), notes };
  const { until, words } = end;
  return {
    start: momentText(from, zone),
    end: momentText(until, zone),
    text: `${clock(from, zone)}–${clock(until, zone)}`,
    notes: [...notes, ...words, ...changeWords(from, until, zone, set.length !== null)],
  };
}

function endOf(
  start: WallTime,
  from: number,
  { end, length }: FoundSet,
  zone: string,
): { until: number; words: string[] } | null {
  if (length !== null) return { until: from + length * MINUTE, words: [] };
  if (end === null) return null;
  const same = { day: start.day, minutes: end };
  const wall =
    end > start.minutes && instantOf(same, zone) > from ? same : { ...same, day: dayAfter(start.day, 1) };
  return { until: instantOf(wall, zone), words: shownWords(wall, zone) };
}
