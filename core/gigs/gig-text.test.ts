import { expect, it } from 'vitest';
import { exampleGig, exampleVenue } from '../../tests/support/gigs.ts';
import { gigText, inDaysWords, nightWords, setDateWords, setDayWords } from './gig-text.ts';

it('a night is told by how far it is away', () => {
  const days = ['2026-11-28', '2026-11-29', '2026-12-07', '2026-11-27', '2026-10-29'];
  expect(days.map((day) => inDaysWords(day, '2026-11-28'))).toEqual([
    'Tonight',
    'Tomorrow',
    'In 9 days',
    'Yesterday',
    '30 days ago',
  ]);
});

it('a night of another year says its year', () => {
  expect(nightWords('2026-11-28', '2026-01-01')).toBe('Sat 28 Nov');
  expect(nightWords('2027-01-02', '2026-11-28')).toBe('Sat 2 Jan 2027');
});

it('a set after midnight says its weekday', () => {
  expect(setDayWords({ night: '2026-11-28', start: '2026-11-29T01:00' })).toBe('Sunday');
  expect(setDayWords({ night: '2026-11-28', start: '2026-11-28T23:00' })).toBe('');
});

it('a set after midnight says its date, with the year where that is another', () => {
  expect(setDateWords({ night: '2026-12-20', start: '2026-12-21T04:30' })).toBe('04:30 is on Mon 21 Dec');
  expect(setDateWords({ night: '2026-12-31', start: '2027-01-01T01:00' })).toBe('01:00 is on Fri 1 Jan 2027');
  expect(setDateWords({ night: '2026-12-20', start: '2026-12-20T23:00' })).toBe('');
  expect(setDateWords({ night: '2026-12-20', start: '2026-12-20' })).toBe('');
});

it('a gig can be sent on as text, with its times in their order', () => {
  const gig = exampleGig('2026-11-29T01:00', {
    ...{ title: 'Club Żuraw', zone: 'Europe/Warsaw', end: '2026-11-29T04:00', notes: 'secret' },
    ...{ venue: exampleVenue('Club Żuraw', 'Gdańsk'), fee: { amount: 1, currency: 'EUR' } },
    schedule: [
      { id: 'b', kind: 'doors', label: '', start: '2026-11-29T00:00', end: null },
      { id: 'a', kind: 'load-in', label: 'Side door', start: '2026-11-28T23:15', end: '2026-11-28T23:40' },
    ],
  });
  expect(gigText(gig)).toBe(
    [
      'Club Żuraw, Gdańsk',
      'Night of Sat 28 Nov 2026',
      'Set 01:00–04:00 on Sunday, Warsaw time',
      '',
      '23:15–23:40 Load-in: Side door',
      '00:00 Doors',
    ].join('\n'),
  );
  expect(gigText(exampleGig('2026-11-28', { title: 'Private party' }))).toContain('Set time not known yet');
});
