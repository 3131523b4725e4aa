import { Fragment } from 'react';
import type { DaySheet } from '#core/gigs/day-sheet.ts';
import { Part } from './SheetParts.tsx';

/** The running order of the night, in the times of the venue and, where home has others, in those too. */
export function SheetTimes({ times: { times, notes } }: { times: DaySheet['times'] }) {
  if (times.length === 0) return null;
  return (
    <Part title="The night">
      <ol className="day-sheet-times">
        {times.map(({ id, kind, day, hours, home, label, isAssumed }) => (
          <Fragment key={id}>
            {day && <li className="day-sheet-day num">{day}</li>}
            <li data-kind={kind}>
              <span className="num">
                <b>{hours}</b>
                {home && <span className="day-sheet-home"> ({home})</span>}
              </span>
              <span>
                {label}
                {isAssumed && <span className="muted"> (estimated)</span>}
              </span>
            </li>
          </Fragment>
        ))}
      </ol>
      {notes.length > 0 && <p className="small muted day-sheet-clock">{notes.join(' ')}</p>}
    </Part>
  );
}
