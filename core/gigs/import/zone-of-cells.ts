import { findPlace, type NamedPlace, type Places } from '../places.ts';
import { zoneNamed } from './ics-zones.ts';
import type { Cells } from './times-of-cells.ts';

interface Usual {
  /** Where a row says neither zone nor city. */
  zone: string;
  /** To look cities up in; null while they aren't there. */
  places: Places | null;
}

/** The zone of a row, and what was taken for granted of it: the one that it names, else that of its city, else the usual one. */
export function zoneOfCells(cellOf: Cells, { zone, places }: Usual): { zone: string; assumed: string } {
  const said = cellOf('zone');
  if (said !== '') return { zone: zoneNamed(said) ?? said, assumed: '' };
  const found = places && cityOfCells(cellOf, places, zone);
  return found
    ? { zone: found.place.zone, assumed: `Time zone ${found.place.zone}, from ${found.name}` }
    : { zone, assumed: `Time zone ${zone} assumed` };
}

/** The city of a row: its own cell, or what stands behind a comma of its venue. */
function cityOfCells(cellOf: Cells, places: Places, zone: string): NamedPlace | null {
  const home = places.countries.get(zone);
  const city = cellOf('city');
  const [, ...behind] = cellOf('venue').split(',');
  for (const name of [city, ...(city === '' ? [behind.join(','), ...behind.toReversed()] : [])]) {
    const found = cityNamed(name, places, home);
    if (found) return found;
  }
  return null;
}

/** `Brooklyn`, `London, UK`, `Athens, GA`. */
function cityNamed(text: string, places: Places, home: string | undefined): NamedPlace | null {
  const whole = findPlace(places, text, home);
  const [name = '', ...rest] = text.split(',').map((part) => part.trim());
  const code = rest.at(-1)?.toUpperCase() ?? '';
  if (whole || rest.length === 0) return whole;
  if (!/^[A-Z]{2,3}$/.test(code)) return findPlace(places, name, home);
  // A country, or else a state of the US.
  const country = code === 'UK' ? 'GB' : code === 'USA' ? 'US' : code;
  const near = findPlace(places, name, country);
  return near?.place.country === country ? near : findPlace(places, name, 'US');
}
