import Plus from 'lucide-react/icons/plus';
import { dayWords, longDayWords } from '#core/day-words.ts';
import { gigsByNight } from '#core/gigs/calendar-grid.ts';
import { Button } from '#site/ui/Button.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { openNewGig } from '../new-gig/new-gig.store.ts';
import { proposeLine } from '../quick-add/propose-line.store.ts';
import { $line } from '../quick-add/quick-line.store.ts';
import { GigRow } from './agenda/GigRow.tsx';
import { isKnown, NotKnown } from './NotKnown.tsx';
import { byWeight } from './night-clip.ts';
import type { Shown } from './use-shown.ts';

interface DayDialogProps {
  /** Null while none is open. */
  day: string | null;
  shown: Shown;
  onClose(): void;
}

/** What is on a day, and the way to add a gig on it. */
export function DayDialog({ day, shown, onClose }: DayDialogProps) {
  if (day === null) return null;
  const gigs = byWeight(gigsByNight(shown.gigs).get(day) ?? []);
  const blocked = shown.tracker.blocked.find(({ from, to }) => from <= day && day <= to);
  /** A line that somebody is typing stays. */
  function begin(night: string): void {
    if ($line.get().trim() === '') proposeLine(`${dayWords(night)} `);
    else openNewGig({ night });
  }
  function add(night: string): void {
    onClose();
    // The focus goes back to the day first, then on to the line or the form.
    setTimeout(() => begin(night), 50);
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={longDayWords(day)}
      size="sm"
      className="cal-day"
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button icon={Plus} onClick={() => add(day)}>
            Add a gig on this day
          </Button>
        </>
      }
    >
      {gigs.length > 0 && (
        <ul>
          {gigs.map((gig) => (
            <li key={gig.id}>
              <GigRow gig={gig} shown={shown} />
            </li>
          ))}
        </ul>
      )}
      {!isKnown(shown.fetched, day) ? (
        <NotKnown fetched={shown.fetched} height={40} />
      ) : (
        gigs.length === 0 && (
          <p className="muted">No gig on this night{shown.free.has(day) ? ". It's free" : ''}.</p>
        )
      )}
      {blocked && (
        <p className="small">{blocked.note ? `Blocked: ${blocked.note}` : 'You blocked this day.'}</p>
      )}
    </Dialog>
  );
}
