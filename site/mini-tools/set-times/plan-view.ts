import { clock, type Night, type SetTimes, setTimes, setTimesText } from '#core/gigs/set-times.ts';
import { offsetAt, offsetWords } from '#core/gigs/zoned-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A stretch of the night, as shares of what is shown of it. */
export interface Span {
  from: number;
  width: number;
}

export interface ActView {
  words: { name: string; length: string; from: string };
  span: Span;
  minutes: number;
  b2b: boolean;
  spoken: string;
}

export interface PlanView {
  plan: SetTimes;
  /** Words of the whole, of each act and of each set. */
  words: Record<string, string>;
  acts: ActView[];
  sets: Record<string, string>[];
  /** Full hours, and where they stand. */
  hours: { label: string; at: number }[];
  curfew: number;
  verdict: 'ok' | 'waiting' | 'danger';
  change: string | null;
  /** Minutes that are shown from side to side. */
  minutes: number;
  text: string;
}

/** Everything that the page says of a night. */
export function planView(night: Night): PlanView {
  const plan = setTimes(night);
  const { zone } = night;
  const end = Math.max(plan.curfew, plan.ends);
  const whole = Math.max(end - plan.doors, HOUR);
  const share = (instant: number): number => (instant - plan.doors) / whole;
  // Where a time of the night comes twice, the offset tells which.
  const time = (instant: number): string =>
    plan.change ? `${clock(instant, zone)} ${offsetWords(offsetAt(instant, zone))}` : clock(instant, zone);
  const acts = night.acts.map((act, index) => {
    const set = plan.sets.find(({ acts }) => acts.includes(index));
    const [from, until] = [set?.from ?? plan.doors, set?.until ?? plan.doors];
    const words = {
      name: act.name || `Act ${index + 1}`,
      length: lengthWords(act.minutes),
      from: clock(from, zone),
    };
    return {
      words,
      span: { from: share(from), width: share(until) - share(from) },
      minutes: act.minutes,
      b2b: act.b2b && index > 0,
      spoken: `${act.minutes} minutes, ${clock(from, zone)} to ${clock(until, zone)}`,
    };
  });
  const sets = plan.sets.map(({ from, until, acts: who }, index) => ({
    place: String(index + 1),
    name: who.map((act) => acts[act]?.words.name).join(' b2b '),
    from: time(from),
    until: time(until),
    length: lengthWords((until - from) / MINUTE),
  }));
  const named = {
    ...plan,
    sets: plan.sets.map((set, index) => ({ ...set, name: sets[index]?.name ?? set.name })),
  };
  const words = {
    date: dateWords(plan.doors, zone),
    ...verdictWords(plan),
    doors: time(plan.doors),
    curfew: time(plan.curfew),
  };
  return {
    ...{ plan: named, words, acts, sets, curfew: share(plan.curfew), minutes: whole / MINUTE },
    // The last hour would stand outside.
    hours: hoursOf(plan.doors, plan.doors + 0.96 * whole, zone).map((at) => ({
      label: clock(at, zone),
      at: share(at),
    })),
    verdict: plan.spare < 0 ? 'danger' : plan.spare > 0 ? 'waiting' : 'ok',
    change: changeWords(plan, zone),
    text: [`${words.date} (${zone})`, setTimesText(named, zone), `Curfew ${clock(plan.curfew, zone)}`].join(
      '\n',
    ),
  };
}

/** `1 h 30`, `45 min`. */
export function lengthWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
}

function verdictWords({ spare, sets }: SetTimes): { verdict: string } {
  if (sets.length === 0) return { verdict: 'Nobody plays yet' };
  if (spare === 0) return { verdict: 'Ends on the curfew' };
  const length = lengthWords(Math.abs(spare));
  return { verdict: spare > 0 ? `${length} left before the curfew` : `${length} over the curfew` };
}

function changeWords({ change, doors, curfew }: SetTimes, zone: string): string | null {
  if (!change) return null;
  const real = lengthWords((curfew - doors) / MINUTE);
  const way = change.minutes > 0 ? 'forward' : 'back';
  const shift = lengthWords(Math.abs(change.minutes));
  return `The clocks go ${way} by ${shift} tonight, to ${clock(change.at, zone)}. Doors to curfew is ${real} of real time.`;
}

const dateWords = (instant: number, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: zone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  })
    .format(instant)
    .replace(',', '');

/** Instants at which a full hour begins on the wall; every second or third where there are many. */
function hoursOf(from: number, until: number, zone: string): number[] {
  const every = Math.ceil((until - from) / HOUR / 12);
  const first = from + ((HOUR - ((from + offsetAt(from, zone)) % HOUR)) % HOUR);
  return Array.from(
    { length: Math.floor((until - first) / (every * HOUR)) + 1 },
    (_, i) => first + i * every * HOUR,
  );
}
