import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Act,
  clock,
  clockOfMinutes,
  fillNight,
  minutesOfClock,
  type Night,
  setTimes,
  setTimesText,
} from './set-times.ts';

const act = (name: string, minutes: number, b2b = false): Act => ({ name, minutes, b2b });
const NIGHT: Night = {
  day: '2026-11-28',
  doors: 22 * 60,
  curfew: 6 * 60,
  zone: 'Europe/Berlin',
  changeover: 0,
  acts: [act('Mara', 120), act('Kolja', 120), act('Nova', 120), act('Ines', 120)],
};
const times = (night: Night) =>
  setTimes(night).sets.map(({ name, from, until }) => [
    name,
    clock(from, night.zone),
    clock(until, night.zone),
  ]);

describe('a night', () => {
  it('goes on past midnight, and ends at the curfew of the next day', () => {
    expect(times(NIGHT)).toEqual([
      ['Mara', '22:00', '00:00'],
      ['Kolja', '00:00', '02:00'],
      ['Nova', '02:00', '04:00'],
      ['Ines', '04:00', '06:00'],
    ]);
    expect(setTimes(NIGHT).spare).toBe(0);
    expect(setTimes(NIGHT).change).toBeNull();
  });

  it('may be over before midnight', () => {
    const day = { ...NIGHT, doors: 14 * 60, curfew: 22 * 60 };
    expect(times(day)[0]).toEqual(['Mara', '14:00', '16:00']);
    expect(setTimes(day).spare).toBe(0);
  });

  it('has changeovers between sets only', () => {
    const night = { ...NIGHT, changeover: 10 };
    expect(times(night)[1]).toEqual(['Kolja', '00:10', '02:10']);
    expect(setTimes(night).spare).toBe(-30);
  });

  it('puts acts that play back to back into one set of both lengths', () => {
    const acts = [act('Mara', 90), act('Kolja', 60), act('Nova', 60, true), act('Ines', 90)];
    const plan = setTimes({ ...NIGHT, changeover: 15, acts });
    expect(plan.sets.map(({ name, acts }) => [name, acts])).toEqual([
      ['Mara', [0]],
      ['Kolja b2b Nova', [1, 2]],
      ['Ines', [3]],
    ]);
    expect(plan.sets.map(({ from, until }) => (until - from) / 60_000)).toEqual([90, 120, 90]);
  });

  it('is there without anybody who plays', () => {
    expect(setTimes({ ...NIGHT, acts: [] })).toMatchObject({ sets: [], spare: 480 });
  });

  it('is copied as a line a set', () => {
    expect(setTimesText(setTimes(NIGHT), NIGHT.zone).split('\n')[0]).toBe('22:00–00:00  Mara');
  });
});

describe('a night on which the clocks are set', () => {
  it('is an hour longer on 25 October 2026: a set over 03:00 ends an hour earlier on the wall', () => {
    const night = { ...NIGHT, day: '2026-10-24' };
    const plan = setTimes(night);
    expect((plan.curfew - plan.doors) / 3_600_000).toBe(9);
    expect(plan.change?.minutes).toBe(-60);
    expect(plan.spare).toBe(60);
    expect(times(night)).toEqual([
      ['Mara', '22:00', '00:00'],
      ['Kolja', '00:00', '02:00'],
      ['Nova', '02:00', '03:00'],
      ['Ines', '03:00', '05:00'],
    ]);
    expect(new Date(plan.sets[3]?.from ?? 0).toISOString()).toBe('2026-10-25T02:00:00.000Z');
  });

  it('is an hour shorter on 28 March 2027: the same four sets run over', () => {
    const night = { ...NIGHT, day: '2027-03-27' };
    const plan = setTimes(night);
    expect((plan.curfew - plan.doors) / 3_600_000).toBe(7);
    expect(plan.spare).toBe(-60);
    expect(times(night)[1]).toEqual(['Kolja', '00:00', '03:00']);
    expect(times(night)[3]).toEqual(['Ines', '05:00', '07:00']);
  });

  it('has one curfew at 02:15, the first: doors between the two close on the next night', () => {
    const between = { ...NIGHT, day: '2026-10-25', doors: 2 * 60 + 30, curfew: 2 * 60 + 15 };
    expect(new Date(setTimes(between).curfew).toISOString()).toBe('2026-10-26T01:15:00.000Z');
    const before = { ...between, doors: 60 };
    expect(new Date(setTimes(before).curfew).toISOString()).toBe('2026-10-25T00:15:00.000Z');
  });

  it('is no other on the day after', () => {
    expect(setTimes({ ...NIGHT, day: '2026-10-25' }).change).toBeNull();
  });
});

describe('filling a night', () => {
  it('ends at the curfew and keeps who plays longer', () => {
    const acts = [act('Mara', 60), act('Kolja', 60), act('Nova', 120)];
    const filled = fillNight({ ...NIGHT, changeover: 5, acts }, 5);
    expect(filled.map(({ minutes }) => minutes)).toEqual([120, 115, 235]);
    expect(setTimes({ ...NIGHT, changeover: 5, acts: filled }).spare).toBe(0);
  });

  it('uses the night that there is, on any night of the year', () => {
    const night = fc.record({
      day: fc
        .integer({ min: 0, max: 364 })
        .map((days) => new Date(1_782_000_000_000 + days * 864e5).toISOString().slice(0, 10)),
      doors: fc.integer({ min: 0, max: 287 }).map((steps) => steps * 5),
      curfew: fc.integer({ min: 0, max: 287 }).map((steps) => steps * 5),
      zone: fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Australia/Lord_Howe'),
      changeover: fc.constantFrom(0, 5, 10),
      acts: fc.array(
        fc.record({
          name: fc.constant('x'),
          minutes: fc.integer({ min: 1, max: 60 }).map((n) => n * 5),
          b2b: fc.boolean(),
        }),
        { minLength: 1, maxLength: 12 },
      ),
    });
    fc.assert(
      fc.property(night, (asked) => {
        const acts = fillNight(asked, 5);
        expect(acts.every(({ minutes }) => minutes >= 5 && minutes % 5 === 0)).toBe(true);
        const { spare } = setTimes({ ...asked, acts });
        const shortest = Math.min(...acts.map(({ minutes }) => minutes));
        if (shortest > 5) expect(spare).toBeGreaterThanOrEqual(0);
        if (shortest > 5) expect(spare).toBeLessThan(5);
      }),
    );
  });
});

it('a time is written with two digits each', () => {
  expect([0, 65, 1439].map(clockOfMinutes)).toEqual(['00:00', '01:05', '23:59']);
});

it('a time of day is read with its colon and without, and nothing else is', () => {
  expect(['22:05', '0600', '24:00', '9:00', '12:60', ''].map(minutesOfClock)).toEqual([
    ...[1325, 360, null, null, null, null],
  ]);
});
