import type { Point } from './distance.ts';
import { nameWords } from './name-words.ts';

/** A city of GeoNames (CC BY 4.0). */
export interface Place extends Point {
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** IANA. */
  zone: string;
  /** Thousands that live there; places that people travel to for the music count as 200 at least. */
  weight: number;
}

/** A place under one of its names. */
export interface NamedPlace {
  place: Place;
  /** `Cologne` of Köln. */
  name: string;
}

export interface Places {
  /** By the words of a name; the largest first. */
  byWords: ReadonlyMap<string, readonly NamedPlace[]>;
  /** Words of the longest name. */
  mostWords: number;
  /** The country that a zone is mostly used in. */
  countries: ReadonlyMap<string, string>;
}

/**
 * Cities in blocks that an empty line parts: country and zone of all, then a line a city with its names, latitude and longitude
 * in hundredths of a degree, and its weight. `DE Europe/Berlin`, `Köln|Cologne⇥5093⇥695⇥963`. site/build/places writes it.
 */
export const PLACES_FILE = '/places.txt';

const UMLAUTS = /[äöü]/g;
const PLAIN_UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
/** Where people without an umlaut on the keyboard write `Koeln`. */
const WITH_UMLAUTS = new Set(['DE', 'AT', 'CH']);

/** Words of the name of a city, as they are looked up: a saint is one however they are written. */
export const cityWords = (name: string): string =>
  nameWords(name).replace(/(?<!\S)(?:saint|sankt|sint)(?!\S)/g, 'st');

/** Words of the name of a city as people write it who have no umlauts on the keyboard. */
function plainCityWords(name: string): string {
  const small = name.normalize('NFC').toLowerCase();
  return cityWords(small.replace(UMLAUTS, (letter) => PLAIN_UMLAUTS[letter] ?? letter));
}

/** Whether two names are spellings of one city, such as `Köln` and `Koeln`; no name is of none. */
export function isSameCity(one: string, other: string): boolean {
  const [words, otherWords] = [cityWords(one), cityWords(other)];
  if (words === '') return false;
  return words === otherWords || words === plainCityWords(other) || plainCityWords(one) === otherWords;
}

/** The words that a place can be found under by one of its names. */
function wordsOf(name: string, country: string): Set<string> {
  const words = cityWords(name);
  return new Set(WITH_UMLAUTS.has(country) ? [words, plainCityWords(name)] : [words]);
}

/** What is on PLACES_FILE, to look cities up in. */
export function readPlaces(text: string): Places {
  const byWords = new Map<string, NamedPlace[]>();
  const countries = new Map<string, { country: string; weight: number }>();
  let mostWords = 0;
  for (const block of text.split('\n\n')) {
    const [head = '', ...lines] = block.split('\n');
    const [country = '', zone = ''] = head.split(' ');
    let weight = 0;
    for (const line of lines) {
      const [names = '', latitude, longitude, thousands] = line.split('\t');
      const [name = '', ...others] = names.split('|');
      const at = { latitude: Number(latitude) / 100, longitude: Number(longitude) / 100 };
      const place = { name, country, zone, ...at, weight: Number(thousands) };
      weight += place.weight;
      for (const one of [name, ...others]) {
        for (const words of wordsOf(one, country)) {
          const named = byWords.get(words);
          if (named) named.push({ place, name: one });
          else byWords.set(words, [{ place, name: one }]);
          mostWords = Math.max(mostWords, words.split(' ').length);
        }
      }
    }
    if (weight > (countries.get(zone)?.weight ?? -1)) countries.set(zone, { country, weight });
  }
  for (const named of byWords.values()) named.sort((a, b) => b.place.weight - a.place.weight);
  return {
    byWords,
    mostWords,
    countries: new Map([...countries].map(([zone, { country }]) => [zone, country])),
  };
}

/** The city of that name: one in the country or zone that is named before a larger one elsewhere. Null where there is none. */
export function findPlace(places: Places, name: string, near?: string): NamedPlace | null {
  const named = places.byWords.get(cityWords(name)) ?? [];
  return named.find(({ place }) => near === place.zone || near === place.country) ?? named[0] ?? null;
}

/** Where a city is, as a venue in it says it. Empty and null where nobody knows. */
export function whereIs(places: Places, city: string, near?: string) {
  const place = findPlace(places, city, near)?.place;
  return {
    country: place?.country ?? '',
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  };
}
