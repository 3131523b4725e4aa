import { shortDayWords } from '#core/day-words.ts';
import { closeSpan, dayBreaks, placeIn, tickHours, ticksOf, wholeSpan } from '#core/gigs/night-lanes.ts';
import { endOf, type NightPlan } from '#core/gigs/night-parts.ts';
import { clock } from '#core/gigs/set-times.ts';
import { wallTime } from '#core/gigs/zoned-time.ts';
import { at } from './NightLanes.tsx';

/** How much longer the whole has to be than the close view, so that it is worth drawing. */
const LONGER = 1.25;
const MOST_TICKS = 9;
/** Least share of the width that has room for words. */
const ROOM = 0.07;

/** From leaving home to being back, with the part that the lanes show. */
export function WholeNight({ plan, zone }: { plan: NightPlan; zone: string }) {
  const [whole, close] = [wholeSpan(plan, zone), closeSpan(plan, zone)];
  if (whole.until - whole.from < (close.until - close.from) * LONGER) return null;
  const days = [{ at: whole.from, day: wallTime(whole.from, zone).day }, ...dayBreaks(whole, zone)];
  const hours = tickHours(whole, MOST_TICKS);
  const ticks = ticksOf(whole, zone, hours).filter(
    ({ at: tick }) =>
      tick < whole.until &&
      !days.some((day) => Math.abs(placeIn(whole, tick) - placeIn(whole, day.at)) < ROOM),
  );
  const shown = plan.parts.filter(({ lane, kind }) => lane === 'travel' || lane === 'rest' || kind === 'set');
  const [left, right] = [Math.max(0, placeIn(whole, close.from)), Math.min(1, placeIn(whole, close.until))];
  return (
    <div className="night-whole">
      <div className="night-whole-ticks num">
        {days.map((day) => (
          <b key={day.day} style={at(placeIn(whole, day.at))}>
            {shortDayWords(day.day).split(' ').slice(0, 2).join(' ')}
          </b>
        ))}
        {ticks.map((tick) => (
          <span key={tick.at} style={at(placeIn(whole, tick.at))}>
            {tick.label}
          </span>
        ))}
      </div>
      <div className="night-ground">
        {shown.map((part) => {
          const [from, until] = [placeIn(whole, part.from), placeIn(whole, endOf(part))];
          return (
            <div
              key={part.id}
              className="night-clip"
              data-kind={part.kind}
              data-lane={part.lane}
              {...(part.isAssumed && { 'data-assumed': '' })}
              {...(part.until === null && { 'data-mark': '' })}
              style={at(from, until - from)}
            >
              {until - from >= ROOM && (
                <span>
                  <b>{part.kind === 'set' ? 'Set' : part.label}</b>{' '}
                  {part.kind === 'way' && <span className="num">{clock(part.from, zone)}</span>}
                </span>
              )}
            </div>
          );
        })}
        <i className="night-window" style={at(left, right - left)} />
      </div>
    </div>
  );
}
