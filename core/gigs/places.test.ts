import { expect, it } from 'vitest';
import { cityWords, findPlace, isSameCity, readPlaces } from './places.ts';

const PLACES = readPlaces(
  [
    'DE Europe/Berlin\nKöln|Cologne\t5093\t695\t963\nFrankfurt am Main|Frankfurt\t5012\t868\t650\nMünster\t5196\t762\t270',
    'GB Europe/London\nLondon\t5151\t-13\t7557',
    'CA America/Toronto\nLondon\t4298\t-8123\t347',
    'US America/New_York\nNew York City|New York|NYC\t4071\t-7401\t8175\nAthens\t3396\t-8338\t117',
    'GR Europe/Athens\nAthens\t3798\t2373\t664',
    'CH Europe/Zurich\nSankt Gallen\t4742\t937\t71',
  ].join('\n\n'),
);

it('reads where a city is', () => {
  expect(findPlace(PLACES, 'Köln')).toEqual({
    name: 'Köln',
    place: {
      ...{ name: 'Köln', country: 'DE', zone: 'Europe/Berlin', weight: 963 },
      ...{ latitude: 50.93, longitude: 6.95 },
    },
  });
  expect(findPlace(PLACES, 'New York')?.place).toMatchObject({ longitude: -74.01, zone: 'America/New_York' });
});

it.each([
  ['koln', 'Köln'],
  ['KOELN', 'Köln'],
  ['Ko\u0308ln', 'Köln'],
  ['cologne', 'Cologne'],
  ['Muenster', 'Münster'],
  ['frankfurt', 'Frankfurt'],
  ['St. Gallen', 'Sankt Gallen'],
  ['Saint-Gallen', 'Sankt Gallen'],
])('%s is found as %s', (typed, name) => {
  expect(findPlace(PLACES, typed)?.name).toBe(name);
});

it('finds nothing where there is no such city', () => {
  expect(findPlace(PLACES, 'Nachtwerk')).toBeNull();
  expect(findPlace(PLACES, '')).toBeNull();
  expect(findPlace(readPlaces(''), 'Köln')).toBeNull();
});

it.each([
  ['London', undefined, 'Europe/London'],
  ['London', 'America/Toronto', 'America/Toronto'],
  ['London', 'CA', 'America/Toronto'],
  ['London', 'Europe/Berlin', 'Europe/London'],
  ['Athens', undefined, 'Europe/Athens'],
  ['Athens', 'US', 'America/New_York'],
])('%s near %s is the one in %s', (name, near, zone) => {
  expect(findPlace(PLACES, name, near)?.place.zone).toBe(zone);
});

it('knows the country of a zone by most of its people', () => {
  const places = readPlaces(
    'CH Europe/Zurich\nZürich\t4737\t855\t342\n\nLI Europe/Zurich\nVaduz\t4714\t952\t5',
  );
  expect(places.countries.get('Europe/Zurich')).toBe('CH');
});

it('keeps words inside a word', () => {
  expect(cityWords('Saintes')).toBe('saintes');
  expect(cityWords('Port Saint Lucie')).toBe('port st lucie');
});

it.each([
  ['Köln', 'koeln', true],
  ['Köln', ' KOLN', true],
  ['St. Gallen', 'Sankt Gallen', true],
  ['Saint-Étienne', 'St Etienne', true],
  ['Malmö', 'Malmoe', true],
  ['Köln', 'Bonn', false],
  ['', '', false],
  ['', 'Köln', false],
])('%s and %s: are they one city?', (one, other, expected) => {
  expect([isSameCity(one, other), isSameCity(other, one)]).toEqual([expected, expected]);
});
