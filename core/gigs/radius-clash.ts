import type { ClashingGig } from './clash.ts';
import { kilometresBetween } from './distance.ts';
import { isSameCity } from './places.ts';
import { pointOf } from './reach.ts';
import { isSameClient, isSameVenue } from './same-entry.ts';
import { daysBetween } from './zoned-time.ts';

/** Of one. */
export const KILOMETRES = { km: 1, mi: 1.609344 } as const;

export interface RadiusClash {
  /** Whose clause it is, and the gig that it keeps away. */
  owner: ClashingGig & { radius: NonNullable<ClashingGig['radius']> };
  guest: ClashingGig;
  /** As the crow flies; 0 in one city where one of both has no coordinates. */
  kilometres: number;
}

/**
 * Whether the clause of one of two gigs keeps the other away, the clause of the first before that of the second. Days are
 * counted from night to night. Whoever has the clause may book twice. Where nobody knows how far it is, nothing is said:
 * a warning about every gig without coordinates would hide those that are right.
 */
export function radiusClash(one: ClashingGig, other: ClashingGig): RadiusClash | null {
  const kilometres = isOneBooker(one, other) ? null : kilometresApart(one, other);
  if (kilometres === null) return null;
  return clauseOf(one, other, kilometres) ?? clauseOf(other, one, kilometres);
}

function clauseOf(owner: ClashingGig, guest: ClashingGig, kilometres: number): RadiusClash | null {
  const { radius } = owner;
  if (!radius || kilometres > radius.distance * KILOMETRES[radius.unit]) return null;
  const days = daysBetween(owner.night, guest.night);
  return -radius.before <= days && days <= radius.after
    ? { owner: { ...owner, radius }, guest, kilometres }
    : null;
}

/** One client; where one of both has none, one venue. */
const isOneBooker = (one: ClashingGig, other: ClashingGig): boolean =>
  one.client && other.client ? isSameClient(one.client, other.client) : isOneVenue(one, other);

const isOneVenue = (one: ClashingGig, other: ClashingGig): boolean =>
  one.venue !== null && other.venue !== null && isSameVenue(one.venue, other.venue);

function kilometresApart(one: ClashingGig, other: ClashingGig): number | null {
  if (!one.venue || !other.venue) return null;
  const [from, to] = [pointOf(one.venue), pointOf(other.venue)];
  if (from && to) return kilometresBetween(from, to);
  return isOneVenue(one, other) || isSameCity(one.venue.city, other.venue.city) ? 0 : null;
}
