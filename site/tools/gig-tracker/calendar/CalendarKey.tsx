import { Checkbox } from '#site/ui/Checkbox.tsx';
import { showCancelled } from './calendar.store.ts';
import { LOOKS } from './night-clip.ts';

/** What the looks of nights mean. */
export const CalendarKey = ({ hasCancelled }: { hasCancelled: boolean }) => (
  <div className="cal-key">
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
    <Checkbox label="Show cancelled" checked={hasCancelled} onChange={showCancelled} />
  </div>
);
