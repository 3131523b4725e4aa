import { GIG_MOST, type Gig, type ScheduleItem } from './gig.ts';
import type { Conflict, Fields, Merged, Three } from './merge-fields.ts';
import { mergeItems } from './merge-items.ts';
import { daysMoved, laterItem, laterTimes } from './schedule-times.ts';

/**
 * The times of the night, held against each other as they were on the night of the base: one that went along with its gig isn't
 * one that was changed. They come out on the night of `when`, the writer whose start the gig has.
 */
export function mergeSchedule(
  { base, mine, stored }: Three<Gig>,
  when: Gig,
): Merged<readonly ScheduleItem[]> {
  const onBase = (gig: Gig): readonly ScheduleItem[] => {
    const days = daysMoved(gig, base);
    return days === 0 ? gig.schedule : gig.schedule.map((item) => laterTimes(item, days));
  };
  const { merged, conflicts } = mergeItems(
    { base: base.schedule, mine: onBase(mine), stored: onBase(stored) },
    { list: 'schedule', keyOf: ({ id }) => id, together: [['start', 'end']], most: GIG_MOST.schedule },
  );
  const days = daysMoved(base, when);
  if (days === 0) return { merged, conflicts };
  return {
    merged: merged.map((item) => laterItem(item, days, when.zone)),
    conflicts: conflicts.map((conflict) => laterConflict(conflict, days)),
  };
}

/** Of times of an item, of an item, or of all of them. */
function laterConflict({ path, ...versions }: Conflict, days: number): Conflict {
  const later = (fields: Fields): Fields =>
    'start' in fields ? { ...fields, ...laterTimes(fields as Fields & ScheduleItem, days) } : fields;
  const told = (fields: Fields | null): Fields | null => {
    if (fields === null || path.length > 0) return fields && later(fields);
    return { schedule: (fields.schedule as Fields[]).map(later) };
  };
  return { path, base: told(versions.base), mine: told(versions.mine), stored: told(versions.stored) };
}
