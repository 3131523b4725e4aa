import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShowTimes } from './contract.ts';
import { minutesBetween, setOf } from './set-of.ts';

const times = (start: string, end: string, isAfterMidnight = false): ShowTimes => ({
  ...{ loadIn: '', soundCheck: '', start, end, isAfterMidnight, mayShift: 0 },
});
const PARIS = 'Europe/Paris';
const at = (instant: number | undefined) => new Date(instant ?? 0).toISOString();

describe('a set', () => {
  it('ends on the next day where its end is not later than its start', () => {
    const set = setOf(times('22:00', '00:00'), '2026-12-12', PARIS);
    expect([at(set?.from), at(set?.until)]).toEqual(['2026-12-12T21:00:00.000Z', '2026-12-12T23:00:00.000Z']);
    expect(set).toMatchObject({
      ...{ minutes: 120, startsOn: '2026-12-12', endsOn: '2026-12-13', change: null },
      ...{ skipped: [], doubled: [] },
    });
  });

  it('after midnight is on the calendar day after the night', () => {
    const set = setOf(times('02:00', '04:00', true), '2026-12-12', PARIS);
    expect(at(set?.from)).toBe('2026-12-13T01:00:00.000Z');
    expect(set).toMatchObject({ minutes: 120, startsOn: '2026-12-13', endsOn: '2026-12-13' });
  });

  it('is an hour longer where the clocks go back during it, and an hour shorter where they go forward', () => {
    expect(setOf(times('23:00', '04:00'), '2026-10-24', PARIS)).toMatchObject({
      minutes: 360,
      change: { minutes: -60 },
    });
    expect(setOf(times('23:00', '04:00'), '2027-03-27', PARIS)).toMatchObject({
      minutes: 240,
      change: { minutes: 60 },
    });
    expect(setOf(times('23:00', '04:00'), '2026-10-31', 'America/New_York')?.minutes).toBe(360);
    expect(setOf(times('23:00', '04:00'), '2027-03-13', 'America/New_York')?.minutes).toBe(240);
    expect(setOf(times('23:00', '04:00'), '2027-04-03', 'Australia/Lord_Howe')?.minutes).toBe(330);
  });

  it('has no minutes where the clocks skip all of it, and is never a day long for that', () => {
    expect(setOf(times('02:00', '03:00', true), '2027-03-27', PARIS)?.minutes).toBe(0);
    expect(setOf(times('02:30', '03:30', true), '2027-03-27', PARIS)?.minutes).toBe(0);
    expect(setOf(times('01:30', '03:30', true), '2027-03-27', PARIS)?.minutes).toBe(60);
    expect(setOf(times('02:15', '02:45', true), '2026-10-03', 'Australia/Lord_Howe')?.minutes).toBe(0);
  });

  it('knows which of its times the clocks skip, and which they show twice', () => {
    const lateSet = (start: string, end: string, night: string) =>
      setOf(times(start, end, true), night, PARIS);
    expect(lateSet('02:30', '05:00', '2027-03-27')).toMatchObject({ skipped: ['02:30'], doubled: [] });
    expect(lateSet('00:30', '02:30', '2027-03-27')?.skipped).toEqual(['02:30']);
    expect(lateSet('02:30', '05:00', '2026-10-24')).toMatchObject({ skipped: [], doubled: ['02:30'] });
    expect(lateSet('01:00', '02:00', '2026-10-24')?.doubled).toEqual(['02:00']);
  });

  it('is unknown without a start, an end or a night', () => {
    expect(setOf(times('', '04:00'), '2026-12-12', PARIS)).toBeNull();
    expect(setOf(times('22:00', ''), '2026-12-12', PARIS)).toBeNull();
    expect(setOf(times('22:00', '04:00'), undefined, PARIS)).toBeNull();
    expect(minutesBetween(times('22:00', '04:00'))).toBe(360);
    expect(minutesBetween(times('22:00', '22:00'))).toBe(1440);
    expect(minutesBetween(times('22:00', ''))).toBeNull();
  });

  it('never ends before it starts, and within a day and an hour, in every zone and on every night', () => {
    const clock = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    const night = fc.integer({ min: 0, max: 1200 }).map((days) => {
      return new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString().slice(0, 10);
    });
    const zone = fc.constantFrom(
      PARIS,
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Tokyo',
      'nowhere',
      '',
    );
    fc.assert(
      fc.property(clock, clock, night, zone, fc.boolean(), (start, end, day, where, after) => {
        const set = setOf(times(start, end, after), day, where);
        expect(set?.minutes).toBeGreaterThanOrEqual(0);
        expect(set?.minutes).toBeLessThanOrEqual(25 * 60);
        expect((set?.until ?? 0) - (set?.from ?? 0)).toBe((set?.minutes ?? 0) * 60_000);
      }),
    );
  });
});
