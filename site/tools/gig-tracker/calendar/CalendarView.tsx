import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { laterMonth, monthOf, weeksOf } from '#core/gigs/calendar-grid.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { useNarrow } from '#site/lib/use-narrow.ts';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { tonight } from '../parts/tonight.ts';
import { followClashes } from '../state/clashes.store.ts';
import { Agenda } from './agenda/Agenda.tsx';
import { AgendaSpan } from './agenda/AgendaSpan.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import { CalendarKey } from './CalendarKey.tsx';
import { $calendar, type Days, daysOf, titleOf } from './calendar.store.ts';
import { DayDialog } from './DayDialog.tsx';
import { MonthGrid } from './month/MonthGrid.tsx';
import { hasFailed } from './NotKnown.tsx';
import { CalendarPanels } from './panels/CalendarPanels.tsx';
import { useFetchedGigs } from './use-fetched-gigs.ts';
import { around, useShown } from './use-shown.ts';
import { WeekView } from './week/WeekView.tsx';
import './calendar.css';

/** Months that the agenda goes on by. */
const MORE = 3;
const NO_MORE = { earlier: 0, later: 0 };

/** Gigs by their nights: a month and those after it, a week from noon to noon, or one day after another. */
export function CalendarView() {
  const { span, on, hasCancelled } = useStore($calendar);
  const isNarrow = useNarrow();
  const [openDay, setOpenDay] = useState<string | null>(null);
  const [more, setMore] = useState(NO_MORE);
  useEffect(followClashes, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was added belongs to what was shown
  useEffect(() => setMore(NO_MORE), [span, on]);

  const days = withMore(daysOf(span, on, isNarrow), span === 'agenda' ? more : NO_MORE);
  const weeks = span === 'month' ? weeksOf(days) : [];
  const whole = { from: weeks[0]?.[0] ?? days.from, to: weeks.at(-1)?.[6] ?? days.to };
  const fetched = useFetchedGigs(around(whole));
  const shown = useShown(whole, fetched, hasCancelled);
  const isMonth = span === 'month';
  return (
    <div className="cal">
      <section className="panel cal-main" aria-label="Calendar" aria-busy={fetched.isBusy}>
        <CalendarHead span={span} on={on} title={titleOf(span, days)} />
        {span !== 'week' && <CalendarKey hasCancelled={hasCancelled} hasLooks={isMonth} />}
        {hasFailed(fetched) && (
          <ErrorState
            title="We couldn't load your gigs"
            reason={problemOf(fetched.error)}
            onRetry={fetched.retry}
          />
        )}
        {!fetched.known && fetched.error === null && (
          <Waiting span={span} weeks={weeks.length} isNarrow={isNarrow} />
        )}
        {fetched.known && isMonth && <MonthGrid {...{ shown, on, isNarrow }} onOpen={setOpenDay} />}
        {fetched.known && span === 'week' && <WeekView shown={shown} onOpen={setOpenDay} />}
        {fetched.known && span === 'agenda' && (
          <AgendaSpan
            shown={shown}
            isBusy={fetched.isBusy}
            onEarlier={() => setMore((was) => ({ ...was, earlier: was.earlier + MORE }))}
            onLater={() => setMore((was) => ({ ...was, later: was.later + MORE }))}
          />
        )}
      </section>
      {isMonth && isNarrow && fetched.known && (
        <div className="cal-below">
          <Agenda shown={{ ...shown, days: fromTonight(whole) }} />
        </div>
      )}
      <CalendarPanels />
      <DayDialog day={openDay} shown={shown} onClose={() => setOpenDay(null)} />
    </div>
  );
}

function withMore({ from, to }: Days, { earlier, later }: typeof NO_MORE): Days {
  return {
    from: earlier > 0 ? monthOf(laterMonth(from, -earlier)).from : from,
    to: later > 0 ? monthOf(laterMonth(to, later)).to : to,
  };
}

/** Below the small grid of a month what is over is left out, as long as anything is to come. */
function fromTonight({ from, to }: Days): Days {
  const now = tonight();
  return { from: from <= now && now <= to ? now : from, to };
}

/** Pixels of what comes, so that nothing jumps. */
const HEIGHTS = { week: 7 * 72, agenda: 480, day: { wide: 75, narrow: 45 }, head: 34 } as const;

function Waiting({ span, weeks, isNarrow }: { span: string; weeks: number; isNarrow: boolean }) {
  const day = isNarrow ? HEIGHTS.day.narrow : HEIGHTS.day.wide;
  const height =
    span === 'month' ? HEIGHTS.head + weeks * day : span === 'week' ? HEIGHTS.week : HEIGHTS.agenda;
  return (
    <div className="cal-waiting" role="status">
      <span className="sr">Loading</span>
      <Skeleton height={height} />
    </div>
  );
}
