import Clock from 'lucide-react/icons/clock';
import type { ReactNode } from 'react';
import { zoneWords } from '#core/gigs/clash-clock.ts';
import { durationWords } from '#core/gigs/duration-words.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { clockChangeWords } from '#core/gigs/night-clock.ts';
import { closeSpan } from '#core/gigs/night-lanes.ts';
import type { NightPlan } from '#core/gigs/night-parts.ts';
import { clock } from '#core/gigs/set-times.ts';
import { offsetAt } from '#core/gigs/zoned-time.ts';

const MINUTE = 60_000;

/** What the drawing can't say: which clock it goes by, whether the clocks change, and what was taken for granted. */
export function NightNotes({ gig, plan, homeZone }: { gig: Gig; plan: NightPlan; homeZone: string }) {
  const notes = [
    homeWords(gig, plan, homeZone),
    clockChangeWords(plan, closeSpan(plan, gig.zone), gig.zone),
    ...assumedWords(gig, plan),
  ];
  return (
    <p className="night-notes small muted">
      <Clock className="i i16" aria-hidden="true" />
      <span>{notes.filter(Boolean).join(' ')}</span>
    </p>
  );
}

function homeWords({ zone }: Gig, { reach }: NightPlan, homeZone: string): ReactNode {
  const there = zoneWords(zone, reach.starts);
  const minutes = (offsetAt(reach.starts, homeZone) - offsetAt(reach.starts, zone)) / MINUTE;
  if (minutes === 0) return zone === homeZone ? '' : `Times are ${there}, the same as at home.`;
  const way = minutes > 0 ? 'ahead' : 'behind';
  return `Times are ${there}. Home is ${durationWords(Math.abs(minutes))} ${way}: your set starts at ${clock(reach.starts, homeZone)} there.`;
}

function assumedWords(gig: Gig, { parts, reach }: NightPlan): string[] {
  const kinds = new Set(parts.flatMap(({ kind, isAssumed }) => (isAssumed ? [kind] : [])));
  const names = [
    ...(kinds.has('way') ? ['travel'] : []),
    ...(kinds.has('set-up') ? ['set-up'] : []),
    ...(kinds.has('pack-down') ? ['pack-down'] : []),
    ...(kinds.has('sleep') ? ['sleep'] : []),
  ];
  return [
    ...(reach.isEndAssumed ? ['No end time yet: 2 h assumed.'] : []),
    ...(names.length > 0 ? [`Dashed times are estimates (${names.join(', ')}).`] : []),
    ...(reach.way.source === 'unknown' && !gig.schedule.some(({ kind }) => kind === 'travel')
      ? ['Add the travel time to see when to leave.']
      : []),
  ];
}
