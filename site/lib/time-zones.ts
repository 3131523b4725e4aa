/** Every time zone that this browser knows, by its IANA name. */
export function timeZones(): readonly string[] {
  known ??= Intl.supportedValuesOf('timeZone');
  return known;
}

let known: readonly string[] | undefined;

export const deviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ').toLowerCase();

/** The zone that was meant by `berlin` or `europe/berlin`; the text itself where none or several could be. */
export function meantZone(typed: string, zones: readonly string[]): string {
  const text = typed.trim().replace(/\s+/g, ' ').toLowerCase();
  const whole = zones.find((zone) => zone.toLowerCase() === text.replaceAll(' ', '_'));
  if (whole) return whole;
  const [one, ...others] = zones.filter((zone) => cityOf(zone) === text);
  return one && others.length === 0 ? one : typed.trim();
}

/** `21:04`: the clock there, or null where the name is no zone. */
export function clockIn(zone: string, now: Date): string | null {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(
      now,
    );
  } catch {
    return null;
  }
}
