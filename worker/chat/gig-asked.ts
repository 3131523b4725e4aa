import { listed } from '#core/count-words.ts';
import { dayWords } from '#core/day-words.ts';
import { blockedWords } from '#core/gigs/clash-words.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { isBooked, isInTalks } from '#core/gigs/gig-status.ts';
import { nightOf } from '#core/gigs/moment.ts';
import type { Now } from '#core/gigs/next-step.ts';
import { rangeWords } from '#core/gigs/range-words.ts';
import { wallTime } from '#core/gigs/zoned-time.ts';
import { wordsOf } from '#core/handbook/tokens.ts';
import type { Answer, Matter, TrackedGigs } from './answer.ts';
import { type AskedNights, askedNights, isoWeekday } from './asked-nights.ts';

/** The gigs of an account, and when and where somebody asks for them. */
export interface Asked extends Pick<TrackedGigs, 'known' | 'tracker' | 'isUnpaidCut'> {
  now: Now;
  /** Those that weren't called off, and what owes something. */
  all: readonly Gig[];
  /** Agreed or in talks and not over yet, the soonest first. */
  coming: readonly Gig[];
  /** What the question names; null where it names no nights. */
  nights: AskedNights | null;
  words: string;
}

export function askedOf({ question, now: at }: Matter, found: TrackedGigs): Asked {
  const { gigs, known, isUnpaidCut, tracker, places } = found;
  // Where nobody said where home is, the clocks are those of the first gig.
  const zone = tracker.homeZone ?? gigs[0]?.zone ?? 'UTC';
  const wall = wallTime(at.getTime(), zone);
  const now = { today: wall.day, night: nightOf(wall), zone };
  const isToCome = (gig: Gig): boolean =>
    isOn(gig) && gig.night >= now.night && (gig.endsAt === null || Date.parse(gig.endsAt) > at.getTime());
  return {
    ...{ now, known, tracker, isUnpaidCut, all: gigs, words: wordsOf(question).join(' ') },
    coming: gigs.filter(isToCome),
    nights: askedNights(question, { night: now.night, homeZone: zone, places }),
  };
}

/** Agreed or in talks. */
export const isOn = ({ status }: Gig): boolean => isBooked(status) || isInTalks(status);

export const TRACKER = { title: 'Gig Tracker', href: '/gig-tracker' };
export const sourceOf = ({ id, title }: Pick<Gig, 'id' | 'title'>) => ({
  title,
  href: `/gig-tracker?gig=${id}`,
});
export const calendarOn = (day?: string) => ({
  title: 'Your gig calendar',
  href: `/gig-tracker?view=calendar${day ? `&on=${day}` : ''}`,
});

export const NO_GIGS: Answer = {
  text: 'You have no gigs coming up in your tracker. Add one there in a line, such as “Sat 14 Mar Fabric 23:00-02:00”.',
  sources: [TRACKER],
};

const DAYS = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'] as const;
/** `Fridays and Saturdays`, of 5 and 6. */
export const weekdayWords = (weekdays: readonly number[]): string =>
  listed(weekdays.map((day) => DAYS[day - 1] ?? ''));

/** Whether a night is one of those that are asked for. */
export const isAmong =
  ({ from, to, weekdays }: Pick<AskedNights, 'from' | 'to' | 'weekdays'>) =>
  (night: string): boolean =>
    from <= night && night <= to && (weekdays === null || weekdays.includes(isoWeekday(night)));

/** What was blocked of some nights, in sentences. */
export const awayWords = (
  { from, to }: Pick<AskedNights, 'from' | 'to'>,
  { blocked }: TrackedGigs['tracker'],
): string[] =>
  blocked
    .filter((away) => away.from <= to && from <= away.to)
    .slice(0, 3)
    .map(blockedWords);

/** That nights weren't looked up, where none of them was. */
export function notKnown({ from, to }: AskedNights, known: TrackedGigs['known']): Answer | null {
  if (known.from <= from && from <= known.to) return null;
  const nights = rangeWords({ from, to });
  return {
    text: `I only look at your gigs from ${rangeWords(known)}, so I can’t tell for ${nights}. Your calendar has all of them.`,
    sources: [calendarOn(from)],
  };
}

/** How far was looked, where more was asked for. */
export const asFarAs = ({ to }: Pick<AskedNights, 'to'>, known: TrackedGigs['known']): string =>
  to > known.to ? `I looked as far as ${dayWords(known.to)}.` : '';
