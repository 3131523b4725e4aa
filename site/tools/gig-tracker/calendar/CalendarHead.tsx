import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Settings from 'lucide-react/icons/settings-2';
import { useState } from 'react';
import { Button } from '#site/ui/Button.tsx';
import { dayBeside, SPAN_IDS, SPANS, type Span, showDay, showSpan, usualDay } from './calendar.store.ts';
import { SettingsDialog } from './SettingsDialog.tsx';

interface CalendarHeadProps {
  span: Span;
  on: string;
  title: string;
}

const BESIDE = { month: 'month', week: 'week', agenda: 'month' } as const;

/** What is shown, the ways to other days, the three spans, and what the calendar goes by. */
export function CalendarHead({ span, on, title }: CalendarHeadProps) {
  const [isSetting, setIsSetting] = useState(false);
  return (
    <header className="panel-h cal-head">
      <div className="cal-where">
        <Button
          iconOnly
          size="sm"
          variant="quiet"
          icon={ChevronLeft}
          onClick={() => showDay(dayBeside(span, on, -1))}
        >
          Previous {BESIDE[span]}
        </Button>
        <h2 className="num" aria-live="polite">
          {title}
        </h2>
        <Button
          iconOnly
          size="sm"
          variant="quiet"
          icon={ChevronRight}
          onClick={() => showDay(dayBeside(span, on, 1))}
        >
          Next {BESIDE[span]}
        </Button>
        <Button size="sm" onClick={() => showDay(usualDay(span))}>
          Today
        </Button>
      </div>
      <div className="cal-how">
        <fieldset className="seg cal-spans">
          <legend className="sr">Span</legend>
          {SPAN_IDS.map((one) => (
            <button
              key={one}
              type="button"
              className="tab"
              aria-pressed={one === span}
              onClick={() => showSpan(one)}
            >
              {SPANS[one]}
            </button>
          ))}
        </fieldset>
        <Button size="sm" variant="quiet" icon={Settings} onClick={() => setIsSetting(true)}>
          Settings
        </Button>
      </div>
      {isSetting && <SettingsDialog onClose={() => setIsSetting(false)} />}
    </header>
  );
}
