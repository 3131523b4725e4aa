import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RepeatEvery, repeatNights } from './repeat-nights.ts';
import { dayAfter, daysBetween } from './zoned-time.ts';

const nights = (first: string, every: RepeatEvery, count: number) => repeatNights({ first, every, count });

describe('the nights of a residency', () => {
  it('are weeks apart, over the ends of years and of February', () => {
    expect(nights('2026-12-18', 'week', 4)).toEqual([
      ...['2026-12-18', '2026-12-25', '2027-01-01', '2027-01-08'],
    ]);
    expect(nights('2028-02-18', 'two-weeks', 3)).toEqual(['2028-02-18', '2028-03-03', '2028-03-17']);
    expect(nights('2027-02-19', 'two-weeks', 3)).toEqual(['2027-02-19', '2027-03-05', '2027-03-19']);
    expect(nights('2026-12-04', 'four-weeks', 3)).toEqual(['2026-12-04', '2027-01-01', '2027-01-29']);
  });

  it('are the same weekday of each month', () => {
    expect(nights('2026-11-06', 'month-weekday', 4)).toEqual([
      ...['2026-11-06', '2026-12-04', '2027-01-01', '2027-02-05'],
    ]);
    expect(nights('2028-01-24', 'month-weekday', 3)).toEqual(['2028-01-24', '2028-02-28', '2028-03-27']);
    expect(nights('2028-01-25', 'month-weekday', 2)).toEqual(['2028-01-25', '2028-02-22']);
  });

  it('are the last of each month where the first is the fifth, on 29 February as well', () => {
    expect(nights('2028-01-29', 'month-weekday', 5)).toEqual([
      ...['2028-01-29', '2028-02-26', '2028-03-25', '2028-04-29', '2028-05-27'],
    ]);
    expect(nights('2028-02-29', 'month-weekday', 3)).toEqual(['2028-02-29', '2028-03-28', '2028-04-25']);
    expect(nights('2027-11-30', 'month-weekday', 4)).toEqual([
      ...['2027-11-30', '2027-12-28', '2028-01-25', '2028-02-29'],
    ]);
  });

  it('end with a last day, which is one of them, and are 60 at most', () => {
    const until = (day: string) => repeatNights({ first: '2026-11-20', every: 'week', until: day });
    expect(until('2026-12-04')).toHaveLength(3);
    expect(until('2026-12-03')).toHaveLength(2);
    expect(until('2026-11-19')).toEqual([]);
    expect(until('2089-01-01')).toHaveLength(60);
    expect(nights('2026-11-20', 'month-weekday', 500)).toHaveLength(60);
  });

  it('of months are one a month, on one weekday, each in the same of its weeks or the last', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((days) => dayAfter('2026-01-01', days));
    fc.assert(
      fc.property(day, (first) => {
        const all = nights(first, 'month-weekday', 30);
        const place = (night: string) => Math.ceil(Number(night.slice(8)) / 7);
        expect(new Set(all.map((night) => night.slice(0, 7))).size).toBe(30);
        for (const night of all) {
          expect(daysBetween(first, night) % 7).toBe(0);
          const isLast = dayAfter(night, 7).slice(0, 7) !== night.slice(0, 7);
          expect(place(first) === 5 ? isLast : place(night) === place(first)).toBe(true);
        }
      }),
    );
  });
});
