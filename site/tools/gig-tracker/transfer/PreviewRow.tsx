import { memo } from 'react';
import { isolated } from '#core/bidi.ts';
import { dayWords } from '#core/day-words.ts';
import type { NewGig } from '#core/gigs/gig.ts';
import { GIG_STATUSES } from '#core/gigs/gig-status.ts';
import { setWords } from '#core/gigs/gig-words.ts';
import { holdPlace } from '#core/gigs/holds.ts';
import type { Known } from '#core/gigs/import/find-known.ts';
import { moneyWords } from '#core/money.ts';
import { cx } from '#site/ui/cx.ts';
import type { ReadGig } from './messages.ts';

interface PreviewRowProps {
  one: ReadGig;
  known: Known;
  /** The line that says the same. */
  twin: number | null;
  isTaken: boolean;
  isCalendar: boolean;
  onDecide(key: string, isTaken: boolean): void;
}

/** A gig as it was read, and what was taken for granted of it. */
export const PreviewRow = memo(function PreviewRow(props: PreviewRowProps) {
  const { one, known, twin, isTaken, isCalendar, onDecide } = props;
  const { gig, night, line, assumed } = one;
  const place = placeWords(gig);
  const lineWords = `${isCalendar ? 'Event' : 'Row'} ${line}`;
  const notes = [
    ...(known && 'gig' in known ? [`Already in your tracker: ${known.gig.title}`] : []),
    ...(twin === null ? [] : [`Same as ${isCalendar ? 'event' : 'row'} ${twin}`]),
  ];
  return (
    <li className={cx(!isTaken && 'is-out')}>
      <label>
        <input
          type="checkbox"
          checked={isTaken}
          aria-label={`Import ${gig.title}, ${dayWords(night)}`}
          onChange={({ target }) => onDecide(one.key, target.checked)}
        />
        <span className="transfer-when num">
          {dayWords(night)}
          <span className="muted">{lineWords}</span>
        </span>
        <span className="transfer-what">
          <b>{gig.title}</b>
          {place && <span className="muted">{place}</span>}
        </span>
        <span className="transfer-times num">
          {setWords({ start: gig.start, end: gig.end ?? null }) || 'No time'}
          <span className="muted">{gig.zone}</span>
        </span>
        <span className="transfer-fee num">{gig.fee ? moneyWords(gig.fee) : ''}</span>
        <span className="transfer-status">{statusWords(gig)}</span>
        {(notes.length > 0 || assumed.length > 0) && (
          <span className="transfer-notes small">
            {notes.map((note) => (
              <span key={note} className="transfer-known">
                {note}
              </span>
            ))}
            {assumed.map((words) => (
              <span key={words}>{words}</span>
            ))}
          </span>
        )}
      </label>
    </li>
  );
});

function statusWords({ status = 'lead', hold }: NewGig): string {
  const word = GIG_STATUSES[status];
  return status === 'hold' && hold ? `${holdPlace(hold)} ${word.toLowerCase()}` : word;
}

/** The venue and its city, as far as the title doesn't say them. */
function placeWords({ title, venue }: NewGig): string {
  if (!venue || !('name' in venue)) return '';
  const isTold = (name: string) => title.toLowerCase().includes(name.toLowerCase());
  const untold = [venue.name, venue.city].filter((name) => name !== '' && !isTold(name));
  return untold.map(isolated).join(', ');
}
