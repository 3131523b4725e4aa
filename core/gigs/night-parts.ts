import { durationWords } from './duration-words.ts';
import { type Gig, SCHEDULE_KINDS, type ScheduleItem, TRAVEL_BY } from './gig.ts';
import { readMoment } from './moment.ts';
import { type Reach, reachOf } from './reach.ts';
import type { Tracker } from './tracker-settings.ts';

/** The lanes that a night is drawn in, from top to bottom. */
export const LANES = { travel: 'Travel', venue: 'Venue', stage: 'Stage', rest: 'Rest' } as const;
export type Lane = keyof typeof LANES;

/** Something that happens in a night, in instants (ms since 1970). */
export interface NightPart {
  id: string;
  lane: Lane;
  kind: ScheduleItem['kind'] | 'set' | 'way' | 'set-up' | 'pack-down' | 'sleep';
  label: string;
  from: number;
  /** Null where it has no length: a mark. */
  until: number | null;
  /** Nobody said so: it follows from what is usual. */
  isAssumed: boolean;
}

export interface NightPlan {
  /** By their beginning. */
  parts: readonly NightPart[];
  reach: Reach;
  /** From leaving home to being back, in minutes; null as long as nobody knows how far it is. */
  doorToDoor: number | null;
  /** Minutes of rest after the set, as far as somebody said so. */
  asleep: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Further from the set than that, a time was left over from another date. */
const FURTHEST = 72 * HOUR;
/** Home is so near that one sleeps there after the set. */
const NEAR_HOME = 180;
/** A way that is said by this share of it is said as a whole. */
const MOST_OF_IT = 0.5;

/** Where a part ends, or is. */
export const endOf = ({ from, until }: Pick<NightPart, 'from' | 'until'>): number => until ?? from;

/** All that happens around the set of a gig, from leaving home to being back; null while nobody knows its time. */
export function nightPlan(gig: Gig, settings: Tracker): NightPlan | null {
  const reach = reachOf(gig, settings);
  if (reach === null) return null;
  const said = gig.schedule.flatMap((item) => saidPart(item, gig.zone, reach));
  const set: NightPart = {
    ...{ id: 'set', lane: 'stage', kind: 'set', label: 'Your set' },
    ...{ from: reach.starts, until: reach.ends, isAssumed: reach.isEndAssumed },
  };
  const atVenue = [set, ...said, ...besideSet(gig, said, reach)];
  const there = wayThere(gig, said, reach, settings);
  const home = wayHomeAgain(gig, said, reach, settings);
  const parts = [...atVenue, ...there, ...home].toSorted((one, other) => one.from - other.from);
  const travel = parts.filter(({ lane }) => lane === 'travel');
  const isWayKnown = travel.some(isBefore(reach)) && travel.some((part) => !isBefore(reach)(part));
  const [leaves, back] = [Math.min(...travel.map(({ from }) => from)), Math.max(...travel.map(endOf))];
  const asleep = parts
    .filter(({ lane, from, isAssumed }) => lane === 'rest' && from >= reach.ends && !isAssumed)
    .reduce((sum, part) => sum + endOf(part) - part.from, 0);
  return {
    ...{ parts, reach },
    doorToDoor: isWayKnown ? (back - leaves) / MINUTE : null,
    asleep: asleep / MINUTE,
  };
}

const isBefore =
  ({ starts }: Reach) =>
  ({ from }: NightPart): boolean =>
    from < starts;

function saidPart(item: ScheduleItem, zone: string, { starts, ends }: Reach): NightPart[] {
  const from = readMoment(item.start, zone);
  const until = item.end === null ? null : readMoment(item.end, zone);
  if (from === null || from < starts - FURTHEST || from > ends + FURTHEST) return [];
  const { label, lane } = SCHEDULE_KINDS[item.kind];
  const isNamed = lane === 'venue' && item.kind !== 'other';
  const words = isNamed && item.label ? `${label}: ${item.label}` : item.label || label;
  return [{ id: item.id, lane, kind: item.kind, label: words, from, until, isAssumed: false }];
}

/** Set-up and pack-down, where no load-in or load-out is said. */
function besideSet(gig: Gig, said: readonly NightPart[], reach: Reach): NightPart[] {
  const has = (kind: NightPart['kind']): boolean => said.some((part) => part.kind === kind);
  const { arrives, starts, ends, leaves } = reach;
  return [
    {
      ...{ id: 'set-up', lane: 'venue' as const, kind: 'set-up' as const, label: 'Set-up' },
      ...{ from: arrives, until: starts, isAssumed: gig.setUp === null, isLeftOut: has('load-in') },
    },
    {
      ...{ id: 'pack-down', lane: 'venue' as const, kind: 'pack-down' as const, label: 'Pack-down' },
      ...{ from: ends, until: leaves, isAssumed: gig.packDown === null, isLeftOut: has('load-out') },
    },
  ].flatMap(({ isLeftOut, ...part }) => (isLeftOut || part.until <= part.from ? [] : [part]));
}

const isOfWay = (part: NightPart): boolean => part.lane === 'travel';
const lengthOf = (parts: readonly NightPart[]): number =>
  parts.reduce((sum, part) => sum + endOf(part) - part.from, 0);

/**
 * The way from home. It ends with what is said to come next: a taxi from the station, or the load-in. A travel time without an
 * end is when one leaves if the way fits between it and the load-in, else when one is there.
 */
function wayThere(gig: Gig, said: readonly NightPart[], reach: Reach, settings: Tracker): NightPart[] {
  const { minutes, source } = reach.way;
  const travel = said.filter((part) => isOfWay(part) && isBefore(reach)(part)).toSorted(byBeginning);
  const [first] = travel;
  const length = minutes * MINUTE;
  if (length === 0 || lengthOf(travel) >= length * MOST_OF_IT) return [];
  const leavesThen = first && first.until === null && first.from + length <= reach.arrives;
  const until = leavesThen ? first.from + length : (first?.from ?? reach.arrives);
  const by = gig.travel.by ? TRAVEL_BY[gig.travel.by] : 'Travel';
  const place = gig.travel.from || settings.homeCity || 'home';
  return [
    {
      ...{ id: 'way-there', lane: 'travel', kind: 'way', label: `${by} from ${place}` },
      ...{ from: until - length, until, isAssumed: source !== 'gig' && source !== 'venue' },
    },
  ];
}

/** The way home, and the sleep: before it where home is far, else after it. */
function wayHomeAgain(gig: Gig, said: readonly NightPart[], reach: Reach, settings: Tracker): NightPart[] {
  const { minutes, source } = reach.way;
  const length = minutes * MINUTE;
  const travel = said.filter((part) => isOfWay(part) && !isBefore(reach)(part)).toSorted(byBeginning);
  const rests = said.filter(({ lane, from }) => lane === 'rest' && from >= reach.starts);
  const isNear = minutes <= NEAR_HOME;
  const slept = Math.max(reach.leaves, ...rests.map(endOf));
  const sleep = (from: number): NightPart[] =>
    rests.length > 0 || settings.sleepHours === 0
      ? []
      : [
          {
            ...{ id: 'sleep', lane: 'rest', kind: 'sleep' },
            label: `Sleep, ${durationWords(settings.sleepHours * 60)}`,
            ...{ from, until: from + settings.sleepHours * HOUR, isAssumed: true },
          },
        ];
  const last = travel.at(-1);
  if (length === 0 || lengthOf(travel) >= length * MOST_OF_IT) {
    const isBackFirst = last && isNear;
    return sleep(isBackFirst ? endOf(last) : reach.leaves);
  }
  const restAfter = isNear ? [] : sleep(reach.leaves);
  const from = last ? endOf(last) : Math.max(slept, ...restAfter.map(endOf));
  const by = gig.travel.by ? TRAVEL_BY[gig.travel.by] : 'Travel';
  const way: NightPart = {
    ...{ id: 'way-home', lane: 'travel', kind: 'way', label: `${by} home` },
    ...{ from, until: from + length, isAssumed: source !== 'gig' && source !== 'venue' },
  };
  return [way, ...restAfter, ...(isNear ? sleep(from + length) : [])];
}

const byBeginning = (one: NightPart, other: NightPart): number => one.from - other.from;
