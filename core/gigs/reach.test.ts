import { describe, expect, it } from 'vitest';
import { exampleGig, exampleVenue, TRACKER } from '../../tests/support/gigs.ts';
import type { Gig } from './gig.ts';
import { reachOf, wayBetween, wayHome } from './reach.ts';
import type { Tracker } from './tracker-settings.ts';

const BERLIN = { latitude: 52.52, longitude: 13.41 };
const COLOGNE = { latitude: 50.93, longitude: 6.95 };
const HOME: Tracker = {
  ...TRACKER,
  homeZone: 'Europe/Berlin',
  homeCity: 'Berlin',
  homeLatitude: BERLIN.latitude,
  homeLongitude: BERLIN.longitude,
};
const gig = (told: Partial<Gig> = {}) => exampleGig('2026-11-29T01:00', { end: '2026-11-29T04:00', ...told });
const iso = (instant: number | undefined) => new Date(instant ?? Number.NaN).toISOString().slice(0, 16);
const item = (kind: 'load-in' | 'load-out', start: string, end: string | null = null) => ({
  ...{ id: kind.replace('-', ''), kind, label: '', start, end },
});
const hours = (told: Partial<Gig>, settings = TRACKER) => {
  const reach = reachOf(gig(told), settings);
  return [iso(reach?.arrives), iso(reach?.leaves)].map((at) => at.slice(8));
};

describe('a gig takes its time', () => {
  it('from set-up to pack-down, which the gig says before its venue, and the venue before the settings', () => {
    expect(hours({})).toEqual(['28T23:00', '29T03:30']);
    const venue = exampleVenue('Żuraw', 'Gdańsk', { setUp: 90 });
    expect(hours({ venue })).toEqual(['28T22:30', '29T03:30']);
    expect(hours({ venue, setUp: 0, packDown: 0 })).toEqual(['29T00:00', '29T03:00']);
    expect(hours({}, { ...TRACKER, setUp: 30, packDown: 15 })).toEqual(['28T23:30', '29T03:15']);
  });

  it('from an earlier load-in to a later load-out of its schedule', () => {
    const schedule = [
      item('load-in', '2026-11-28T20:00'),
      item('load-out', '2026-11-29T04:00', '2026-11-29T05:15'),
    ];
    expect(hours({ schedule })).toEqual(['28T19:00', '29T04:15']);
    const within = [item('load-in', '2026-11-29T00:30'), item('load-out', '2026-11-29T04:05')];
    expect(hours({ schedule: within })).toEqual(['28T23:00', '29T03:30']);
    const ofAnotherDate = [item('load-in', '2026-11-28T00:59'), item('load-out', '2026-11-30T04:01')];
    expect(hours({ schedule: ofAnotherDate })).toEqual(['28T23:00', '29T03:30']);
  });

  it('two hours on stage where nobody said when it ends, and none while its start is unknown', () => {
    const open = reachOf(gig({ end: null }), TRACKER);
    expect([iso(open?.ends), open?.isEndAssumed]).toEqual(['2026-11-29T02:00', true]);
    expect(reachOf(gig({ end: '2026-11-29T01:00' }), TRACKER)?.isEndAssumed).toBe(true);
    expect(reachOf(gig(), TRACKER)?.isEndAssumed).toBe(false);
    expect(reachOf(exampleGig('2026-11-28'), TRACKER)).toBeNull();
  });

  it.each([
    ['Europe/London', '2026-10-25T00:30', '2026-10-25T02:30', 180],
    ['Europe/London', '2027-03-28T00:30', '2027-03-28T02:30', 60],
    ['America/New_York', '2026-11-01T00:30', '2026-11-01T02:30', 180],
    ['America/New_York', '2027-03-14T00:30', '2027-03-14T03:30', 120],
    ['Australia/Lord_Howe', '2027-04-04T00:30', '2027-04-04T02:30', 150],
    ['Australia/Lord_Howe', '2026-10-04T00:30', '2026-10-04T03:00', 120],
  ])('in minutes that pass, when the clocks of %s are set: %s to %s', (zone, start, end, minutes) => {
    const reach = reachOf(exampleGig(start, { end, zone }), TRACKER);
    expect(((reach?.ends ?? 0) - (reach?.starts ?? 0)) / 60_000).toBe(minutes);
  });
});

