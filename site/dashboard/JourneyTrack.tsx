import type { CSSProperties } from 'react';
import { CueChip } from '#site/ui/CueChip.tsx';
import { TRACK_HEIGHT, TRACK_STROKES, trackPath } from './track-shape.ts';

const FULL = trackPath(1);
const LOW = trackPath(0.45);

interface JourneyTrackProps {
  /** Whether each milestone is reached, in their order, which numbers them here as on the journey's own page. */
  reached: readonly boolean[];
}

/** A track with a hot cue for each milestone and the playhead at the next one. Lit is as much of it as was reached. */
export function JourneyTrack({ reached }: JourneyTrackProps) {
  const total = reached.length;
  const next = reached.indexOf(false);
  const part = total === 0 ? 0 : reached.filter(Boolean).length / total;
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
      {next >= 0 && <i className="track-head" style={{ '--at': next / total } as CSSProperties} />}
      {reached.map((isReached, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a place on the track is its number
          key={place}
          className="track-cue"
          style={{ '--at': place / total } as CSSProperties}
        >
          <CueChip past={isReached} on={place === next}>
            {place + 1}
          </CueChip>
        </span>
      ))}
    </div>
  );
}
