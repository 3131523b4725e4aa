import { awayBar, type DayPart } from '#core/gigs/calendar-grid.ts';
import { lookOf } from '../night-clip.ts';
import type { Shown } from '../use-shown.ts';

/** A part of a day on which somebody is away for a gig; the set in it is marked. */
export interface BarPart extends Omit<DayPart, 'day'> {
  id: string;
  isSet: boolean;
  isClashing: boolean;
}

/** What is only asked for keeps nobody from home yet. */
const keepsAway = ['booked', 'sent', 'held'];

/** Bars by their day, sets above the time away. */
export function barsByDay({ gigs, tracker, zone, clashesOf }: Shown): ReadonlyMap<string, BarPart[]> {
  const found = new Map<string, BarPart[]>();
  for (const gig of gigs) {
    const bar = keepsAway.includes(lookOf(gig)) ? awayBar(gig, tracker, zone) : null;
    const isClashing = (clashesOf.get(gig.id) ?? []).some(
      ({ kind }) => kind !== 'blocked' && kind !== 'radius',
    );
    for (const [parts, isSet] of bar
      ? ([
          [bar.away, false],
          [bar.set, true],
        ] as const)
      : [])
      for (const { day, from, to } of parts) {
        const part = { id: `${gig.id} ${isSet}`, from, to, isSet, isClashing };
        found.set(day, [...(found.get(day) ?? []), part]);
      }
  }
  for (const parts of found.values()) parts.sort((one, other) => Number(one.isSet) - Number(other.isSet));
  return found;
}
