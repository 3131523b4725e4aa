import { computed } from 'nanostores';
import { laterMonth, mondayOf, monthOf } from '#core/gigs/calendar-grid.ts';
import { isCalendarDay } from '#core/gigs/moment.ts';
import { monthsWords, rangeWords } from '#core/gigs/range-words.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { localDay } from '#site/lib/local-day.ts';
import { tonight } from '../parts/tonight.ts';
import { $query, setParams } from '../state/address.store.ts';

export const SPANS = { month: 'Month', week: 'Week', agenda: 'Agenda' } as const;
export type Span = keyof typeof SPANS;
export const SPAN_IDS = Object.keys(SPANS) as Span[];

/** From Monday on. */
export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** First and last day. */
export interface Days {
  from: string;
  to: string;
}

/** The day that the calendar of this device shows. */
export const today = (): string => localDay(new Date());

/** The day that a span begins with unless another is asked for. A month has squares of days, all else has nights. */
export const usualDay = (span: Span): string => (span === 'month' ? today() : tonight());

/** Nights that gigs can be of. */
const isDay = (text: string | null): text is string =>
  text !== null && /^20[0-8]/.test(text) && isCalendarDay(text);

/** What the address asks of the calendar: `?view=calendar&span=week&on=2027-01-16&cancelled=1`. */
export const $calendar = computed($query, (query) => {
  const params = new URLSearchParams(query);
  const span = SPAN_IDS.find((one) => one === params.get('span')) ?? 'month';
  const on = params.get('on');
  return {
    span,
    on: isDay(on) ? on : usualDay(span),
    /** Gigs that were called off are shown too. */
    hasCancelled: params.get('cancelled') === '1',
  };
});

/** Shows another day, as far as there are nights. */
export function showDay(on: string): void {
  if (isDay(on)) setParams({ on: on === usualDay($calendar.get().span) ? null : on });
}

export const showSpan = (span: Span): void => setParams({ span: span === 'month' ? null : span });
export const showCancelled = (is: boolean): void => setParams({ cancelled: is ? '1' : null });

/** Months that are shown at once; a phone has room for fewer weeks above its agenda. */
const MONTHS = { wide: 3, narrow: 2 } as const;

/** The days that a span shows from a day on. */
export function daysOf(span: Span, on: string, isNarrow: boolean): Days {
  if (span === 'week') return { from: mondayOf(on), to: dayAfter(mondayOf(on), 6) };
  const months = span === 'month' && isNarrow ? MONTHS.narrow : MONTHS.wide;
  const { to } = monthOf(laterMonth(on, months - 1));
  return { from: span === 'month' ? monthOf(on).from : on, to };
}

/** The day that the arrows of the header lead to. */
export const dayBeside = (span: Span, on: string, way: -1 | 1): string =>
  span === 'week' ? dayAfter(on, 7 * way) : laterMonth(monthOf(on).from, way);

/** What the header says of what is shown. */
export const titleOf = (span: Span, days: Days): string =>
  span === 'month' ? monthsWords(days) : rangeWords(days);
