import { expect, it } from 'vitest';
import { dateInYear, dateWords, dayWords, longDateWords, longDayWords } from './day-words.ts';

it('days are written out the same on every machine', () => {
  expect(dateWords('2027-01-16')).toBe('16 Jan 2027');
  expect(longDateWords('2027-01-16')).toBe('16 January 2027');
  expect(dayWords('2027-01-16')).toBe('Sat 16 Jan 2027');
  expect(longDayWords('2028-02-29')).toBe('Tuesday 29 February 2028');
});

it('the year of a date is named where it is another than today’s', () => {
  expect(dateInYear('2027-01-16', '2027-12-31')).toBe('16 Jan');
  expect(dateInYear('2027-01-16', '2026-12-31')).toBe('16 Jan 2027');
});
