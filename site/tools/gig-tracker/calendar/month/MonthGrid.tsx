import { useMemo } from 'react';
import { shortDayWords } from '#core/day-words.ts';
import { gigsByNight, weeksOf } from '#core/gigs/calendar-grid.ts';
import { monthWords } from '#core/gigs/range-words.ts';
import { type Days, WEEKDAYS } from '../calendar.store.ts';
import type { Shown } from '../use-shown.ts';
import { barsByDay } from './away-bars.ts';
import { DayCell } from './DayCell.tsx';
import { useDayKeys } from './use-day-keys.ts';
import './month.css';
import './month-small.css';

interface MonthGridProps {
  shown: Shown;
  on: string;
  isNarrow: boolean;
  onOpen(day: string): void;
}

/** Weeks without a gap. Arrows lead from day to day, Enter opens one. */
export function MonthGrid({ shown, on, isNarrow, onOpen }: MonthGridProps) {
  const weeks = weeksOf(shown.days);
  const days = { from: weeks[0]?.[0] ?? on, to: weeks.at(-1)?.[6] ?? on };
  const { grid, stop, press, pick, setFocused } = useDayKeys(days, on, onOpen);
  const nights = useMemo(() => gigsByNight(shown.gigs), [shown.gigs]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the bars follow from
  const bars = useMemo(() => barsByDay(shown), [shown.gigs, shown.tracker, shown.zone, shown.clashesOf]);
  return (
    <table
      ref={grid}
      className="month-grid"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells take the focus
      role="grid"
      aria-label="Calendar"
      onKeyDown={press}
      onClick={pick}
    >
      <thead>
        <tr>
          <th className="month-gutter" scope="col">
            <span className="sr">Month</span>
          </th>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col" className={`month-${weekday.toLowerCase()}`}>
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={week[0]}>
            <th className="month-gutter" scope="row">
              {gutterWords(week, index === 0, days)}
              <span className="sr">Week of {shortDayWords(week[0] ?? on)}</span>
            </th>
            {week.map((day) => (
              <DayCell
                key={day}
                {...{ day, shown, isNarrow, onOpen }}
                gigs={nights.get(day) ?? NONE}
                bars={bars.get(day) ?? NONE}
                isStop={day === stop}
                isFirst={day === days.from}
                onFocus={setFocused}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const NONE: never[] = [];

/** The month that begins in a week, or goes on in the first one; its year where that is another. */
function gutterWords(week: readonly string[], isFirst: boolean, { from, to }: Days): string {
  const first = week.find((day) => day.endsWith('-01')) ?? (isFirst ? week[6] : undefined);
  if (!first) return '';
  const words = monthWords(first);
  return first.slice(5, 7) === '01' || (isFirst && from.slice(0, 4) === to.slice(0, 4))
    ? words
    : words.slice(0, 3);
}
