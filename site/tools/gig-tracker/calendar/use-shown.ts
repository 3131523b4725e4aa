import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { Clash } from '#core/gigs/clash.ts';
import { freeNights } from '#core/gigs/free-dates.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { isOff } from '#core/gigs/gig-status.ts';
import type { Tracker } from '#core/gigs/tracker-settings.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { tonight } from '../parts/tonight.ts';
import { $clashesOfGig } from '../state/clashes.store.ts';
import { $gigs } from '../state/gigs.store.ts';
import { $homeZone, $tracker } from '../state/tracker-settings.store.ts';
import { type Days, today } from './calendar.store.ts';
import type { Fetched } from './use-fetched-gigs.ts';

/** What a span of the calendar shows. */
export interface Shown {
  days: Days;
  /** Which gigs were asked for, and what came of it. */
  fetched: Fetched;
  /** The square that is today's. */
  today: string;
  /** By which the night that goes on is named; those before it are over. */
  tonight: string;
  zone: string;
  tracker: Tracker;
  /** Of these days and the nights around them, which may reach into them. */
  gigs: readonly Gig[];
  /** Fridays and Saturdays from tonight on that nobody takes or asks for, as far as the gigs are known. */
  free: ReadonlySet<string>;
  clashesOf: ReadonlyMap<string, readonly Clash[]>;
}

/** Nights around those shown, from which a gig may reach into them. */
const NIGHTS_AROUND = 12;
const FRIDAY_AND_SATURDAY = [5, 6] as const;

/** The days with the nights around them. */
export const around = ({ from, to }: Days): Days => ({
  from: dayAfter(from, -NIGHTS_AROUND),
  to: dayAfter(to, NIGHTS_AROUND),
});

/** All gigs that are known of the nights from one to another. */
export function useGigsBetween({ from, to }: Days): readonly Gig[] {
  const gigs = useStore($gigs);
  return useMemo(
    () =>
      Object.values(gigs).filter(
        ({ deletedAt, night }) => deletedAt === null && from <= night && night <= to,
      ),
    [gigs, from, to],
  );
}

/** What is shown of some days, as far as their gigs were asked for. */
export function useShown(days: Days, fetched: Fetched, hasCancelled: boolean): Shown {
  const { known } = fetched;
  const tracker = useStore($tracker);
  const zone = useStore($homeZone);
  const clashesOf = useStore($clashesOfGig);
  const all = useGigsBetween(around(days));
  const now = tonight();
  const free = useMemo(() => {
    if (!known) return new Set<string>();
    const inner = { from: dayAfter(known.from, NIGHTS_AROUND), to: dayAfter(known.to, -NIGHTS_AROUND) };
    const from = [days.from, inner.from, now].toSorted().at(-1) ?? now;
    const to = [days.to, inner.to].toSorted()[0] ?? now;
    const asked = new Set(all.map(({ status, night }) => (isOff(status) ? '' : night)));
    const nights = freeNights(all, tracker, { from, to, weekdays: FRIDAY_AND_SATURDAY });
    return new Set(nights.filter((night) => !asked.has(night)));
  }, [all, tracker, known, days.from, days.to, now]);
  const gigs = useMemo(() => all.filter(({ status }) => hasCancelled || !isOff(status)), [all, hasCancelled]);
  return { days, fetched, today: today(), tonight: now, zone, tracker, gigs, free, clashesOf };
}
