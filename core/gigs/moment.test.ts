import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCalendarDay, laterMoment, momentText, nightOf, nightOfStart, readMoment } from './moment.ts';

const ZONES = [
  ...['UTC', 'Europe/London', 'Europe/Berlin', 'America/New_York', 'America/St_Johns', 'America/Sao_Paulo'],
  ...[
    'Asia/Kolkata',
    'Asia/Tokyo',
    'Australia/Lord_Howe',
    'Australia/Adelaide',
    'Pacific/Auckland',
    'Pacific/Apia',
  ],
];
const at = (iso: string): number => Date.parse(iso);

describe('a time as callers write it', () => {
  it.each([
    ['2027-03-14T23:00', 'Europe/London', '2027-03-14T23:00:00Z'],
    ['2027-07-14T23:00', 'Europe/London', '2027-07-14T22:00:00Z'],
    ['2027-07-14T23:00:00', 'Europe/London', '2027-07-14T22:00:00Z'],
    ['2027-07-14T23:00Z', 'Asia/Tokyo', '2027-07-14T23:00:00Z'],
    ['2027-07-14T23:00:00.000+05:30', 'Asia/Tokyo', '2027-07-14T17:30:00Z'],
    // The clocks go back at 02:00: the first of the two.
    ['2026-10-25T01:30', 'Europe/London', '2026-10-25T00:30:00Z'],
    // They go forward at 01:00: counted from before.
    ['2027-03-28T01:30', 'Europe/London', '2027-03-28T01:30:00Z'],
  ])('%s in %s', (text, zone, instant) => {
    expect(readMoment(text, zone)).toBe(at(instant));
  });

  it.each(['2027-02-29T23:00', '2027-03-14', '2027-03-14 23:00', '2027-03-14T24:00', '2027-03-14T23:60', ''])(
    'is none: %s',
    (text) => {
      expect(readMoment(text, 'Europe/London')).toBeNull();
    },
  );

  it('is none in a zone that is none', () => {
    expect(readMoment('2027-03-14T23:00', 'Europe/Atlantis')).toBeNull();
  });
});

describe('an instant, as a text', () => {
  it('is read again as the same minute, in every zone and at every change of the clocks', () => {
    const minute = fc.integer({
      min: at('2000-01-02T00:00Z') / 60_000,
      max: at('2089-12-30T00:00Z') / 60_000,
    });
    // Around the changes of London, New York and Lord Howe.
    const near = fc
      .tuple(
        fc.constantFrom('2026-10-25T01:00Z', '2027-03-28T01:00Z', '2026-11-01T06:00Z', '2027-04-03T15:00Z'),
        fc.integer({ min: -180, max: 180 }),
      )
      .map(([change, minutes]) => at(change) / 60_000 + minutes);
    fc.assert(
      fc.property(fc.oneof(minute, near), fc.constantFrom(...ZONES), (minutes, zone) => {
        expect(readMoment(momentText(minutes * 60_000, zone), zone)).toBe(minutes * 60_000);
      }),
    );
  });

  it('bears its offset only where the wall shows it a second time', () => {
    expect(momentText(at('2026-10-25T00:30Z'), 'Europe/London')).toBe('2026-10-25T01:30');
    expect(momentText(at('2026-10-25T01:30Z'), 'Europe/London')).toBe('2026-10-25T01:30+00:00');
    expect(momentText(at('2026-11-01T06:30Z'), 'America/New_York')).toBe('2026-11-01T01:30-05:00');
  });
});

it('a set before six in the morning is one of the night before', () => {
  expect(nightOf({ day: '2027-03-01', minutes: 359 })).toBe('2027-02-28');
  expect(nightOf({ day: '2027-03-01', minutes: 360 })).toBe('2027-03-01');
  const starts = ['2027-03-01', '2027-03-01T05:59', '2027-03-01T06:00', '2027-03-01T04:30Z'];
  expect(starts.map((start) => nightOfStart({ start, zone: 'Europe/Warsaw' }))).toEqual([
    ...['2027-03-01', '2027-02-28', '2027-03-01', '2027-02-28'],
  ]);
});

it('a later night has the same time on the wall, and a day stays a day', () => {
  expect(laterMoment('2027-03-27T23:30', 1)).toBe('2027-03-28T23:30');
  expect(laterMoment('2026-10-25T01:30+00:00', 7)).toBe('2026-11-01T01:30');
  expect(laterMoment('2028-02-28', 1)).toBe('2028-02-29');
});

it('knows the days of the calendar', () => {
  expect(['2028-02-29', '2027-02-29', '2027-13-01', '27-01-01'].map(isCalendarDay)).toEqual([
    ...[true, false, false, false],
  ]);
});
