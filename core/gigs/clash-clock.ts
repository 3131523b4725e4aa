import { shortDayWords } from '../day-words.ts';
import type { ClashingGig } from './clash.ts';
import { clock, clockOfMinutes } from './set-times.ts';
import type { TimeClash, Timed } from './time-clash.ts';
import { clockChange, offsetAt, offsetWords, wallTime } from './zoned-time.ts';

// Times of a clash as walls show them where they happen.

type Side = Timed<ClashingGig>;

const DAY_MINUTES = 24 * 60;
const DAY = DAY_MINUTES * 60_000;

/** ` Berlin time`, behind the times of a side, where both walls differ. */
export function zoneNotes({ first, second }: TimeClash<ClashingGig>): (side: Side) => string {
  const at = second.reach.starts;
  const isOne = offsetAt(at, first.gig.zone) === offsetAt(at, second.gig.zone);
  return ({ gig: { zone } }) => (isOne ? '' : ` ${zoneWords(zone, at)}`);
}

/** `New York time`, of America/New_York; `UTC−5` where the zone is no place. */
export function zoneWords(zone: string, at: number): string {
  const isPlace = zone !== 'UTC' && !zone.startsWith('Etc/');
  if (isPlace) return `${(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')} time`;
  const offset = offsetAt(at, zone);
  return offset === 0 ? 'UTC' : offsetWords(offset);
}

/** `20:00 to 02:00`, of either set; with their days where one of them lasts a day or more. */
export function hoursWords(clash: TimeClash<ClashingGig>, side: Side): string {
  const isLong = [clash.first, clash.second].some(({ reach }) => reach.ends - reach.starts >= DAY);
  const { zone } = side.gig;
  const at = (instant: number): string =>
    isLong ? `${shortDayWords(wallTime(instant, zone).day)} ${clock(instant, zone)}` : clock(instant, zone);
  return `${at(side.reach.starts)} to ${at(side.reach.ends)}${zoneNotes(clash)(side)}`;
}

/** Where the clocks are set between the times that are told: without it those make no sense. */
export function clockNotes(clash: TimeClash<ClashingGig>): string[] {
  const { kind, first, second } = clash;
  const [from, until] =
    kind === 'overlap'
      ? [first.reach.starts, Math.max(first.reach.ends, second.reach.ends)]
      : [first.reach.ends, Math.max(first.reach.leaves, second.reach.arrives)];
  const notes = [first, second].flatMap((side) => {
    const { zone } = side.gig;
    const change = clockChange(from, until, zone);
    if (!change) return [];
    const was = wallTime(change.at, zone).minutes - change.minutes + DAY_MINUTES;
    const way = change.minutes < 0 ? 'back' : 'forward';
    const hours = `${clockOfMinutes(was % DAY_MINUTES)} to ${clock(change.at, zone)}`;
    return [`The clocks go ${way} from ${hours}${zoneNotes(clash)(side)}.`];
  });
  return [...new Set(notes)];
}
