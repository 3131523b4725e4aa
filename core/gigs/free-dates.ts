import { listed } from '../count-words.ts';
import { shortDayWords } from '../day-words.ts';
import { EMPTY_DETAILS, type Gig } from './gig.ts';
import { type GigStatus, isBooked } from './gig-status.ts';
import type { TimedGig } from './reach.ts';
import { TIME_NIGHTS, timeClash } from './time-clash.ts';
import type { Tracker } from './tracker-settings.ts';
import { dayAfter, daysBetween, weekdayOn } from './zoned-time.ts';

type NightGig = TimedGig & Pick<Gig, 'id' | 'status' | 'deletedAt'>;

export interface FreeDatesAsked {
  /** First and last night. */
  from: string;
  to: string;
  /** 1 Monday to 7 Sunday. */
  weekdays: readonly number[];
}

/** What nobody else can have: a lead or a quote leaves its night free. */
const isTaken = (status: GigStatus): boolean =>
  isBooked(status) || status === 'hold' || status === 'contract-sent';

/**
 * Nights on which another gig would fit: none is taken, none is blocked, and a usual set, from 22:00 to 02:00 at home, would
 * leave time for the way and for sleep before and after it. Gigs of `TIME_NIGHTS` nights around are looked at too.
 */
export function freeNights(
  gigs: readonly NightGig[],
  settings: Tracker,
  { from, to, weekdays }: FreeDatesAsked,
): string[] {
  const [first, last] = [dayAfter(from, -TIME_NIGHTS), dayAfter(to, TIME_NIGHTS)];
  const taken = gigs.filter(
    ({ status, deletedAt, night }) =>
      isTaken(status) && deletedAt === null && first <= night && night <= last,
  );
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, days) => dayAfter(from, days))
    .filter((night) => weekdays.includes(weekdayOn(night) || 7))
    .filter((night) => !settings.blocked.some((away) => away.from <= night && night <= away.to))
    .filter((night) => taken.every((gig) => gig.night !== night && fits(night, gig, settings)));
}

/** Where nobody said where home is, its clocks are those of the other gig. */
function fits(night: string, gig: NightGig, settings: Tracker): boolean {
  const usual: TimedGig & { id: string } = {
    id: '',
    night,
    start: `${night}T22:00`,
    end: `${dayAfter(night, 1)}T02:00`,
    zone: settings.homeZone ?? gig.zone,
    venue: null,
    ...EMPTY_DETAILS,
    travel: { ...EMPTY_DETAILS.travel, minutes: 0 },
  };
  return timeClash(usual, gig, settings) === null;
}

/** `Free: Sat 21 and Fri 27 Nov, Fri 4 and Sat 5 Dec, Sat 2 Jan 2027`: a year is named where it is not that of the first. */
export function freeDatesText(nights: readonly string[]): string {
  if (nights.length === 0) return 'No free dates';
  const year = nights[0]?.slice(0, 4);
  const months = [...new Set(nights.map((night) => night.slice(0, 7)))];
  const told = months.map((month) => {
    const days = nights.filter((night) => night.startsWith(month)).map(shortDayWords);
    const words = [...days.slice(0, -1).map(withoutMonth), ...days.slice(-1)];
    return month.startsWith(`${year}-`) ? listed(words) : `${listed(words)} ${month.slice(0, 4)}`;
  });
  return `Free: ${told.join(', ')}`;
}

/** `Sat 21`, of `Sat 21 Nov`. */
const withoutMonth = (words: string): string => words.replace(/ \w+$/, '');
