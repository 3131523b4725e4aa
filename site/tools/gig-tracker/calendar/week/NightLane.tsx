import Clock from 'lucide-react/icons/clock';
import type { CSSProperties } from 'react';
import { shortDayWords } from '#core/day-words.ts';
import { durationWords } from '#core/gigs/duration-words.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { placeIn } from '#core/gigs/night-lanes.ts';
import { clock } from '#core/gigs/set-times.ts';
import type { WeekLane } from '#core/gigs/week-lanes.ts';
import { cx } from '#site/ui/cx.ts';
import { GigRow } from '../agenda/GigRow.tsx';
import { hasFailed, isKnown, NotKnown } from '../NotKnown.tsx';
import type { Shown } from '../use-shown.ts';
import { LaneClips } from './LaneClips.tsx';

interface NightLaneProps {
  lane: WeekLane;
  /** Of this night, with a time or without. */
  gigs: readonly Gig[];
  shown: Shown;
  isFirst: boolean;
  onOpen(day: string): void;
}

/** A night: its gigs in words, and what they take of it on a time axis. */
export function NightLane({ lane, gigs, shown, isFirst, onOpen }: NightLaneProps) {
  const { night, change, hours } = lane;
  const blocked = shown.tracker.blocked.find(({ from, to }) => from <= night && night <= to);
  const isFree = shown.free.has(night);
  const now = Date.now();
  // Hours on each line would be noise where nothing is on.
  const hasHours = isFirst || change !== null || lane.clips.length > 0;
  return (
    <li
      className={cx(
        'week-night',
        night === shown.tonight && 'today',
        blocked && 'blocked',
        lane.clips.length > 0 && 'busy',
      )}
    >
      <div className="week-words">
        <p className="week-day">
          <button type="button" onClick={() => onOpen(night)}>
            {shortDayWords(night)}
            <span className="sr">, open this night</span>
          </button>
          {isFree && <span className="week-free">Free</span>}
          {blocked && <span className="week-blocked">{blocked.note || 'Blocked'}</span>}
        </p>
        {gigs.map((gig) => (
          <GigRow key={gig.id} gig={gig} shown={shown} />
        ))}
        {!isKnown(shown.fetched, night) &&
          (hasFailed(shown.fetched) ? (
            <p className="small muted">Not loaded</p>
          ) : (
            <NotKnown fetched={shown.fetched} height={12} />
          ))}
        {change && (
          <p className="week-change">
            <Clock className="i i16" aria-hidden="true" />
            Clocks go {change.minutes > 0 ? 'forward' : 'back'} {durationWords(Math.abs(change.minutes))} to{' '}
            {clock(change.at, shown.zone)}. This night has {hours} hours.
          </p>
        )}
      </div>
      <div
        className="week-axis"
        aria-hidden="true"
        style={{ '--rows': Math.max(1, lane.rows) } as CSSProperties}
      >
        {lane.ticks.map(({ at, label }) => (
          <span key={at} className="week-tick num" style={{ left: `${placeIn(lane, at) * 100}%` }}>
            {hasHours && label}
          </span>
        ))}
        <LaneClips lane={lane} zone={shown.zone} />
        {lane.from <= now && now < lane.until && (
          <i className="week-now" style={{ left: `${placeIn(lane, now) * 100}%` }} />
        )}
      </div>
    </li>
  );
}
