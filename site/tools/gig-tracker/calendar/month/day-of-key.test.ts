import { expect, it } from 'vitest';
import { dayOfKey } from './day-of-key.ts';

const TODAY = '2026-11-27';
const from = (day: string, ...keys: string[]) => keys.map((key) => dayOfKey(key, day, TODAY));

it('arrows go by a day and a week, across months', () => {
  expect(from('2026-12-01', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown')).toEqual([
    ...['2026-11-30', '2026-12-02', '2026-11-24', '2026-12-08'],
  ]);
});

it('pages go by a month, and stay in a shorter one', () => {
  expect(from('2027-01-31', 'PageUp', 'PageDown')).toEqual(['2026-12-31', '2027-02-28']);
});

it('Home and End are the ends of a week, T is today', () => {
  expect(from('2026-12-03', 'Home', 'End', 't', 'T')).toEqual(['2026-11-30', '2026-12-06', TODAY, TODAY]);
  expect(from('2026-12-06', 'Home', 'End')).toEqual(['2026-11-30', '2026-12-06']);
});

it('other keys mean nothing', () => {
  expect(from('2026-12-03', 'a', 'Tab', 'Escape')).toEqual([null, null, null]);
});
