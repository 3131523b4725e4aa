import { expect, it } from 'vitest';
import { monthsWords, monthWords, rangeWords } from './range-words.ts';

it('days from one to another say month and year once where they are the same', () => {
  expect(rangeWords({ from: '2026-12-24', to: '2026-12-26' })).toBe('24 to 26 Dec 2026');
  expect(rangeWords({ from: '2026-11-30', to: '2026-12-06' })).toBe('30 Nov to 6 Dec 2026');
  expect(rangeWords({ from: '2026-12-28', to: '2027-01-03' })).toBe('28 Dec 2026 to 3 Jan 2027');
  expect(rangeWords({ from: '2026-12-24', to: '2026-12-24' })).toBe('24 Dec 2026');
});

it('months do so too', () => {
  expect(monthsWords({ from: '2027-01-01', to: '2027-03-31' })).toBe('Jan to Mar 2027');
  expect(monthsWords({ from: '2026-11-01', to: '2027-01-31' })).toBe('Nov 2026 to Jan 2027');
  expect(monthsWords({ from: '2026-11-01', to: '2026-11-30' })).toBe('Nov 2026');
  expect(monthWords('2026-11')).toBe('Nov 2026');
});
