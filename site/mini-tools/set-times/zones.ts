import { isZone } from '#core/gigs/zoned-time.ts';

export const zoneOption = (zone: string): HTMLOptionElement => new Option(zone.replaceAll('_', ' '), zone);

/** Gives a choice of zones all that the browser knows, and returns the one that the device is in: UTC where that is none. */
export function allZones(choice: HTMLSelectElement | null): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const own = isZone(timeZone) ? timeZone : 'UTC';
  const known = new Set(choice ? [...choice.options].map(({ value }) => value) : []);
  for (const zone of [own, ...Intl.supportedValuesOf('timeZone')]) {
    if (known.has(zone)) continue;
    known.add(zone);
    choice?.add(zoneOption(zone));
  }
  return own;
}
