import type { Gig } from './gig.ts';
import { type Tick, type TimeSpan, ticksOf } from './night-lanes.ts';
import { nightPlan } from './night-parts.ts';
import type { Tracker } from './tracker-settings.ts';
import { clockChange, dayAfter, instantOf } from './zoned-time.ts';

/** What of a night is drawn, in the order in which it happens. */
export const CLIP_WORDS = {
  way: 'Travel',
  'set-up': 'Set-up',
  set: 'Set',
  'pack-down': 'Pack-down',
  sleep: 'Sleep',
} as const;
type ClipKind = keyof typeof CLIP_WORDS;

/** A part of a gig on a lane: where it begins and how wide it is, as shares of the lane. */
export interface LaneClip {
  gig: Gig;
  kind: ClipKind;
  left: number;
  width: number;
  /** From 0; gigs that are in each other's way have rows of their own. */
  row: number;
  /** It goes on, on the lane before or after. */
  isCut: boolean;
}

/** A night from noon to noon on the wall of home: it belongs to its evening. */
export interface WeekLane extends TimeSpan {
  night: string;
  /** 24, but where the clocks are set. */
  hours: number;
  change: { at: number; minutes: number } | null;
  ticks: Tick[];
  clips: LaneClip[];
  rows: number;
}

const HOUR = 60 * 60_000;
const NOON = 12 * 60;
const TICK_HOURS = 3;

interface Stretch extends TimeSpan {
  kind: ClipKind;
}

/** Nights as lanes, with what their gigs take of them and of the nights beside. Times on the wall of `zone`. */
export function weekLanes(
  gigs: readonly Gig[],
  settings: Tracker,
  { nights, zone }: { nights: readonly string[]; zone: string },
): WeekLane[] {
  const all = gigs.map((gig) => ({ gig, stretches: stretchesOf(gig, settings) }));
  return nights.map((night) => {
    const [from, until] = [night, dayAfter(night, 1)].map((day) =>
      instantOf({ day, minutes: NOON }, zone),
    ) as [number, number];
    const { clips, rows } = clipsIn({ from, until }, all);
    return {
      ...{ night, from, until, clips, rows },
      hours: (until - from) / HOUR,
      change: clockChange(from, until, zone),
      ticks: ticksOf({ from, until }, zone, TICK_HOURS),
    };
  });
}

/** What a gig takes of time: ways, set-up, set, pack-down, and the sleep that is wanted. None while its time is unknown. */
function stretchesOf(gig: Gig, settings: Tracker): Stretch[] {
  const plan = nightPlan(gig, settings);
  if (!plan) return [];
  const { arrives, starts, ends, leaves } = plan.reach;
  const beside = plan.parts.flatMap(({ lane, from, until }): Stretch[] =>
    until === null || (lane !== 'travel' && lane !== 'rest')
      ? []
      : [{ kind: lane === 'travel' ? 'way' : 'sleep', from, until }],
  );
  const atVenue: Stretch[] = [
    { kind: 'set-up', from: arrives, until: starts },
    { kind: 'set', from: starts, until: ends },
    { kind: 'pack-down', from: ends, until: leaves },
  ];
  return [...beside, ...atVenue]
    .filter(({ from, until }) => until > from)
    .toSorted((one, other) => one.from - other.from);
}

/** The clips of a lane. A gig is on one row; those that take the same time are below each other. */
function clipsIn(lane: TimeSpan, all: readonly { gig: Gig; stretches: Stretch[] }[]) {
  const here = all
    .map(({ gig, stretches }) => ({
      gig,
      stretches: stretches.filter(({ from, until }) => from < lane.until && until > lane.from),
    }))
    .filter(({ stretches }) => stretches.length > 0)
    .toSorted((one, other) => fromOf(one.stretches) - fromOf(other.stretches));
  const ends: number[] = [];
  const clips = here.flatMap(({ gig, stretches }) => {
    const free = ends.findIndex((end) => end <= fromOf(stretches));
    const row = free < 0 ? ends.length : free;
    ends[row] = Math.max(...stretches.map(({ until }) => until));
    return stretches.map(({ kind, from, until }): LaneClip => {
      const share = (at: number) => (Math.min(lane.until, Math.max(lane.from, at)) - lane.from) / width(lane);
      return {
        ...{ gig, kind, row, left: share(from), width: share(until) - share(from) },
        isCut: from < lane.from || until > lane.until,
      };
    });
  });
  return { clips, rows: ends.length };
}

const fromOf = (stretches: readonly Stretch[]): number => Math.min(...stretches.map(({ from }) => from));
const width = ({ from, until }: TimeSpan): number => until - from;
