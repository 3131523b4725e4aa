import { calendarFile } from '#core/gigs/calendar-file.ts';
import type { Night } from '#core/gigs/set-times.ts';
import { saveFile } from '#site/lib/save-file.ts';
import { eventsOf } from './calendar-events.ts';
import type { PlanView } from './plan-view.ts';

/** Hands the night to the browser's downloads as a calendar file. */
export function saveCalendar({ plan, words }: PlanView, night: Night): void {
  const file = calendarFile(
    { name: words.date ?? '', product: 'Set times' },
    eventsOf(plan, night),
    Date.now(),
  );
  saveFile(new Blob([file], { type: 'text/calendar' }), `set-times-${night.day}.ics`);
}
