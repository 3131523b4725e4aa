import { nameWords, venueWords } from '#core/gigs/name-words.ts';
import type { GigDate } from '#core/press-kit-page.ts';
import { type KitDate, MOST, type PressKit } from './kit.ts';
import { firstDay } from './kit-words.ts';

/** Days that a gig is listed for once it is over: a year. */
export const PLAYED_DAYS = 365;

type Dated = Pick<PressKit, 'dates'>;

const isSameNight = (one: KitDate, other: KitDate): boolean =>
  one.date === other.date &&
  (nameWords(one.venue) === nameWords(other.venue) ||
    venueWords({ name: one.venue, city: one.city }) === venueWords({ name: other.venue, city: other.city }));

/** What was typed, and the gigs beside it: each night at a venue once, and no more of both than a kit may have. */
function listedDates({ dates }: Dated, gigDates: readonly GigDate[], now: Date) {
  const today = firstDay(now);
  const gigs: GigDate[] = [];
  for (const gig of gigDates.toSorted((one, other) => (one.date < other.date ? -1 : 1)))
    if (![...dates, ...gigs].some((listed) => isSameNight(listed, gig))) gigs.push(gig);
  const ahead = <One extends KitDate>(of: readonly One[]) => of.filter(({ date }) => date >= today);
  const past = <One extends KitDate>(of: readonly One[]) =>
    of.filter(({ date }) => date < today).toSorted((one, other) => (one.date > other.date ? -1 : 1));
  const inTurn = [...ahead(dates), ...ahead(gigs), ...past(dates), ...past(gigs)];
  const listed = new Set<KitDate>(inTurn.slice(0, MOST.dates));
  return {
    typed: dates.filter((one) => listed.has(one)),
    gigs: gigs.filter((one) => listed.has(one)),
  };
}

/** The public gigs that a kit lists beside what was typed, in the order of their nights. */
export const gigDatesBeside = (kit: Dated, gigDates: readonly GigDate[], now: Date): GigDate[] =>
  listedDates(kit, gigDates, now).gigs;

/**
 * The kit with the dates of public gigs behind those that were typed, which win where they tell of the same night. Where that is
 * more than a kit may have, what was typed and is still to come stays, then the next gigs, then what was: the latest first.
 */
export function withGigDates<Kit extends Dated>(kit: Kit, gigDates: readonly GigDate[], now: Date): Kit {
  const { typed, gigs } = listedDates(kit, gigDates, now);
  return { ...kit, dates: [...typed, ...gigs.map(({ date, venue, city }) => ({ date, venue, city }))] };
}
