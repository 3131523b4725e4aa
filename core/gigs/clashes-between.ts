import type { Clash, ClashingGig } from './clash.ts';
import { clashesOf, isOn, isPlayed } from './clashes.ts';
import { TIME_NIGHTS } from './time-clash.ts';
import type { Tracker } from './tracker-settings.ts';
import { daysBetween } from './zoned-time.ts';

/** A clash, and the gig that it is told of. */
export interface GigClash<G> {
  gig: G;
  clash: Clash;
}

interface Nights {
  /** First and last. */
  from: string;
  to: string;
}

/** Pairs that are looked at for one answer: thousands of gigs that are near each other and don't clash aren't all held apart. */
const MOST_PAIRS = 100_000;

/** A gig with what its pairs are chosen by. */
interface Placed<G> {
  gig: G;
  /** Counted from the first that is asked for, and whether it is one of those. */
  night: number;
  isWithin: boolean;
  /** Its place among all. */
  at: number;
}

/**
 * What clashes on some nights, the earliest first, at most `most` of it. What stands between two gigs is told once, of the
 * earlier one, and where either is on these nights. A gig is only held against those that are near enough, by time or by a
 * clause of either: a year of gigs isn't compared with itself, and what was played isn't with what was played.
 */
export function clashesBetween<G extends ClashingGig>(
  gigs: readonly G[],
  settings: Tracker,
  { from, to, most }: Nights & { most: number },
): GigClash<G>[] {
  const placed = placedOf(gigs.filter(isOn), { from, to });
  const open = placed.filter(({ gig }) => !isPlayed(gig));
  const laterThan = { any: laterAmong(placed), open: laterAmong(open) };
  const found: GigClash<G>[] = [];
  let pairs = 0;
  for (const one of placed) {
    const { gig, isWithin } = one;
    if (found.length >= most || pairs >= MOST_PAIRS || gig.night > to) break;
    const later = (isPlayed(gig) ? laterThan.open : laterThan.any)(one, MOST_PAIRS - pairs);
    pairs += later.length;
    for (const clash of clashesOf(gig, later, settings))
      if (clash.kind !== 'blocked' || isWithin) found.push({ gig, clash });
  }
  return found.slice(0, most);
}

/** By night, then as the wall shows it. */
function placedOf<G extends ClashingGig>(gigs: readonly G[], { from, to }: Nights): Placed<G>[] {
  const last = daysBetween(from, to);
  return gigs
    .map((gig) => ({ gig, night: daysBetween(from, gig.night), by: `${gig.night} ${gig.start} ${gig.id}` }))
    .toSorted((one, other) => (one.by < other.by ? -1 : 1))
    .map(({ gig, night }, at) => ({ gig, night, at, isWithin: 0 <= night && night <= last }));
}

/**
 * Finds what comes after a gig, as far as it can be in its way by time or by a clause of either, and one of both is on the
 * nights that are asked for. To be asked for one gig after another, in their order.
 */
function laterAmong<G extends ClashingGig>(all: readonly Placed<G>[]) {
  const any = walkOver(all);
  const owners = all.filter(({ gig }) => gig.radius !== null);
  const clauses = walkOver(owners);
  const longest = owners.reduce((most, { gig }) => Math.max(most, gig.radius?.before ?? 0), 0);
  return (one: Placed<G>, most: number): G[] => {
    const reach = Math.max(TIME_NIGHTS, one.gig.radius?.after ?? 0);
    const later = any(one, reach, most).map(({ gig }) => gig);
    const isReached = (other: Placed<G>): boolean =>
      other.night - one.night > reach && other.night - one.night <= (other.gig.radius?.before ?? 0);
    const over = clauses(one, longest, Number.POSITIVE_INFINITY).filter(isReached);
    return [...later, ...over.map(({ gig }) => gig)];
  };
}

/** Goes over a list: what comes after one, so many nights at most, and so many of them. */
function walkOver<G>(list: readonly Placed<G>[]) {
  const firstWithin = list.findIndex(({ isWithin }) => isWithin);
  let next = 0;
  return (one: Placed<G>, nights: number, most: number): Placed<G>[] => {
    while ((list[next]?.at ?? Number.POSITIVE_INFINITY) <= one.at) next += 1;
    if (!one.isWithin && firstWithin < 0) return [];
    const begins = one.isWithin ? next : Math.max(next, firstWithin);
    let ends = begins;
    for (let other = list[ends]; other && ends - begins < most; other = list[ends]) {
      if (other.night - one.night > nights || !(one.isWithin || other.isWithin)) break;
      ends += 1;
    }
    return list.slice(begins, ends);
  };
}
