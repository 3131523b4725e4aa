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
  ['14/15 Mar', '2027-03-14 (first of 2 nights)'],
  ['4, 5 & 6 Mar', '2027-03-04 (first of 3 nights)'],
  ['Fri-Sun 12.-14.3.', '2027-03-12 (first of 3 nights)'],
  ['15-14 Mar', null],
  ['29 Feb 2027', null],
  ['29/02/2027', null],
  ['Feb 29, 2027', null],
  ['29 Feb', '2028-02-29'],
  ['29 Feb 2028', '2028-02-29'],
  ['5 févr. 2027', '2027-02-05'],
  ['1er août', '2027-08-01'],
  ['3 juin', '2027-06-03'],
  ['14 juillet', '2027-07-14'],
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
  ['Neujahr', '2027-01-01'],
  ['Heiligabend', '2026-12-24'],
  ['Sat Boxing Day', '2026-12-26'],
  ['Christmas', '2026-12-25'],
  ['Christmas party', null],
  ['Halloween 30 Oct', '2027-10-30'],
  ['Good Friday', null],
  ['Friday week', '2026-12-04'],
  ['a week on Saturday', '2026-12-05'],
  ['next week Wed', '2026-12-02'],
  ['Mi nächste Woche', null],
  ['Mittwoch nächste Woche', '2026-12-02'],
  ['übernächsten Mittwoch', '2026-12-09 (not 2 Dec 2026)'],
  ['in 2 weeks Friday', '2026-12-11'],
  ['in 2 weeks Wednesday', '2026-12-09 (not 16 Dec 2026)'],
  ['Wednesday in 2 weeks', '2026-12-16 (not 9 Dec 2026)'],
  ['heute in 2 Wochen', null],
  ['last Friday', '2026-11-20 (in the past)'],
  ['first Friday in March', '2027-03-05'],
  ['letzten Samstag im Januar 2028', '2028-01-29'],
  ['4th Friday of the month', '2026-11-27'],
  ['2nd Friday of the month', '2026-12-11'],
  ['Friday in March', '2027-03-05 (the first of that month)'],
  ['Fridays in November', '2026-11-27 (first one only, repeats aren’t read)'],
  ['every Friday', '2026-11-27 (first one only, repeats aren’t read)'],
  ['every first Friday', '2026-12-04 (first one only, repeats aren’t read)'],
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
