import type { FieldError } from '#core/errors.ts';
import { isCalendarDay } from '#core/gigs/moment.ts';
import type { TypedSet } from '#core/gigs/typed-set.ts';
import { isZone } from '#core/gigs/zoned-time.ts';

/** Why a typed set can't be read. */
export function setProblems({ night, zone }: Pick<TypedSet, 'night' | 'zone'>): FieldError[] {
  return [
    ...(isCalendarDay(night) ? [] : [{ path: 'night', reason: 'Choose the night' }]),
    ...(isZone(zone) ? [] : [{ path: 'zone', reason: 'Choose a time zone from the list' }]),
  ];
}

/** The field of the form that a part of a gig is typed in. */
export const fieldOfTimes = (path: string): string =>
  ({ 'hold.order': 'order', 'hold.until': 'until', hold: 'order' })[path] ?? path.split('.')[0] ?? path;
