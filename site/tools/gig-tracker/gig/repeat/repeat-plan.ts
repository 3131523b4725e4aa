import type { Gig } from '#core/gigs/gig.ts';
import { isOff } from '#core/gigs/gig-status.ts';
import { isCalendarDay } from '#core/gigs/moment.ts';
import { type RepeatEvery, repeatNights } from '#core/gigs/repeat-nights.ts';
import type { TrackerSettings } from '#core/gigs/tracker-settings.ts';
import { numberOfText } from '#core/number-of-text.ts';

/** How a gig is repeated, as it is typed. */
export interface TypedRepeat {
  kind: 'residency' | 'dates';
  every: RepeatEvery;
  ends: 'count' | 'until';
  /** Gigs with the first one. */
  count: string;
  until: string;
  dates: readonly string[];
}

/** A night to be, and what is in its way, in words. */
export interface PlannedNight {
  night: string;
  taken: string | null;
}

/** The nights that are meant beside that of the gig itself, in their order; none while something is missing. */
export function nightsMeant({ night: first }: Pick<Gig, 'night'>, typed: TypedRepeat): string[] {
  if (typed.kind === 'dates')
    return [...new Set(typed.dates.filter(isCalendarDay))].filter((night) => night !== first).toSorted();
  const { every } = typed;
  const count = numberOfText(typed.count, 0);
  if (typed.ends === 'count') return count === null ? [] : repeatNights({ first, every, count }).slice(1);
  return isCalendarDay(typed.until) ? repeatNights({ first, every, until: typed.until }).slice(1) : [];
}

/** Whether a gig is added on a night: as somebody decided, else where nothing is in the way. */
export const isMeant = ({ night, taken }: PlannedNight, decided: ReadonlyMap<string, boolean>): boolean =>
  decided.get(night) ?? taken === null;

/** The same with what is in the way: gigs that aren't called off or in the trash, and blocked days. */
export const plannedNights = (
  nights: readonly string[],
  others: readonly Gig[],
  blocked: TrackerSettings['blocked'],
): PlannedNight[] =>
  nights.map((night) => {
    const other = others.find((gig) => gig.night === night && !isOff(gig.status) && gig.deletedAt === null);
    if (other) return { night, taken: `Taken: ${other.title}` };
    const block = blocked.find(({ from, to }) => from <= night && night <= to);
    return { night, taken: block ? ['Blocked', block.note].filter(Boolean).join(': ') : null };
  });
