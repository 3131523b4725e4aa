import { type Act, fillNight, minutesOfClock, type Night } from '#core/gigs/set-times.ts';
import { isZone } from '#core/gigs/zoned-time.ts';
import { GAPS, isDay, LONGEST, lengthOf, MOST_ACTS, NAME_LENGTH, STEP } from './plan-address.ts';

/** A night with another act in a place. */
export function withAct(night: Night, index: number, change: Partial<Act>): Night {
  return { ...night, acts: night.acts.map((act, at) => (at === index ? { ...act, ...change } : act)) };
}

/** A night after a button was pressed on the row of an act; the same one where it does nothing. */
export function afterPress(night: Night, does: string, index: number): Night {
  const act = night.acts[index];
  if (does === 'add') {
    if (night.acts.length >= MOST_ACTS) return night;
    return { ...night, acts: [...night.acts, { name: '', minutes: 60, b2b: false }] };
  }
  if (does === 'fill') {
    const acts = fillNight(night, STEP).map((one) => ({ ...one, minutes: Math.min(LONGEST, one.minutes) }));
    return { ...night, acts };
  }
  if (!act) return night;
  if (does === 'less' || does === 'more') {
    return withAct(night, index, { minutes: lengthOf(act.minutes + (does === 'more' ? STEP : -STEP)) });
  }
  if (does === 'b2b') return withAct(night, index, { b2b: !act.b2b && index > 0 });
  if (does === 'remove' && night.acts.length > 1) return { ...night, acts: night.acts.toSpliced(index, 1) };
  const to = does === 'up' ? index - 1 : does === 'down' ? index + 1 : index;
  if (to === index || to < 0 || to >= night.acts.length) return night;
  return { ...night, acts: night.acts.toSpliced(index, 1).toSpliced(to, 0, act) };
}

/** A night after one of its fields was written into; the same one while what stands there is nothing yet. */
export function afterField(night: Night, name: string, value: string): Night {
  if (name === 'day') return isDay(value) ? { ...night, day: value } : night;
  if (name === 'zone') return isZone(value) ? { ...night, zone: value } : night;
  if (name === 'gap') return GAPS.includes(Number(value)) ? { ...night, changeover: Number(value) } : night;
  const minutes = minutesOfClock(value);
  if (minutes === null || (name !== 'doors' && name !== 'curfew')) return night;
  return { ...night, [name]: minutes };
}

export const nameOf = (value: string): string => value.slice(0, NAME_LENGTH);

/** By how many minutes a key changes the length of a clip; 0 for any other key. */
export const KEY_MINUTES: Readonly<Record<string, number>> = {
  ...{ ArrowRight: STEP, ArrowUp: STEP, ArrowLeft: -STEP, ArrowDown: -STEP },
  ...{ PageUp: 3 * STEP, PageDown: -3 * STEP, Home: -LONGEST, End: LONGEST },
};
