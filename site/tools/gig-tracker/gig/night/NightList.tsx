import { Fragment } from 'react';
import { shortDayWords } from '#core/day-words.ts';
import type { NightPart, NightPlan } from '#core/gigs/night-parts.ts';
import { clock } from '#core/gigs/set-times.ts';
import { wallTime } from '#core/gigs/zoned-time.ts';

/** The same as the lanes, one after another: what phones show and screen readers read. */
export function NightList({ plan, zone }: { plan: NightPlan; zone: string }) {
  const days = plan.parts.map(({ from }) => wallTime(from, zone).day);
  return (
    <ol className="night-list" aria-label="Times of the night">
      {plan.parts.map((part, index) => (
        <Fragment key={part.id}>
          {days[index] !== days[index - 1] && (
            <li className="night-list-day num">{shortDayWords(days[index] ?? '')}</li>
          )}
          <li data-kind={part.kind} data-lane={part.lane} {...(part.isAssumed && { 'data-assumed': '' })}>
            <span className="num">{clock(part.from, zone)}</span>
            <i aria-hidden="true" />
            <span>
              <b>{part.label}</b>
              {untilWords(part, zone)}
              {part.isAssumed && <span className="muted"> (estimated)</span>}
            </span>
          </li>
        </Fragment>
      ))}
    </ol>
  );
}

const untilWords = ({ until }: NightPart, zone: string) =>
  until !== null && (
    <>
      , to <span className="num">{clock(until, zone)}</span>
    </>
  );
