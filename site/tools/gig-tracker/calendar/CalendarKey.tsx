import { Checkbox } from '#site/ui/Checkbox.tsx';
import { showCancelled } from './calendar.store.ts';
import { LOOKS } from './night-clip.ts';

interface CalendarKeyProps {
  hasCancelled: boolean;
  /** Nights are drawn here; without that only what is shown can be chosen. */
  hasLooks: boolean;
}

/** What the looks of nights mean, and whether those that were called off are shown. */
export const CalendarKey = ({ hasCancelled, hasLooks }: CalendarKeyProps) => (
  <div className="cal-key">
    {hasLooks && (
      <ul aria-label="Key">
        {Object.entries(LOOKS).map(([look, words]) => (
          <li key={look}>
            <i className={`cal-swatch ${look}`} />
            {words}
          </li>
        ))}
        <li>
          <i className="cal-swatch-bar" />
          Away, set marked
        </li>
      </ul>
    )}
    <Checkbox label="Show cancelled" checked={hasCancelled} onChange={showCancelled} />
  </div>
);
