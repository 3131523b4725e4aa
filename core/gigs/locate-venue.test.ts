import { describe, expect, it } from 'vitest';
import { locateVenue } from './locate-venue.ts';
import { readPlaces } from './places.ts';

const PLACES = readPlaces(
  [
    'DE Europe/Berlin\nLeipzig\t5134\t1237\t504\nKöln|Cologne\t5093\t695\t963',
    'GB Europe/London\nLeeds\t5380\t-155\t455\nBirmingham\t5248\t-189\t984',
    'US America/Chicago\nBirmingham\t3352\t-8680\t212',
  ].join('\n\n'),
);
const BLANK = { city: '', country: '', zone: null, latitude: null, longitude: null };
const LEIPZIG = { city: 'Leipzig', country: 'DE', zone: 'Europe/Berlin', latitude: 51.34, longitude: 12.37 };
const AT_LEEDS = { country: 'GB', latitude: 53.8, longitude: -1.55 };
const UNKNOWN = { latitude: null, longitude: null };

describe('a new venue', () => {
  it.each([
    ['is where its city is', { city: 'Leeds' }, { ...AT_LEEDS, zone: null }],
    ['keeps the zone that was given', { city: 'Leeds', zone: 'Europe/Jersey' }, AT_LEEDS],
    ['is in the country that was given', { city: 'Birmingham', country: 'US' }, { latitude: 33.52 }],
    ['is in the zone that was given', { city: 'Birmingham', zone: 'America/Chicago' }, { country: 'US' }],
  ])('%s', (_, sent, where) => {
    expect(locateVenue(PLACES, { ...BLANK, ...sent }, null)).toMatchObject(where);
  });

  it.each([
    ['in no city', {}],
    ['in a city that nobody knows', { city: 'Nachtwerk' }],
    ['in a country without a city of that name', { city: 'Leeds', country: 'DE' }],
  ])('%s is nowhere', (_, sent) => {
    expect(locateVenue(PLACES, { ...BLANK, ...sent }, null)).toEqual(UNKNOWN);
  });

  it('stays where somebody says that it is', () => {
    expect(locateVenue(PLACES, { ...BLANK, city: 'Leeds', latitude: 0, longitude: 0 }, null)).toEqual({});
  });
});

describe('a venue', () => {
  it.each([
    ['moves with its city', { city: 'Leeds' }, { ...AT_LEEDS, zone: null }],
    ['moves with its city in a form sent whole', { ...LEIPZIG, city: 'Leeds' }, { ...AT_LEEDS, zone: null }],
    ['keeps a zone that comes with its city', { city: 'Leeds', zone: 'Europe/Jersey' }, AT_LEEDS],
    ['is nowhere in a city that nobody knows', { city: 'Nachtwerk' }, UNKNOWN],
    ['is nowhere in a country without that city', { country: 'GB' }, UNKNOWN],
    ['stays for a city spelled otherwise', { city: 'LEIPZIG' }, {}],
    ['stays for anything else', { zone: 'Europe/Paris' }, {}],
    ['stays where somebody says that it is', { city: 'Leeds', latitude: 53.79, longitude: -1.54 }, {}],
  ])('%s', (_, sent, where) => {
    expect(locateVenue(PLACES, sent, LEIPZIG)).toEqual(where);
  });

  it('moves with its country', () => {
    const before = { ...BLANK, city: 'Birmingham', country: 'GB', latitude: 52.48, longitude: -1.89 };
    expect(locateVenue(PLACES, { country: 'US' }, before)).toMatchObject({ country: 'US', latitude: 33.52 });
  });

  it('stays where somebody put it before it had a city or country', () => {
    const byHand = { ...BLANK, latitude: 53.79, longitude: -1.54 };
    expect(locateVenue(PLACES, { city: 'Leeds' }, byHand)).toEqual({});
    expect(locateVenue(PLACES, { country: 'GB' }, { ...byHand, city: 'Leeds' })).toEqual({});
    expect(locateVenue(PLACES, { city: 'Leeds' }, BLANK)).toMatchObject(AT_LEEDS);
  });
});
