import { expect, it } from 'vitest';
import { clockOfMinutes } from '../set-times.ts';
import { lineOf } from './line.ts';
import { readSet } from './times.ts';

const setOf = (typed: string) => {
  const set = readSet(lineOf(typed));
  if (!set) return null;
  const until = set.end === null ? '' : `-${clockOfMinutes(set.end)}`;
  const length = set.length === null ? '' : ` for ${set.length}`;
  return `${clockOfMinutes(set.start)}${until}${length}${set.note && ` (${set.note})`}`;
};

it.each([
  ['23:00-02:00', '23:00-02:00'],
  ['23:00 – 02:00', '23:00-02:00'],
  ['23-2', '23:00-02:00'],
  ['23.30-2.15', '23:30-02:15'],
  ['23h-02h', '23:00-02:00'],
  ['23h30-2h', '23:30-02:00'],
  ['23 bis 2 Uhr', '23:00-02:00'],
  ['2300-0200', '23:00-02:00'],
  ['2300h - 0200h', '23:00-02:00'],
  ['1200-1500', '12:00-15:00 (read as times, not as a fee)'],
  ['1200-1500, 22-2', '22:00-02:00'],
  ['from 9:30pm to 1am', '21:30-01:00'],
  ['between 9 pm and 1 a.m.', '21:00-01:00'],
  ['11p-2a', '23:00-02:00'],
  ['10-2am', '22:00-02:00'],
  ['9-11pm', '21:00-23:00'],
  ['11-2pm', '11:00-14:00'],
  ['10pm-2', '22:00-02:00'],
  ['12pm-12am', '12:00-00:00'],
  ['noon-6pm', '12:00-18:00'],
  ['11pm-midnight', '23:00-00:00'],
  ['12 midnight-3', '00:00-03:00'],
  ['24:00-06:00', '00:00-06:00'],
  ['1-4', '01:00-04:00'],
  ['14-18', '14:00-18:00'],
  ['10:00-02:00', '10:00-02:00'],
  ['10-2', '22:00-02:00 (pm assumed)'],
  ['8-11', '20:00-23:00 (pm assumed)'],
  ['12-4', '00:00-04:00 (midnight assumed)'],
  ['23:00-23:00', '23:00-23:00'],
])('%s is a set', (typed, set) => {
  expect(setOf(typed)).toBe(set);
});

it.each([
  ['23:00', '23:00'],
  ['11pm', '23:00'],
  ['12am', '00:00'],
  ['23h', '23:00'],
  ['20.10 Uhr', '20:10'],
  ['ab 23', '23:00'],
  ['midnight', '00:00'],
  ['23:00-late', '23:00'],
  ['10-late', '22:00 (pm assumed)'],
  ['12 till close', '00:00 (midnight assumed)'],
  ['from 10', '22:00 (pm assumed)'],
  ['23 till close', '23:00'],
  ['from 23:00 for 3h', '23:00 for 180'],
  ['2 hour set at 23:00', '23:00 for 120'],
  ['11pm, 90 min', '23:00 for 90'],
  ['11pm 1h30', '23:00 for 90'],
  ['11pm for 2.5 hours', '23:00 for 150'],
  ['23:00 3 Std.', '23:00 for 180'],
  ['23:00-02:00 3h', '23:00-02:00'],
])('%s begins', (typed, set) => {
  expect(setOf(typed)).toBe(set);
});

it.each([
  '25:00',
  '23:60',
  '13pm',
  '0am',
  '3h',
  '11',
  '1200',
  '2500-3000',
  '24:30',
  '23-25',
  '',
  'for 3h',
  '70-30',
])('“%s” is no time', (typed) => {
  expect(setOf(typed)).toBeNull();
});

it('takes the words of the time, and no others', () => {
  const line = lineOf('Rex from 23:00 for 3h 800');
  readSet(line);
  expect(line.words.filter(({ isTaken }) => !isTaken).map(({ text }) => text)).toEqual(['Rex', '800']);
});
