/** A time as clocks on the wall show it: the calendar day (ISO) and minutes after its midnight, 0 to 1439. */
export interface WallTime {
  day: string;
  minutes: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Zones may be spelled in many ways: no more of them are kept than there are zones. */
const MOST_CLOCKS = 700;
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const fresh = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: zone, hourCycle: 'h23', era: 'short' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  });
  if (clocks.size >= MOST_CLOCKS) clocks.clear();
  clocks.set(zone, fresh);
  return fresh;
}

/** Whether this is a name of the IANA time zone database that the runtime knows. */
export function isZone(zone: string): boolean {
  try {
    return zone.includes('/') || zone === 'UTC' ? clockOf(zone) !== undefined : false;
  } catch {
    return false;
  }
}

/** What the wall shows at an instant (ms since 1970). Throws a RangeError where there is no such zone. */
export function wallTime(instant: number, zone: string): WallTime {
  const parts = clockOf(zone).formatToParts(instant);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

const asIfUtc = ({ day, minutes }: WallTime): number => Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE;

/** How far the wall is ahead of UTC, in ms. */
export const offsetAt = (instant: number, zone: string): number =>
  asIfUtc(wallTime(instant, zone)) - Math.floor(instant / MINUTE) * MINUTE;

/** `UTC+1`, of an offset in ms. */
export function offsetWords(offset: number): string {
  const minutes = Math.abs(offset) / MINUTE;
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`;
  return `UTC${offset < 0 ? '−' : '+'}${Math.floor(minutes / 60)}${rest}`;
}

/**
 * The instant of a time on the wall, as RFC 5545 (3.3.5) reads it: one that comes twice is the first of the two, one that
 * is skipped is counted from the clock before the change.
 */
export function instantOf(wall: WallTime, zone: string): number {
  const local = asIfUtc(wall);
  const before = local - offsetAt(local - DAY, zone);
  const after = local - offsetAt(local + DAY, zone);
  const shows = (instant: number): boolean => asIfUtc(wallTime(instant, zone)) === local;
  return shows(before) || !shows(after) ? before : after;
}

/** How often the wall shows a time: never where the clocks go forward over it, twice where they go back over it. */
export function timesShown(wall: WallTime, zone: string): 0 | 1 | 2 {
  const local = asIfUtc(wall);
  const readings = new Set([local - DAY, local + DAY].map((near) => local - offsetAt(near, zone)));
  const shown = [...readings].filter((instant) => asIfUtc(wallTime(instant, zone)) === local);
  return shown.length > 1 ? 2 : shown.length === 1 ? 1 : 0;
}

/** The day so many days later. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** The weekday of an ISO day: 0, a Sunday, to 6. */
export const weekdayOn = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Days from one ISO day to another; below zero where the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY;

/** When between two instants the clocks are set, and by how many minutes; null where they are not. To the minute. */
export function clockChange(
  from: number,
  until: number,
  zone: string,
): { at: number; minutes: number } | null {
  const [first, last] = [offsetAt(from, zone), offsetAt(until, zone)];
  if (first === last) return null;
  let [low, high] = [Math.floor(from / MINUTE), Math.ceil(until / MINUTE)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * MINUTE, zone) === first) low = middle;
    else high = middle;
  }
  return { at: high * MINUTE, minutes: (last - first) / MINUTE };
}
