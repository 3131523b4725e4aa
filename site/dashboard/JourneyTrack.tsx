import type { CSSProperties } from 'react';
import { CueChip } from '#site/ui/CueChip.tsx';
import { TRACK_HEIGHT, TRACK_STROKES, trackPath } from './track-shape.ts';

const FULL = trackPath(1);
const LOW = trackPath(0.45);

/** A track with a hot cue for each milestone and the playhead where the account is. Says what the percentage says. */
export function JourneyTrack({ completed, total }: { completed: number; total: number }) {
  const part = total === 0 ? 0 : completed / total;
  return (
    <div className="track" aria-hidden="true" style={{ '--part': part } as CSSProperties}>
      <svg
        className="wave"
        viewBox={`0 0 ${TRACK_STROKES} ${TRACK_HEIGHT}`}
        preserveAspectRatio="none"
        fill="none"
        aria-hidden="true"
      >
        <path className="b" d={FULL} vectorEffect="non-scaling-stroke" />
        <path className="c" d={LOW} vectorEffect="non-scaling-stroke" />
      </svg>
      {part < 1 && total > 0 && <i className="track-head" />}
      {Array.from({ length: total }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a place on the track is its number
          key={place}
          className="track-cue"
          style={{ '--at': place / total } as CSSProperties}
        >
          <CueChip past={place < completed} on={place === completed}>
            {place + 1}
          </CueChip>
        </span>
      ))}
    </div>
  );
}
