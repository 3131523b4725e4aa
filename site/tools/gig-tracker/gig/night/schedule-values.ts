import type { FieldError } from '#core/errors.ts';
import type { Gig, GigPatch, ScheduleItem } from '#core/gigs/gig.ts';
import { nightOf, readMoment } from '#core/gigs/moment.ts';
import { clockOfMinutes, minutesOfClock } from '#core/gigs/set-times.ts';
import { momentAt } from '#core/gigs/typed-set.ts';
import { dayAfter, timesShown } from '#core/gigs/zoned-time.ts';

/** A time of the night as it is typed. */
export interface TypedItem {
  id: string;
  kind: ScheduleItem['kind'];
  label: string;
  /** ISO day of its start, and times on the wall. */
  day: string;
  start: string;
  end: string;
  /** As it was before, so that what nobody changed stays to the letter. */
  before: ScheduleItem | null;
}

const typedItem = (item: ScheduleItem): TypedItem => ({
  ...{ id: item.id, kind: item.kind, label: item.label, before: item },
  ...{ day: item.start.slice(0, 10), start: item.start.slice(11, 16), end: item.end?.slice(11, 16) ?? '' },
});

/** The times of a night as they are typed. */
export const typedSchedule = ({ schedule }: Gig): TypedItem[] => schedule.map(typedItem);

/** The day of a time that belongs to a night: before six it is the one after. */
export function dayOfTime(night: string, time: string): string {
  const minutes = minutesOfClock(time);
  return minutes === null || nightOf({ day: night, minutes }) === night ? night : dayAfter(night, 1);
}

const FIRST: readonly ScheduleItem['kind'][] = ['load-in', 'sound-check', 'doors'];
/** Minutes before the set that these usually are. */
const BEFORE = { 'load-in': 120, 'sound-check': 90, doors: 60 } as Readonly<Record<string, number>>;

/** What most nights have, as far as a schedule lacks it: empty times, or those before the set where that is known. */
export function usualItems(gig: Gig, typed: readonly TypedItem[], newId: () => string): TypedItem[] {
  const start = minutesOfClock(gig.start.slice(11, 16));
  const DAY = 24 * 60;
  return FIRST.filter((kind) => !typed.some((item) => item.kind === kind)).map((kind) => {
    const at = start === null ? null : start - (BEFORE[kind] ?? 0);
    const day = at === null ? gig.night : dayAfter(gig.start.slice(0, 10), at < 0 ? -1 : 0);
    return {
      id: newId(),
      kind,
      label: '',
      day,
      start: at === null ? '' : clockOfMinutes((at + DAY) % DAY),
      end: '',
      before: null,
    };
  });
}

/** The item that was typed; what is as it was before is the same to the letter. An end not after the start is of the next day. */
function itemOf({ id, kind, label, day, start, end, before }: TypedItem, zone: string): ScheduleItem {
  if (before) {
    const { start: s, end: e } = before;
    const isAsBefore =
      s.slice(0, 10) === day && s.slice(11, 16) === start && (e?.slice(11, 16) ?? '') === end;
    if (isAsBefore) return { ...before, kind, label: label.trim() };
  }
  const [from, until] = [minutesOfClock(start) ?? 0, minutesOfClock(end)];
  const endDay = until !== null && until <= from ? dayAfter(day, 1) : day;
  return {
    ...{ id, kind, label: label.trim(), start: momentAt(day, from, zone, false) },
    end: until === null ? null : momentAt(endDay, until, zone, false),
  };
}

/** What typed times make of the schedule of a gig, in their order; or which of them has no time. */
export function readSchedule(
  gig: Gig,
  typed: readonly TypedItem[],
): { patch: GigPatch } | { problems: FieldError[] } {
  const problems = typed.flatMap(({ id, day, start }) => [
    ...(day === '' ? [{ path: `${id}.day`, reason: 'Choose a day' }] : []),
    ...(start === '' ? [{ path: `${id}.start`, reason: 'Add a time' }] : []),
  ]);
  if (problems.length > 0) return { problems };
  const at = ({ start }: ScheduleItem): number => readMoment(start, gig.zone) ?? 0;
  const schedule = typed.map((item) => itemOf(item, gig.zone)).toSorted((one, other) => at(one) - at(other));
  return { patch: { schedule } };
}

/** What the clocks do to a typed time; nothing on most nights. */
export function clockNote({ day, start }: TypedItem, zone: string): string | undefined {
  const minutes = minutesOfClock(start);
  if (minutes === null || day === '') return undefined;
  const shown = timesShown({ day, minutes }, zone);
  if (shown === 0) return `Skipped: the clocks go forward`;
  return shown === 2 ? 'Comes twice: the first one counts' : undefined;
}
