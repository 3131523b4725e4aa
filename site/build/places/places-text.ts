import { kilometresBetween, type Point } from '#core/gigs/distance.ts';
import { cityWords } from '#core/gigs/places.ts';
import { OTHER_NAMES, TRAVELLED_TO } from './other-names.ts';

export interface City extends Point {
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  population: number;
  isCapital: boolean;
}

export interface Sources {
  cities: readonly City[];
  /** The same cities and others, under the names that English has for them. */
  english: readonly Omit<City, 'isCapital'>[];
  zoneAt(point: Point): string;
}

const FEWEST = 50_000;
const TRAVELLED_TO_WEIGHT = 200;
/** Two lists mean one city where they place it so near, and count its people alike. */
const SAME = { kilometres: 10, times: 4 } as const;
/** `Frankfurt am Main`, `Newcastle upon Tyne`. */
const LONG_NAME = /^(.+?) (?:am|an der|bei|im|in der|ob der|upon) /;

const isTravelledTo = ({ name, country }: City): boolean => TRAVELLED_TO[country]?.includes(name) ?? false;
const keyOf = (country: string, name: string): string => `${country} ${cityWords(name)}`;

/** Names that one name holds: both of `Donostia / San Sebastián`, `Halle` of `Halle (Saale)`, `Frankfurt`. */
function shorterNames(name: string): string[] {
  const plain = name.replace(/ \(.*\)$/, '');
  return [...plain.split(' / '), LONG_NAME.exec(plain)?.[1] ?? ''];
}

/** English names by the city that they are one of. A name that belongs to another town is left out. */
function englishNames({ cities, english }: Sources, kept: readonly City[]): Map<City, string[]> {
  const known = new Set(cities.map(({ country, name }) => keyOf(country, name)));
  const byCountry = Map.groupBy(kept, ({ country }) => country);
  const names = new Map<City, string[]>();
  for (const other of english) {
    if (known.has(keyOf(other.country, other.name))) continue;
    const [nearest] = (byCountry.get(other.country) ?? [])
      .map((city) => ({ city, kilometres: kilometresBetween(city, other) }))
      .filter(({ kilometres }) => kilometres <= SAME.kilometres)
      .sort((a, b) => a.kilometres - b.kilometres);
    if (!nearest) continue;
    const { city } = nearest;
    const times = Math.max(city.population / other.population, other.population / city.population);
    if (times <= SAME.times) names.set(city, [...(names.get(city) ?? []), other.name]);
  }
  return names;
}

/** Names written by hand; throws where one of them belongs to no city. */
function writtenNames(kept: readonly City[]): Map<City, readonly string[]> {
  return new Map(
    OTHER_NAMES.map(([country, name, ...others]) => {
      const cities = kept.filter((city) => city.country === country && city.name === name);
      const [city] = cities.sort((a, b) => b.population - a.population);
      if (!city) throw new Error(`No city ${name} in ${country} to give other names`);
      return [city, others];
    }),
  );
}

/** Cities with 50,000 people or more, capitals, and places that people travel to, as `readPlaces` reads them. */
export function placesText(sources: Sources): string {
  const kept = sources.cities
    .filter((city) => city.population >= FEWEST || city.isCapital || isTravelledTo(city))
    .sort((a, b) => b.population - a.population);
  const english = englishNames(sources, kept);
  const written = writtenNames(kept);
  const blocks = Map.groupBy(kept, (city) => `${city.country} ${sources.zoneAt(city)}`);
  const line = (city: City): string => {
    const others = [...shorterNames(city.name), ...(written.get(city) ?? []), ...(english.get(city) ?? [])];
    const names = new Map([city.name, ...others].reverse().map((name) => [cityWords(name), name]));
    names.delete('');
    const thousands = Math.round(city.population / 1000);
    const weight = isTravelledTo(city) ? Math.max(TRAVELLED_TO_WEIGHT, thousands) : thousands;
    const degrees = [city.latitude, city.longitude].map((one) => Math.round(one * 100));
    return [[...names.values()].reverse().join('|'), ...degrees, weight].join('\t');
  };
  return [...blocks].map(([head, cities]) => [head, ...cities.map(line)].join('\n')).join('\n\n');
}
