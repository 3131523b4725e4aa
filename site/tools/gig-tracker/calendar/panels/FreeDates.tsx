import { useStore } from '@nanostores/react';
import Copy from 'lucide-react/icons/copy';
import { useMemo } from 'react';
import { freeDatesText, freeNights } from '#core/gigs/free-dates.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { copyAndSay } from '#site/lib/copy-and-say.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { Button } from '#site/ui/Button.tsx';
import { Panel, type PanelState } from '#site/ui/Panel.tsx';
import { tonight } from '../../parts/tonight.ts';
import { $tracker } from '../../state/tracker-settings.store.ts';
import { WEEKDAYS } from '../calendar.store.ts';
import { type Fetched, useFetchedGigs } from '../use-fetched-gigs.ts';
import { around, useGigsBetween } from '../use-shown.ts';
import { $freeWeekdays, toggleWeekday } from './free-weekdays.store.ts';

const WEEKS = 12;

/** The free dates of the next weeks as a line to send on. */
export function FreeDates() {
  const tracker = useStore($tracker);
  const weekdays = useStore($freeWeekdays);
  const from = tonight();
  const to = dayAfter(from, WEEKS * 7 - 1);
  const fetched = useFetchedGigs(around({ from, to }));
  const gigs = useGigsBetween(around({ from, to }));
  const nights = useMemo(
    () => freeNights(gigs, tracker, { from, to, weekdays }),
    [gigs, tracker, from, to, weekdays],
  );
  const text = freeDatesText(nights);
  const canCopy = fetched.known !== null && nights.length > 0;
  return (
    <Panel
      title="Free dates"
      className="cal-panel"
      state={stateOf(fetched)}
      aside={
        <Button
          size="sm"
          icon={Copy}
          {...(!canCopy && { disabledReason: 'No free dates to copy' })}
          onClick={() => void copyAndSay(text, { title: 'Free dates copied' })}
        >
          Copy
        </Button>
      }
    >
      <div className="cal-body">
        <p className="cal-free-text num">{text}</p>
        <fieldset className="cal-weekdays">
          <legend className="sr">Weekdays</legend>
          {WEEKDAYS.map((name, index) => (
            <button
              key={name}
              type="button"
              aria-pressed={weekdays.includes(index + 1)}
              onClick={() => toggleWeekday(index + 1)}
            >
              {name}
            </button>
          ))}
        </fieldset>
        <p className="cal-fine">
          The next {WEEKS} weeks. Nights without time for travel and sleep are left out.
        </p>
      </div>
    </Panel>
  );
}

function stateOf({ known, error, retry }: Fetched): PanelState {
  if (known) return { kind: 'ready' };
  return error === null
    ? { kind: 'loading', rows: 2, rowHeight: 80 }
    : {
        ...{ kind: 'error', title: "We couldn't load your gigs", reason: problemOf(error) },
        onRetry: retry,
      };
}