describe('the way from home', () => {
  const travel = { ...gig().travel, minutes: 100 };
  const venue = exampleVenue('Nachtwerk', 'Köln', { ...COLOGNE, travelMinutes: 260 });
  it.each([
    ['gig', { travel, venue }, 100],
    ['venue', { venue }, 260],
    ['estimate', { venue: { ...venue, travelMinutes: null } }, 315],
    ['city', { venue: exampleVenue('Keller', ' berlin') }, 30],
    ['unknown', { venue: exampleVenue('Keller', 'Köln') }, 0],
    ['unknown', {}, 0],
  ])('is known by the %s', (source, told, minutes) => {
    expect(wayHome(gig(told), HOME)).toEqual({ minutes, source });
    expect(reachOf(gig(told), HOME)?.way).toEqual({ minutes, source });
  });
});

describe('the way from one gig to another', () => {
  const at = (name: string, city: string, told = {}) => gig({ venue: exampleVenue(name, city, told) });
  const between = (one: Gig, other: Gig) => {
    const way = wayBetween(one, other, HOME);
    expect(wayBetween(other, one, HOME)).toEqual(way);
    return [way.minutes, way.source];
  };

  it('is none at one venue', () => {
    expect(between(at('Halle 14', ''), at('Halle 14', ''))).toEqual([0, 'venue']);
    const unsaved = (name: string) => at(name, '', { id: '' });
    expect(between(unsaved('Halle 14'), unsaved('halle 14'))).toEqual([0, 'venue']);
    expect(between(unsaved('Halle 14'), unsaved('Keller'))).toEqual([0, 'unknown']);
  });

  it('is the one that a gig says, where it begins in the city of the other', () => {
    const travel = { ...gig().travel, minutes: 125, from: 'Münster' };
    const other = { ...at('Nachtwerk', 'Köln', COLOGNE), travel };
    expect(between(at('Sputnik', 'Münster', BERLIN), other)).toEqual([125, 'gig']);
    expect(between(at('Sputnik', 'Muenster', BERLIN), other)).toEqual([125, 'gig']);
    const fromVenue = { ...other, travel: { ...travel, from: 'sputnik' } };
    expect(between(at('Sputnik', 'Münster', BERLIN), fromVenue)).toEqual([125, 'gig']);
    expect(between(at('Keller', 'Bonn', BERLIN), other)).toEqual([315, 'estimate']);
    const fromHome = { ...at('Nachtwerk', 'Köln'), travel: { ...travel, from: '' } };
    expect(between(at('Keller', ''), fromHome)).toEqual([125, 'unknown']);
  });

  it('is estimated from coordinates, or within a city', () => {
    expect(between(at('Sputnik', 'Berlin', BERLIN), at('Nachtwerk', 'Köln', COLOGNE))).toEqual([
      315,
      'estimate',
    ]);
    expect(between(at('Keller', 'Bonn'), at('Dach', 'Bonn', COLOGNE))).toEqual([30, 'city']);
    expect(between(at('Keller', 'Köln'), at('Dach', 'Koeln'))).toEqual([30, 'city']);
  });

  it('goes by way of home else, and says where a part of that is unknown', () => {
    const [bonn, gent] = [at('Keller', 'Bonn', { travelMinutes: 300 }), at('Vooruit', 'Gent')];
    expect(between(bonn, at('Dach', 'Graz', { travelMinutes: 60 }))).toEqual([360, 'home']);
    expect(between(bonn, gent)).toEqual([300, 'unknown']);
    expect(between(gent, gig())).toEqual([0, 'unknown']);
  });
});
