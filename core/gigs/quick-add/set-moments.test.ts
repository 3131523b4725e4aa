import { expect, it } from 'vitest';
import { setMoments } from './set-moments.ts';

const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const set = (start: string, end: string | null, length: number | null = null) => ({
  ...{ start: minutes(start), end: end === null ? null : minutes(end), length, note: '' },
});

it.each([
  ['23:00', '02:00', '2027-01-16T23:00', '2027-01-17T02:00'],
  ['06:00', '10:00', '2027-01-16T06:00', '2027-01-16T10:00'],
  ['05:55', '10:00', '2027-01-17T05:55', '2027-01-17T10:00'],
  ['01:00', '04:00', '2027-01-17T01:00', '2027-01-17T04:00'],
  ['22:00', '22:00', '2027-01-16T22:00', '2027-01-17T22:00'],
  ['00:00', null, '2027-01-17T00:00', null],
])('%s to %s of Saturday night', (from, until, start, end) => {
  expect(setMoments('2027-01-16', set(from, until), 'Europe/Berlin')).toMatchObject({
    start,
    end,
    notes: start < '2027-01-17' ? [] : ['early Sun 17 Jan'],
  });
});

it.each([
  [
    'Europe/Berlin',
    '2027-03-27',
    set('01:00', '04:00'),
    ['early Sun 28 Mar', '1 h shorter: clocks go forward'],
  ],
  ['Europe/Berlin', '2027-10-30', set('23:00', '04:00'), ['1 h longer: clocks go back']],
  ['Australia/Lord_Howe', '2027-10-02', set('23:00', '04:00'), ['30 min shorter: clocks go forward']],
  ['Europe/Berlin', '2027-03-27', set('23:00', null, 300), ['clocks go forward']],
  ['Europe/Berlin', '2027-10-30', set('23:00', '02:00'), ['02:00 happens twice, first one assumed']],
  [
    'Europe/Berlin',
    '2027-03-27',
    set('23:00', '02:00'),
    ['02:00 doesn’t exist that night', '1 h shorter: clocks go forward'],
  ],
  ['Asia/Tokyo', '2027-03-27', set('23:00', '04:00'), []],
])('says what clocks in %s do in the night of %s', (zone, night, given, notes) => {
  expect(setMoments(night, given, zone).notes).toEqual(notes);
});

it('takes a time that is skipped by the clock before the change', () => {
  expect(setMoments('2027-03-27', set('02:30', '05:00'), 'Europe/Berlin')).toEqual({
    ...{ start: '2027-03-28T03:30', end: '2027-03-28T05:00', text: '03:30–05:00' },
    notes: ['early Sun 28 Mar', '02:30 doesn’t exist that night'],
  });
});

it('says which of two times a length ends at', () => {
  expect(setMoments('2027-10-30', set('23:00', null, 240), 'Europe/Berlin')).toMatchObject({
    ...{ end: '2027-10-31T02:00+01:00', text: '23:00–02:00', notes: ['clocks go back'] },
  });
});
