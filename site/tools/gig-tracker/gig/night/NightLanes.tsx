import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { shortDayWords } from '#core/day-words.ts';
import { zoneWords } from '#core/gigs/clash-clock.ts';
import {
  type Clip,
  clipsOf,
  closeSpan,
  dayBreaks,
  placeIn,
  type TimeSpan,
  tickHours,
  ticksOf,
} from '#core/gigs/night-lanes.ts';
import { LANES, type Lane, type NightPart, type NightPlan } from '#core/gigs/night-parts.ts';
import { clock } from '#core/gigs/set-times.ts';
import { offsetAt } from '#core/gigs/zoned-time.ts';

/** Pixels of the widest words, and how many hours are told at most. */
const LETTER = 6.6;
const PADDING = 20;
const TICK = 76;
/** Until it was measured. */
const USUAL_WIDTH = 880;

/** A place in the lanes, in shares of their width. */
export const at = (left: number, width?: number): CSSProperties =>
  ({ '--l': `${left * 100}%`, ...(width !== undefined && { '--w': `${width * 100}%` }) }) as CSSProperties;

/** `23:15–23:40`, or `23:15` of a mark. */
export const hoursOf = ({ from, until }: NightPart, zone: string): string =>
  until === null ? clock(from, zone) : `${clock(from, zone)}–${clock(until, zone)}`;

/** `Warsaw`; `UTC+2` where the zone is no place. */
const cityOf = (zone: string, { from }: TimeSpan): string => zoneWords(zone, from).replace(/ time$/, '');

const wordsOf = (part: NightPart, zone: string): string => `${part.label} ${hoursOf(part, zone)}`;

/** The hours around the set in lanes: what is drawn is told by the list beside it. */
export function NightLanes({ plan, zone, homeZone }: { plan: NightPlan; zone: string; homeZone: string }) {
  const ground = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(USUAL_WIDTH);
  useEffect(() => {
    if (!ground.current) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(entry.contentRect.width);
    });
    watch.observe(ground.current);
    return () => watch.disconnect();
  }, []);
  const span = closeSpan(plan, zone);
  const share = (words: string): number => (words.length * LETTER + PADDING) / width;
  const isElsewhere = [span.from, span.until].some(
    (edge) => offsetAt(edge, zone) !== offsetAt(edge, homeZone),
  );
  const hours = tickHours(span, width / TICK);
  return (
    <div className="night-lanes">
      <Axis name={cityOf(zone, span)} span={span} zone={zone} hours={hours} />
      {(Object.keys(LANES) as Lane[]).map((lane, index) => {
        const clips = clipsOf(
          plan.parts.filter((part) => part.lane === lane),
          span,
          (part) => ({ whole: share(wordsOf(part, zone)), name: share(part.label) }),
        );
        return (
          <div key={lane} className="night-lane">
            <b>{LANES[lane]}</b>
            <div
              className="night-ground"
              ref={index === 0 ? ground : undefined}
              style={{ '--rows': Math.max(1, ...clips.map(({ row }) => row + 1)) } as CSSProperties}
            >
              <HourLines span={span} zone={zone} hours={hours} />
              {clips.map((clip) => (
                <ClipView key={clip.part.id} clip={clip} zone={zone} />
              ))}
            </div>
          </div>
        );
      })}
      {isElsewhere && <Axis name={cityOf(homeZone, span)} span={span} zone={homeZone} hours={hours} isHome />}
      <div className="night-days">
        {dayBreaks(span, zone).map((flag) => (
          <i key={flag.day} style={at(placeIn(span, flag.at))}>
            <span className="num">{shortDayWords(flag.day).split(' ').slice(0, 2).join(' ')}</span>
          </i>
        ))}
      </div>
    </div>
  );
}

interface AxisProps {
  name: string;
  span: TimeSpan;
  zone: string;
  hours: number;
  isHome?: boolean;
}

function Axis({ name, span, zone, hours, isHome }: AxisProps) {
  return (
    <div className="night-lane night-axis" data-home={isHome || undefined}>
      <b>{name}</b>
      <div className="night-ground num">
        {ticksOf(span, zone, hours)
          .filter((tick) => tick.at < span.until)
          .map((tick) => (
            <span key={tick.at} style={at(placeIn(span, tick.at))}>
              {tick.label}
            </span>
          ))}
      </div>
    </div>
  );
}

function HourLines({ span, zone, hours }: Pick<AxisProps, 'span' | 'zone' | 'hours'>) {
  return ticksOf(span, zone, hours).map((tick) => (
    <i key={tick.at} className="night-hour" style={at(placeIn(span, tick.at))} />
  ));
}

function ClipView({ clip, zone }: { clip: Clip; zone: string }) {
  const { part, left, width, row, words, isShort } = clip;
  const inside = (
    <span>
      <b>{part.label}</b>
      {!isShort && <span className="num"> {hoursOf(part, zone)}</span>}
    </span>
  );
  return (
    <div
      className="night-clip"
      data-kind={part.kind}
      data-lane={part.lane}
      data-words={words}
      {...(part.isAssumed && { 'data-assumed': '' })}
      {...(part.until === null && { 'data-mark': '' })}
      style={{ ...at(left, width), '--row': row } as CSSProperties}
    >
      {inside}
    </div>
  );
}
