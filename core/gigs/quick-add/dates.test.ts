import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PLACES } from '../../../tests/support/places.ts';
import { dayWords } from '../../day-words.ts';
import { dayAfter } from '../zoned-time.ts';
import { findDay } from './dates.ts';
import { lineOf } from './line.ts';

const CONTEXT = { today: '2026-11-26', homeZone: 'Europe/Berlin', places: PLACES };
const dayOf = (typed: string, more = {}) => {
  const found = findDay(lineOf(typed), { ...CONTEXT, ...more });
  return found && `${found.day}${found.note && ` (${found.note})`}`;
};

it.each([
  ['2027-03-14', '2027-03-14'],
  ['2027/3/14', '2027-03-14'],
  ['14.3.2027', '2027-03-14'],
  ['14.3.27', '2027-03-14'],
  ['14.3.', '2027-03-14'],
  ['14.3', '2027-03-14'],
  ['14. 3.', '2027-03-14'],
  ['14/3', '2027-03-14'],
  ['14-3-27', '2027-03-14'],
  ['3/14', '2027-03-14'],
  ['14 Mar', '2027-03-14'],
  ['14th of March 2027', '2027-03-14'],
  ['14. März', '2027-03-14'],
  ['14 Maerz', '2027-03-14'],
  ['14Mar27', null],
  ['14-Mar-27', '2027-03-14'],
  ["14 Mar '27", '2027-03-14'],
  ['14 Mar 27', '2027-03-14'],
  ['14/15 Mar', '2027-03-14'],
  ['March 14th, 2028', '2028-03-14'],
  ['Sept 3', '2027-09-03'],
  ['3 Okt', '2027-10-03'],
  ['26 Nov', '2026-11-26'],
  ['25 Nov', '2027-11-25'],
  ['25 Nov 2026', '2026-11-25 (in the past)'],
  ['29 Feb', '2028-02-29'],
  ['30 Feb', null],
  ['31.4.', null],
  ['14 Mar 2000', '2027-03-14'],
  ['14 Mar 2050', '2027-03-14'],
  ['14 Mar 2019', '2019-03-14 (in the past)'],
  ['1999-12-31', null],
  ['2089-12-31', null],
  ['Sun 14 Mar', '2027-03-14'],
  ['14 Mar, Sun', '2027-03-14'],
  ['Sat the 14 Mar', '2027-03-14 (14 Mar 2027 is a Sunday)'],
  ['So, den 14.3.', '2027-03-14'],
  ['14 Mar (Mon)', '2027-03-14 (14 Mar 2027 is a Sunday)'],
])('%s', (typed, day) => {
  expect(dayOf(typed)).toBe(day);
});

it.each([
  ['today', '2026-11-26'],
  ['tonight', '2026-11-26'],
  ['tomorrow', '2026-11-27'],
  ['day after tomorrow', '2026-11-28'],
  ['übermorgen', '2026-11-28'],
  ['Thu', '2026-11-26'],
  ['Fri', '2026-11-27'],
  ['this friday', '2026-11-27'],
  ['next Friday', '2026-12-04 (not 27 Nov 2026)'],
  ['next Mon', '2026-11-30'],
  ['Mittwoch', '2026-12-02'],
  ['the 14th', '2026-12-14'],
  ['31st', '2026-12-31'],
  ['Sun 14th', '2026-12-14 (14 Dec 2026 is a Monday)'],
  ['32nd', null],
  ["New Year's Eve", '2026-12-31'],
  ['so mi do', null],
])('%s, on a Thursday', (typed, day) => {
  expect(dayOf(typed)).toBe(day);
});

it('takes next Friday from a Sunday as the coming one', () => {
  expect(dayOf('next Friday', { today: '2026-11-29' })).toBe('2026-12-04');
});

it.each([
  ['3/4', '2027-03-04'],
  ['14/3', '2027-03-14'],
  ['3-14-27', '2027-03-14'],
  ['4.3.', '2027-03-04'],
  ['2027/3/4', '2027-03-04'],
])('%s, typed in the US', (typed, day) => {
  expect(dayOf(typed, { homeZone: 'America/Chicago' })).toBe(day);
});

it.each([
  '20.10 Uhr',
  '20.10-23.00',
  '20.10 - 23.00',
  '2.5 hours',
  '1.200',
  '25:00',
  'May',
  'Sundays',
  'Marching',
])('%s is no day', (typed) => {
  expect(dayOf(typed)).toBeNull();
});

it('takes a date before a day of the week that comes first', () => {
  expect(dayOf('Friday Social 14 Mar')).toBe('2027-03-14');
});

it('finds any day of the coming year without its year', () => {
  fc.assert(
    fc.property(fc.nat(364), (days) => {
      const day = dayAfter(CONTEXT.today, days);
      expect(dayOf(dayWords(day).replace(/ \d{4}$/, ''))).toBe(day);
    }),
  );
});
