import { useState } from 'react';
import { dateInYear } from '#core/day-words.ts';
import type { Gig, TimelineEntry } from '#core/gigs/gig.ts';
import { localDay } from '#site/lib/local-day.ts';
import { Panel } from '#site/ui/Panel.tsx';
import type { GigDetailsShown } from '../gig-details.store.ts';
import './timeline-panel.css';

/** Entries that are shown at first. */
const FIRST = 8;

const NOT_HERE = "You're offline, and the timeline of this gig isn't on this device.";

/** Those that a gig goes on by. */
const STEPS: readonly TimelineEntry['kind'][] = ['status', 'payment', 'made'];

/** What happened to a gig, the latest first. */
export function TimelinePanel({ details: { timeline, isPartial } }: { gig: Gig; details: GigDetailsShown }) {
  const [isWhole, setWhole] = useState(false);
  const today = localDay(new Date());
  const shown = isWhole ? timeline : timeline.slice(0, FIRST);
  return (
    <Panel
      id="timeline"
      title="Timeline"
      className="gig-timeline"
      state={
        timeline.length === 0
          ? {
              kind: 'empty',
              text: isPartial ? NOT_HERE : 'Everything that changes is listed here, with its date.',
            }
          : { kind: 'ready' }
      }
    >
      <ol className="gig-timeline-list">
        {shown.map(({ id, at, kind, text }, index) => {
          const day = localDay(new Date(at));
          const above = shown[index - 1];
          const isSameDay = above !== undefined && localDay(new Date(above.at)) === day;
          return (
            <li key={id}>
              <span>
                <time className={isSameDay ? 'sr' : 'num'} dateTime={at}>
                  {dateInYear(day, today)}
                </time>
              </span>
              <i data-step={STEPS.includes(kind) || undefined} aria-hidden="true" />
              <p>{text}</p>
            </li>
          );
        })}
      </ol>
      {timeline.length > FIRST && (
        <div className="gig-timeline-more">
          <button type="button" className="link small" onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show less' : `Show all ${timeline.length}`}
          </button>
        </div>
      )}
    </Panel>
  );
}
