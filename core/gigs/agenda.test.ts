import { expect, it } from 'vitest';
import { exampleGig } from '../../tests/support/gigs.ts';
import { agendaOf } from './agenda.ts';

const away = { id: 'b1', from: '2026-12-24', to: '2026-12-26', note: '' };
const RANGE = { from: '2026-12-01', to: '2027-01-31', gigs: [], free: [], blocked: [] };
const told = (parts: Partial<Parameters<typeof agendaOf>[0]>) =>
  agendaOf({ ...RANGE, ...parts }).map(({ month, rows }) => [
    month,
    ...rows.map((row) => (row.kind === 'free' ? row.nights.join(' ') : `${row.kind} ${row.day}`)),
  ]);

it('an agenda has gigs, free nights and blocked days by month, each on its day', () => {
  const gigs = ['2027-01-02T01:00', '2026-12-12T22:00'].map((start) => exampleGig(start));
  expect(told({ gigs, free: ['2026-12-19'], blocked: [away] })).toEqual([
    ['2026-12', 'gig 2026-12-12', '2026-12-19', 'blocked 2026-12-24'],
    ['2027-01', 'gig 2027-01-01'],
  ]);
});

it('free nights are one line until something else comes, or another month', () => {
  const gigs = [exampleGig('2026-12-12T22:00')];
  const free = ['2026-12-04', '2026-12-05', '2026-12-11', '2026-12-18', '2027-01-01'];
  expect(told({ gigs, free })).toEqual([
    ['2026-12', '2026-12-04 2026-12-05 2026-12-11', 'gig 2026-12-12', '2026-12-18'],
    ['2027-01', '2027-01-01'],
  ]);
});

it('what began before is on the first day, and what is beside the days is left out', () => {
  const range = { from: '2026-12-25', to: '2026-12-31' };
  const gigs = [exampleGig('2026-12-24T22:00'), exampleGig('2027-01-01T22:00')];
  expect(told({ ...range, gigs, free: ['2026-12-19', '2027-01-02'], blocked: [away] })).toEqual([
    ['2026-12', 'blocked 2026-12-25'],
  ]);
  expect(told({ ...range, from: '2026-12-27', blocked: [away] })).toEqual([]);
});

it('gigs of a night are by their start', () => {
  const gigs = ['2026-12-13T02:00', '2026-12-12T22:00', '2026-12-12'].map((start) => exampleGig(start));
  expect(agendaOf({ ...RANGE, gigs })[0]?.rows.map((row) => row.kind === 'gig' && row.gig.start)).toEqual([
    ...['2026-12-12', '2026-12-12T22:00', '2026-12-13T02:00'],
  ]);
});
