import type ICAL from 'ical.js';
import { GIG_MOST } from '../gig.ts';

/** How often an event repeats; `listed` where its dates are named one by one, null where it doesn't. */
export type Every = 'hour' | 'day' | 'week' | 'month' | 'year' | 'listed';

export interface EventDate {
  event: ICAL.Event;
  from: ICAL.Time;
  until: ICAL.Time | null;
}

export interface EventDates {
  every: Every | null;
  /** From a day on, and 60 at most. */
  dates: EventDate[];
  /** Whether there are more than these. */
  areMore: boolean;
}

/** Of what repeats, dates that are looked at: the days of seventy years. */
const MOST_STEPS = 25_000;

const EVERY: Readonly<Record<string, Every>> = {
  ...{ SECONDLY: 'hour', MINUTELY: 'hour', HOURLY: 'hour', DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month' },
  YEARLY: 'year',
};
const ORDER: readonly Every[] = ['hour', 'day', 'year', 'month', 'week'];

/** Of several rules, the one that says most surely that this is no gig. */
function everyOf({ component }: ICAL.Event): Every {
  const all = component.getAllProperties('rrule').map((property) => {
    const rule = property.getFirstValue() as ICAL.Recur;
    return rule.freq === 'WEEKLY' && rule.parts.BYDAY?.length === 7 ? 'day' : EVERY[rule.freq];
  });
  return ORDER.find((one) => all.includes(one)) ?? 'listed';
}

/** The dates of an event from a day on, those that were changed as they are now. What repeats within a day has none here. */
export function datesOf(event: ICAL.Event, since: string): EventDates {
  const { component, startDate: first, endDate } = event;
  if (!event.isRecurring())
    return { every: null, dates: [{ event, from: first, until: endDate }], areMore: false };
  const every = everyOf(event);
  const read: EventDates = { every, dates: [], areMore: false };
  if (every === 'hour') return read;

  const hasChanges = Object.keys(event.exceptions).length > 0;
  const seen = new Set<string>();
  const add = ({ item, startDate, endDate: until }: ReturnType<ICAL.Event['getOccurrenceDetails']>) => {
    if (`${startDate}`.slice(0, 10) < since) return;
    if (read.dates.length === GIG_MOST.repeats) read.areMore = true;
    else read.dates.push({ event: item, from: startDate, until });
  };
  const see = (date: ICAL.Time) => {
    if (seen.has(`${date}`)) return;
    seen.add(`${date}`);
    if (hasChanges || `${date}`.slice(0, 10) >= since) add(event.getOccurrenceDetails(date));
  };
  // The start is the first date, whatever the rules say.
  if (!isLeftOut(component, first)) see(first);
  const iterator = event.iterator();
  let last: ICAL.Time | null = null;
  for (let step = 0; step < MOST_STEPS && !read.areMore; step += 1) {
    last = iterator.next() ?? null;
    if (!last) break;
    see(last);
  }
  // A changed date counts also where the rules have none like it.
  for (const changed of Object.values(event.exceptions)) {
    const id = changed.recurrenceId;
    if (!seen.has(`${id}`) && (last === null || id.compare(last) < 0))
      add({ recurrenceId: id, item: changed, startDate: changed.startDate, endDate: changed.endDate });
  }
  return read;
}

function isLeftOut(component: ICAL.Component, start: ICAL.Time): boolean {
  const days = component.getAllProperties('exdate').flatMap((one) => one.getValues() as ICAL.Time[]);
  return days.some((one) => (one.isDate ? `${start}`.startsWith(`${one}`) : one.compare(start) === 0));
}
