import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { findPlace, readPlaces } from '#core/gigs/places.ts';
import { isZone } from '#core/gigs/zoned-time.ts';
import { type City, placesText } from './places-text.ts';
import { SOURCES } from './sources.ts';

const text = placesText(SOURCES);
const places = readPlaces(text);

it('has some nine thousand cities in a file that is quickly read', () => {
  expect(text.match(/\t\d+$/gm)?.length).toBeGreaterThan(9000);
  expect(gzipSync(text).length).toBeLessThan(130_000);
});

it('names no zone that the runtime does not know', () => {
  const zones = text.split('\n\n').map((block) => /^[A-Z]{2} (\S+)\n/.exec(block)?.[1] ?? block);
  expect(zones.filter((zone) => !isZone(zone))).toEqual([]);
  expect(places.countries.get('America/New_York')).toBe('US');
});

it.each([
  ['München', 'Munich', 'DE', 'Europe/Berlin'],
  ['Cologne', 'Köln', 'DE', 'Europe/Berlin'],
  ['Frankfurt', 'Frankfurt am Main', 'DE', 'Europe/Berlin'],
  ['Halle', 'Halle (Saale)', 'DE', 'Europe/Berlin'],
  ['Vienna', 'Vienna', 'AT', 'Europe/Vienna'],
  ['Geneva', 'Genève', 'CH', 'Europe/Zurich'],
  ['San Sebastian', 'Donostia / San Sebastián', 'ES', 'Europe/Madrid'],
  ['Ibiza', 'Ibiza', 'ES', 'Europe/Madrid'],
  ['København', 'Copenhagen', 'DK', 'Europe/Copenhagen'],
  ['NYC', 'New York City', 'US', 'America/New_York'],
  ['LA', 'Los Angeles', 'US', 'America/Los_Angeles'],
  ['St. Paul', 'Saint Paul', 'US', 'America/Chicago'],
  ['Reykjavik', 'Reykjavík', 'IS', 'Atlantic/Reykjavik'],
  ['Vaduz', 'Vaduz', 'LI', 'Europe/Vaduz'],
])('finds %s', (typed, name, country, zone) => {
  expect(findPlace(places, typed)?.place).toMatchObject({ name, country, zone });
});

const city = (name: string, more: Partial<City> = {}): City => ({
  ...{ name, country: 'IT', population: 60_000, isCapital: false, latitude: 45, longitude: 9 },
  ...more,
});
/** The file of some cities, beside those that have names of their own in the table. */
const lines = (cities: City[], english: City[] = []): string[] =>
  placesText({ cities: [...SOURCES.cities, ...cities], english, zoneAt: () => 'Europe/Nowhere' }).split('\n');

it('leaves out small towns, but no capital', () => {
  const made = lines([
    city('Smallton', { population: 49_999 }),
    city('Bigton', { population: 50_000 }),
    city('Capiton', { population: 900, isCapital: true }),
  ]);
  expect(made.filter((line) => /^\w+ton\t/.test(line) && line.includes('\t4500\t900\t'))).toEqual([
    'Bigton\t4500\t900\t50',
    'Capiton\t4500\t900\t1',
  ]);
});

it.each([
  [
    'takes the English name of a city that is as large',
    city('Bigtown', { latitude: 45.05 }),
    'Bigton|Bigtown',
  ],
  ['leaves out one that is further away', city('Bigtown', { latitude: 45.2 }), 'Bigton'],
  ['leaves out one of another size', city('Bigtown', { population: 6000 }), 'Bigton'],
  ['leaves out one in another country', city('Bigtown', { country: 'FR' }), 'Bigton'],
  ['leaves out one that is a town of its own', city('Smallton'), 'Bigton'],
  ['leaves out one that reads the same', city('BIGTON'), 'Bigton'],
])('%s', (_, english, names) => {
  // In the middle of the sea, where no other city is near.
  const [latitude, longitude] = [-45, -140];
  const there = (one: City): City => ({ ...one, latitude: one.latitude - 90, longitude });
  const made = lines(
    [city('Bigton', { latitude, longitude }), there(city('Smallton', { population: 900 }))],
    [there(english)],
  );
  expect(made).toContain(`${names}\t-4500\t-14000\t60`);
});

it('fails where a name is written for a city that is not there', () => {
  expect(() => placesText({ ...SOURCES, cities: [] })).toThrow(/No city Vienna in AT/);
});
