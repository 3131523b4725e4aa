import type { Clash, ClashingGig } from './clash.ts';
import { clashesOf } from './clashes.ts';
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

/**
 * What clashes on some nights, the earliest first, at most `most` of it. What stands between two gigs is told once, of the
 * earlier one, and where either is on these nights. A gig is only held against those that are near enough: a year of gigs
 * isn't compared with itself.
 */
export function clashesBetween<G extends ClashingGig>(
  gigs: readonly G[],
  settings: Tracker,
  { from, to, most }: Nights & { most: number },
): GigClash<G>[] {
  const isWithin = ({ night }: ClashingGig): boolean => from <= night && night <= to;
  const sorted = gigs.toSorted(byStart);
  const longest = Math.max(TIME_NIGHTS, ...sorted.map(longestOf));
  const found: GigClash<G>[] = [];
  for (const [index, gig] of sorted.entries()) {
    if (found.length >= most) break;
    const later = laterThan(sorted, index, longest).filter((other) => isWithin(gig) || isWithin(other));
    for (const clash of clashesOf(gig, later, settings))
      if (clash.kind !== 'blocked' || isWithin(gig)) found.push({ gig, clash });
  }
  return found.slice(0, most);
}

/** Days that a radius clause reaches at most, in either direction. */
const longestOf = ({ radius }: ClashingGig): number => (radius ? Math.max(radius.before, radius.after) : 0);

/** What comes after a gig, as far as it can be in its way by time or by a clause of either. */
function laterThan<G extends ClashingGig>(sorted: readonly G[], index: number, longest: number): G[] {
  const gig = sorted[index];
  const later: G[] = [];
  for (let next = index + 1; gig && next < sorted.length; next += 1) {
    const other = sorted[next] as G;
    const nights = daysBetween(gig.night, other.night);
    if (nights > longest) break;
    const reach = Math.max(TIME_NIGHTS, gig.radius?.after ?? 0, other.radius?.before ?? 0);
    if (nights <= reach) later.push(other);
  }
  return later;
}

/** By night, then as the wall shows it. */
function byStart(one: ClashingGig, other: ClashingGig): number {
  const [a = '', b = ''] = [one, other].map(({ night, start, id }) => `${night} ${start} ${id}`);
  return a < b ? -1 : 1;
}
