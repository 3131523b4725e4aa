const MINUTE = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', {
      ...{ timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    });
  formats.set(zone, known);
  return known;
};

/** What the wall of a zone shows at an instant, by the browser's own calendar and nothing of ours: `2027-03-28T01:30`. */
export const wallAt = (instant: number, zone: string): string =>
  formatOf(zone).format(instant).replace(' ', 'T');

/** The first instant at which the wall of a zone shows that, looked for minute by minute; null where it never does. */
export function instantOn(wall: string, zone: string): number | null {
  const near = Date.parse(`${wall}Z`);
  for (let at = near - 14 * 60 * MINUTE; at <= near + 14 * 60 * MINUTE; at += 15 * MINUTE)
    if (wallAt(at, zone) === wall) return at;
  return null;
}

/** Minutes that the wall of a zone is ahead of UTC. */
const aheadAt = (instant: number, zone: string): number =>
  (Date.parse(`${wallAt(instant, zone)}Z`) - instant) / MINUTE;

/** The nights of a year, by the day on which they begin, during which the clocks of a zone are set: by how many minutes. */
export function changeNights(year: number, zone: string): { night: string; minutes: number }[] {
  const days = Array.from({ length: 365 }, (_, day) => Date.UTC(year, 0, 1 + day));
  return days.flatMap((day) => {
    const night = new Date(day).toISOString().slice(0, 10);
    const [evening, morning] = [instantOn(`${night}T22:00`, zone), instantOn(`${next(night)}T05:00`, zone)];
    if (evening === null || morning === null) return [];
    const minutes = aheadAt(morning, zone) - aheadAt(evening, zone);
    return minutes === 0 ? [] : [{ night, minutes }];
  });
}

/** The day after. */
export const next = (day: string): string =>
  new Date(Date.parse(`${day}T00:00Z`) + 24 * 60 * MINUTE).toISOString().slice(0, 10);
