import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleGig, exampleVenue } from '../../tests/support/gigs.ts';
import type { Gig } from './gig.ts';
import { newGigSchema } from './gig-schema.ts';
import { STATUS_IDS } from './gig-status.ts';
import { gigOnNight, type RepeatEvery, repeatNights } from './repeat-nights.ts';
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

const FIRST: Gig = exampleGig('2026-10-18T01:00', {
  title: 'Residency',
  end: '2026-10-18T04:00',
  venue: exampleVenue('Halle14', 'Berlin'),
  client: { id: 'cli_kasia', name: 'Kasia' },
  fee: { amount: 95_000, currency: 'EUR' },
  hold: { order: 1, until: '2026-10-01' },
  payments: [
    { id: 'a', kind: 'deposit', amount: 45_000, due: '2026-10-03', paidOn: '2026-10-02' },
    { id: 'b', kind: 'balance', amount: 50_000, due: null, paidOn: null },
    { id: 'c', kind: 'cancellation', amount: 95_000, due: '2026-10-20', paidOn: null },
  ],
  schedule: [
    { id: 'a', kind: 'load-in', label: '', start: '2026-10-17T23:00', end: null },
    { id: 'b', kind: 'act', label: 'Ola Wit', start: '2026-10-18T00:00', end: '2026-10-18T01:00' },
  ],
  tasks: [
    { id: 'a', text: 'Send the rider', due: '2026-10-10', doneOn: '2026-10-09' },
    { id: 'b', text: 'Door list', due: null, doneOn: null },
  ],
  setUp: 90,
  notes: 'Lower floor',
  outcome: { rider: 'yes', calledOffBy: 'client' },
});

describe('the same gig on another night', () => {
  it('is at the same time on the wall after the clocks were set, with all its times', () => {
    const again = gigOnNight(FIRST, '2026-10-31');
    expect([again.start, again.end, again.zone]).toEqual([
      ...['2026-11-01T01:00', '2026-11-01T04:00', 'Europe/Berlin'],
    ]);
    expect(again.schedule?.map(({ start, end }) => [start, end])).toEqual([
      ['2026-10-31T23:00', null],
      ['2026-11-01T00:00', '2026-11-01T01:00'],
    ]);
    expect(gigOnNight(FIRST, '2026-10-10').start).toBe('2026-10-11T01:00');
    expect(gigOnNight(exampleGig('2026-10-17'), '2028-02-29').start).toBe('2028-02-29');
  });

  it('is of the same people, place and money, and newly begun', () => {
    const again = gigOnNight(FIRST, '2026-10-31');
    expect(again).toMatchObject({
      ...{ title: 'Residency', venue: { id: 'ven_Halle14' }, client: { id: 'cli_kasia' } },
      ...{ fee: { amount: 95_000, currency: 'EUR' }, setUp: 90, notes: 'Lower floor', hold: null },
      payments: [
        { kind: 'deposit', amount: 45_000, due: '2026-10-17', paidOn: null },
        { kind: 'balance', amount: 50_000, due: null, paidOn: null },
      ],
      tasks: [
        { text: 'Send the rider', due: '2026-10-24', doneOn: null },
        { text: 'Door list', due: null, doneOn: null },
      ],
      outcome: { rider: null, calledOffBy: null },
    });
    expect(again.payments).toHaveLength(2);
  });

  it('can be kept as it is, and leaves out nothing that a new gig may have but its id', () => {
    const again = gigOnNight(FIRST, '2026-10-31');
    expect(newGigSchema.parse(again)).toEqual(again);
    const fields = Object.keys(newGigSchema.shape).filter((name) => name !== 'id');
    expect(Object.keys(again).toSorted()).toEqual(fields.toSorted());
  });

  it('has no end where the clocks skip its set or a time of its night', () => {
    const skipped = exampleGig('2027-03-21T02:10', { end: '2027-03-21T03:00' });
    expect(gigOnNight(skipped, '2027-03-27').end).toBeNull();
    expect(gigOnNight(skipped, '2027-04-03').end).toBe('2027-04-04T03:00');
    const act = { id: 'a', kind: 'act' as const, label: '', start: skipped.start, end: skipped.end };
    const endsOn = (night: string) =>
      gigOnNight({ ...skipped, schedule: [act] }, night).schedule?.map(({ end }) => end);
    expect([endsOn('2027-03-27'), endsOn('2027-04-03')]).toEqual([[null], ['2027-04-04T03:00']]);
  });

  it('is where the first was, or agreed where that was played, or asked for where it was called off', () => {
    const told = STATUS_IDS.map((status) => gigOnNight({ ...FIRST, status }, '2026-10-31').status);
    expect(told).toEqual([
      ...['lead', 'quoted', 'hold', 'contract-sent'],
      ...['confirmed', 'confirmed', 'confirmed', 'lead', 'lead'],
    ]);
  });
});
