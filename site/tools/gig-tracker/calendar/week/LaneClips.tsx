import type { CSSProperties } from 'react';
import { clock } from '#core/gigs/set-times.ts';
import { CLIP_WORDS, type LaneClip, type WeekLane } from '#core/gigs/week-lanes.ts';
import { cx } from '#site/ui/cx.ts';
import { lookOf } from '../night-clip.ts';

/** Hours that a clip lasts at least where words fit on it. */
const ROOM = { set: 1.5, other: 2 } as const;

/** What the gigs of a night take of it, on a row each where they are in each other's way. The words beside say the same. */
export function LaneClips({ lane, zone }: { lane: WeekLane; zone: string }) {
  return lane.clips.map((clip) => {
    const { gig, kind, left, width, row, isCut } = clip;
    const from = lane.from + left * (lane.until - lane.from);
    return (
      <span
        key={`${gig.id} ${kind} ${left}`}
        className={cx('week-clip', kind, kind === 'set' && lookOf(gig), isCut && 'cut')}
        title={`${gig.title}: ${CLIP_WORDS[kind].toLowerCase()} from ${clock(from, zone)}`}
        style={{ left: `${left * 100}%`, width: `${width * 100}%`, '--row': row } as CSSProperties}
      >
        {hasRoom(clip, lane.hours) && <span>{kind === 'set' ? gig.title : CLIP_WORDS[kind]}</span>}
      </span>
    );
  });
}

const hasRoom = ({ kind, width }: LaneClip, hours: number): boolean =>
  width * hours >= (kind === 'set' ? ROOM.set : ROOM.other);
