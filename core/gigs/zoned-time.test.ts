import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clockChange,
  dayAfter,
  daysBetween,
  instantOf,
  isZone,
  offsetAt,
  offsetWords,
  spelledZone,
  timesShown,
  wallTime,
} from './zoned-time.ts';

const BERLIN = 'Europe/Berlin';
const at = (iso: string): number => Date.parse(iso);
const HOUR = 3_600_000;

describe('a time on the wall', () => {
  it.each([
    ['2026-11-22', 22 * 60, BERLIN, '2026-11-22T21:00:00Z'],
    ['2026-07-04', 23 * 60, 'America/New_York', '2026-07-05T03:00:00Z'],
    ['2026-11-22', 0, 'Asia/Kolkata', '2026-11-21T18:30:00Z'],
    ['2026-11-22', 720, 'UTC', '2026-11-22T12:00:00Z'],
    ['2026-12-31', 90, 'Pacific/Kiritimati', '2026-12-30T11:30:00Z'],
  ])('%s at minute %i in %s is an instant', (day, minutes, zone, iso) => {
    expect(new Date(instantOf({ day, minutes }, zone)).toISOString()).toBe(iso.replace('Z', '.000Z'));
  });

  it('that comes twice is the first of the two', () => {
    expect(instantOf({ day: '2026-10-25', minutes: 150 }, BERLIN)).toBe(at('2026-10-25T00:30:00Z'));
    expect(instantOf({ day: '2026-10-25', minutes: 180 }, BERLIN)).toBe(at('2026-10-25T02:00:00Z'));
  });

  it('that is skipped is counted from the clock before the change', () => {
    expect(instantOf({ day: '2027-03-28', minutes: 150 }, BERLIN)).toBe(at('2027-03-28T01:30:00Z'));
    expect(wallTime(at('2027-03-28T01:30:00Z'), BERLIN)).toEqual({ day: '2027-03-28', minutes: 210 });
  });

  it('is what its instant shows, wherever clocks are not set that day', () => {
    const zone = fc.constantFrom(
      BERLIN,
      'America/Los_Angeles',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'UTC',
    );
    const minute = fc.integer({ min: 26_000_000, max: 32_000_000 });
    fc.assert(
      fc.property(zone, minute, (name, minutes) => {
        const instant = minutes * 60_000;
        fc.pre(!clockChange(instant - 24 * HOUR, instant + 24 * HOUR, name));
        expect(instantOf(wallTime(instant, name), name)).toBe(instant);
      }),
    );
  });
});

it('an offset is said in hours, and in minutes where it has some', () => {
  const said = [0, 1, -8, 5.75, -3.5].map((hours) => offsetWords(hours * HOUR));
  expect(said).toEqual(['UTC+0', 'UTC+1', 'UTC−8', 'UTC+5:45', 'UTC−3:30']);
});

describe('the clocks', () => {
  it('go back in Berlin at 03:00 on 25 October 2026, and forward at 02:00 on 28 March 2027', () => {
    const back = clockChange(at('2026-10-24T20:00:00Z'), at('2026-10-25T05:00:00Z'), BERLIN);
    expect(back).toEqual({ at: at('2026-10-25T01:00:00Z'), minutes: -60 });
    const forward = clockChange(at('2027-03-27T20:00:00Z'), at('2027-03-28T05:00:00Z'), BERLIN);
    expect(forward).toEqual({ at: at('2027-03-28T01:00:00Z'), minutes: 60 });
  });

  it('stay on any other night', () => {
    expect(clockChange(at('2026-11-22T20:00:00Z'), at('2026-11-23T05:00:00Z'), BERLIN)).toBeNull();
    expect(offsetAt(at('2026-11-22T20:00:00Z'), BERLIN)).toBe(HOUR);
  });
});

it('a zone is one of the database, and nothing else', () => {
  expect(['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'UTC'].every(isZone)).toBe(true);
  expect(['', 'Berlin', 'CET', '+02:00', 'Europe/Atlantis', 'x/../y'].some(isZone)).toBe(false);
});

it('a time is on the wall once, but for the nights on which the clocks are set', () => {
  const shown = (day: string, minutes: number, zone = BERLIN) => timesShown({ day, minutes }, zone);
  expect([119, 120, 150, 179, 180].map((minutes) => shown('2027-03-28', minutes))).toEqual([1, 0, 0, 0, 1]);
  expect([119, 120, 150, 179, 180].map((minutes) => shown('2026-10-25', minutes))).toEqual([1, 2, 2, 2, 1]);
  expect(shown('2026-11-25', 150)).toBe(1);
  expect([95, 105, 120].map((minutes) => shown('2027-04-04', minutes, 'Australia/Lord_Howe'))).toEqual([
    2, 2, 1,
  ]);
  expect(shown('2026-10-04', 135, 'Australia/Lord_Howe')).toBe(0);
});

it('days follow each other over the ends of months and years', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
});

describe('days between two days', () => {
  it.each([
    ['2026-03-28', '2026-03-30', 2],
    ['2026-10-24', '2026-10-26', 2],
    ['2028-02-28', '2028-03-01', 2],
    ['2026-12-31', '2027-01-01', 1],
    ['2026-05-01', '2026-05-01', 0],
    ['2026-05-10', '2026-05-01', -9],
  ])('from %s to %s are %i', (from, to, expected) => {
    expect(daysBetween(from, to)).toBe(expected);
  });
});

it.each([
  ['europe/berlin', 'Europe/Berlin'],
  ['AMERICA/NEW_YORK', 'America/New_York'],
  ['us/eastern', 'America/New_York'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['US/Eastern', 'US/Eastern'],
  ['Etc/GMT+5', 'Etc/GMT+5'],
  ['etc/gmt+5', 'Etc/GMT+5'],
  ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['UTC', 'UTC'],
  ['europe/atlantis', 'europe/atlantis'],
])('spells %s as %s', (zone, spelled) => {
  expect(spelledZone(zone)).toBe(spelled);
});
