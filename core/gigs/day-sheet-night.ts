import { longDayWords, shortDayWords } from '../day-words.ts';
import { zoneWords } from './clash-clock.ts';
import { durationWords } from './duration-words.ts';
import { type Gig, SCHEDULE_KINDS } from './gig.ts';
import { readMoment } from './moment.ts';
import { clockChangeWords } from './night-clock.ts';
import { wholeSpan } from './night-lanes.ts';
import { endOf, type NightPart, type NightPlan, nightPlan } from './night-parts.ts';
import { USUAL_SET } from './reach.ts';
import { clock } from './set-times.ts';
import type { Tracker } from './tracker-settings.ts';
import { offsetAt, wallTime } from './zoned-time.ts';

/** A time of the night, on the wall at the venue. */
export interface SheetTime {
  id: string;
  kind: NightPart['kind'];
  /** `Sun 6 Dec`, where another day begins than that of the line before; else empty. */
  day: string;
  /** `23:15–23:40` */
  hours: string;
  /** The same on the wall at home; empty where that shows the same. */
  home: string;
  label: string;
  isAssumed: boolean;
}

/** What happens when on the day of a gig. */
export interface SheetNight {
  /** Null while nobody knows the time. The day where it isn't the one that the night is called by; home with whose time it is. */
  set: { hours: string; home: string; day: string; zone: string } | null;
  /** Null where nobody knows how far it is. */
  leave: { time: string; home: string; day: string; zone: string; words: string } | null;
  /** Such as a train and a seat; empty where nothing was noted. */
  travel: string;
  times: readonly SheetTime[];
  /** Whose clock it is, whether it changes, and what was taken for granted. */
  notes: readonly string[];
}

const MINUTE = 60_000;

/** The walls of a night: that of the venue, and the one at home beside it. */
interface Walls {
  night: string;
  zone: string;
  homeZone: string;
}

export function sheetNight(gig: Gig, settings: Tracker, homeZone: string): SheetNight {
  const { zone } = gig;
  const walls = { night: gig.night, zone, homeZone };
  const plan = nightPlan(gig, settings);
  const travel = gig.travel.note;
  if (!plan) return { set: null, leave: null, travel, times: linesOf(saidTimes(gig), walls), notes: [] };
  const { starts, ends, isEndAssumed } = plan.reach;
  const span = { from: starts, until: isEndAssumed ? null : ends };
  return {
    set: { ...namedHours(span, walls), day: otherDay(starts, walls), zone: zoneWords(zone, starts) },
    leave: leaveOf(plan, walls),
    travel,
    times: linesOf(toldParts(plan), walls),
    notes: notesOf(plan, walls),
  };
}

/** When one has to leave home: what of the way comes first. */
function leaveOf({ parts, reach }: NightPlan, walls: Walls): SheetNight['leave'] {
  const first = parts.find(({ lane, from }) => lane === 'travel' && from < reach.starts);
  if (!first) return null;
  const { hours: time, home } = namedHours({ from: first.from, until: null }, walls);
  const length = first.until === null ? '' : `, ${durationWords((first.until - first.from) / MINUTE)}`;
  const words = `${first.label}${length}${first.isAssumed ? ' (estimated)' : ''}`;
  // One leaves from home: it has to be plain whose clock it is.
  const zone = home && zoneWords(walls.zone, first.from);
  return { time, home, day: otherDay(first.from, walls), zone, words };
}

/**
 * What is on the sheet. Nobody has to hold to a sleep or a pack-down that is only usual; a way home was worked out from the
 * end of the set, so that it is as good as estimated.
 */
const toldParts = ({ parts, reach }: NightPlan): NightPart[] =>
  parts
    .filter(({ kind, isAssumed }) => !(isAssumed && (kind === 'sleep' || kind === 'pack-down')))
    .map((part) =>
      part.kind === 'way' && part.from >= reach.ends
        ? { ...part, isAssumed: true }
        : part.kind === 'set' && part.isAssumed
          ? { ...part, until: null, isAssumed: false }
          : part,
    );

/** The times that somebody said, where nobody knows that of the set. */
const saidTimes = ({ schedule, zone }: Gig): NightPart[] =>
  schedule
    .flatMap((item): NightPart[] => {
      const from = readMoment(item.start, zone);
      if (from === null) return [];
      const { label, lane } = SCHEDULE_KINDS[item.kind];
      const until = item.end === null ? null : readMoment(item.end, zone);
      return [
        { id: item.id, kind: item.kind, lane, label: item.label || label, from, until, isAssumed: false },
      ];
    })
    .toSorted((one, other) => one.from - other.from);

function linesOf(parts: readonly NightPart[], walls: Walls): SheetTime[] {
  let today = walls.night;
  return parts.map((part) => {
    const { day } = wallTime(part.from, walls.zone);
    const isOther = day !== today;
    today = day;
    const { id, kind, label, isAssumed } = part;
    return {
      ...{ id, kind, label, isAssumed, ...hoursOf(part, walls) },
      day: isOther ? shortDayWords(day) : '',
    };
  });
}

type Span = Pick<NightPart, 'from' | 'until'>;

/** `23:15–23:40`, and what the wall at home shows then: with its weekday where that is another. */
function hoursOf({ from, until }: Span, { zone, homeZone }: Walls): { hours: string; home: string } {
  const on = (wall: string): string =>
    until === null ? clock(from, wall) : `${clock(from, wall)}–${clock(until, wall)}`;
  const isSame = [from, until ?? from].every((at) => offsetAt(at, zone) === offsetAt(at, homeZone));
  const { day } = wallTime(from, homeZone);
  const isOtherDay = day !== wallTime(from, zone).day;
  return {
    hours: on(zone),
    home: isSame ? '' : `${on(homeZone)}${isOtherDay ? ` ${shortDayWords(day).slice(0, 3)}` : ''}`,
  };
}

/** The same with whose time it is at home: `05:15 Sun Berlin time`. */
function namedHours(span: Span, walls: Walls): { hours: string; home: string } {
  const { hours, home } = hoursOf(span, walls);
  return { hours, home: home && `${home} ${zoneWords(walls.homeZone, span.from)}` };
}

/** `Sunday 6 December`, of another day than the one that the night is called by; else empty. */
function otherDay(at: number, { night, zone }: Walls): string {
  const { day } = wallTime(at, zone);
  return day === night ? '' : longDayWords(day).replace(/ \d+$/, '');
}

function notesOf(plan: NightPlan, { zone, homeZone }: Walls): string[] {
  const { starts, isEndAssumed } = plan.reach;
  const there = zoneWords(zone, starts);
  const span = wholeSpan(plan, zone);
  const isOne = [span.from, starts, span.until].every((at) => offsetAt(at, zone) === offsetAt(at, homeZone));
  const whose = isOne
    ? zone === homeZone
      ? ''
      : `Times are ${there}, the same as at home.`
    : `Times are ${there}, with ${zoneWords(homeZone, starts)} in brackets.`;
  const told = toldParts(plan);
  const day = { from: Math.min(...told.map(({ from }) => from)), until: Math.max(...told.map(endOf)) };
  const usual = `No end time yet: ${durationWords(USUAL_SET)} are assumed for what comes after the set.`;
  return [whose, clockChangeWords(plan, day, zone), isEndAssumed ? usual : ''].filter(Boolean);
}
