import type { ReactNode } from 'react';
import { shortDayWords } from '#core/day-words.ts';
import { aheadWords } from '#core/gigs/ahead-words.ts';
import type { GigsAhead } from '#core/gigs/gigs-ahead.ts';
import { gigTrackerFacts } from '#core/tools/gig-tracker/facts.ts';
import './gig-dates.css';

export interface GigDatesProps {
  ahead: GigsAhead;
  /** What the tile shows where there is nothing to say. */
  usual: ReactNode;
}

/** The dates that come next, holds in dashes, and in a line how many and what is late. */
export function GigDates({ ahead, usual }: GigDatesProps) {
  const words = aheadWords(ahead);
  if (words === '') return usual;
  const { dates } = ahead;
  const next = dates.find(({ status }) => status === 'confirmed');
  return (
    <>
      {dates.length > 0 ? (
        <span className="tile-art gig-dates" aria-hidden="true">
          {dates.map(({ id, night, status }) => {
            const [weekday, day] = shortDayWords(night).split(' ');
            return (
              <span key={id} data-status={status} data-next={id === next?.id || undefined}>
                <span className="num">{day}</span>
                <span>{weekday}</span>
              </span>
            );
          })}
        </span>
      ) : (
        <span className="tile-art waiting">
          <span>{gigTrackerFacts.waiting}</span>
        </span>
      )}
      <span className="tile-words">
        <b>{gigTrackerFacts.name}</b>
        <span className="small muted">{words}</span>
        {dates.length > 0 && <span className="sr">{`Next: ${dates.map(dateOf).join(', ')}`}</span>}
      </span>
    </>
  );
}

const dateOf = ({ night, status }: GigsAhead['dates'][number]): string =>
  `${shortDayWords(night)}${status === 'hold' ? ' on hold' : ''}`;
