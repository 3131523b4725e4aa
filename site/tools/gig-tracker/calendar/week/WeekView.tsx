import { useMemo } from 'react';
import { gigsByNight } from '#core/gigs/calendar-grid.ts';
import { CLIP_WORDS, weekLanes } from '#core/gigs/week-lanes.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import type { Shown } from '../use-shown.ts';
import { NightLane } from './NightLane.tsx';
import './week.css';

const KEY = {
  way: CLIP_WORDS.way,
  'set-up': 'Set-up and pack-down',
  set: CLIP_WORDS.set,
  sleep: CLIP_WORDS.sleep,
} as const;
const NIGHTS = [0, 1, 2, 3, 4, 5, 6] as const;

interface WeekViewProps {
  shown: Shown;
  onOpen(day: string): void;
}

/** Seven nights from noon to noon, as clocks at home show them. */
export function WeekView({ shown, onOpen }: WeekViewProps) {
  const { gigs, tracker, zone, days } = shown;
  const nights = useMemo(() => NIGHTS.map((later) => dayAfter(days.from, later)), [days.from]);
  const lanes = useMemo(() => weekLanes(gigs, tracker, { nights, zone }), [gigs, tracker, nights, zone]);
  const byNight = useMemo(() => gigsByNight(gigs), [gigs]);
  return (
    <div className="week">
      <ul className="week-key" aria-label="Key">
        {Object.entries(KEY).map(([kind, words]) => (
          <li key={kind}>
            <i className={`week-swatch ${kind}`} />
            {words}
          </li>
        ))}
        <li className="week-zone">Times at home, {zone.split('/').at(-1)?.replaceAll('_', ' ')}</li>
      </ul>
      <ol>
        {lanes.map((lane) => (
          <NightLane
            key={lane.night}
            lane={lane}
            gigs={byNight.get(lane.night) ?? NONE}
            shown={shown}
            isFirst={lane.night === nights[0]}
            onOpen={onOpen}
          />
        ))}
      </ol>
    </div>
  );
}

const NONE: never[] = [];
