import { expect, it } from 'vitest';
import { exampleGig } from '../../../../../tests/support/gigs.ts';
import { isMeant, nightsMeant, plannedNights, type TypedRepeat } from './repeat-plan.ts';

const FIRST = exampleGig('2026-12-04T23:00');
const nights = (said: Partial<TypedRepeat>) =>
  nightsMeant(FIRST, {
    ...{ kind: 'residency', every: 'week', ends: 'count', count: '4', until: '', dates: [] },
    ...said,
  });

it('a residency of four has three nights beside the first', () => {
  expect(nights({})).toEqual(['2026-12-11', '2026-12-18', '2026-12-25']);
  expect(nights({ every: 'month-weekday', count: '3' })).toEqual(['2027-01-01', '2027-02-05']);
});

it('a residency lasts until its last day', () => {
  expect(nights({ ends: 'until', until: '2026-12-18' })).toEqual(['2026-12-11', '2026-12-18']);
  expect(nights({ ends: 'until', until: '' })).toEqual([]);
});

it('is none while nobody said how often', () => {
  expect(nights({ count: '' })).toEqual([]);
  expect(nights({ count: 'many' })).toEqual([]);
});

it('dates are taken once, in their order, without that of the gig', () => {
  expect(
    nights({ kind: 'dates', dates: ['2027-01-02', '', '2026-12-04', '2026-12-05', '2027-01-02'] }),
  ).toEqual(['2026-12-05', '2027-01-02']);
});

it('a night is taken by another gig, unless that is called off or deleted', () => {
  const others = [
    exampleGig('2026-12-11T22:00', { id: 'gig_1', title: 'Paradox' }),
    exampleGig('2026-12-18T22:00', { id: 'gig_2', status: 'cancelled' }),
    exampleGig('2026-12-25', { id: 'gig_3', deletedAt: '2026-11-01T00:00:00.000Z' }),
  ];
  const taken = plannedNights(nights({}), others, []).map((one) => one.taken);
  expect(taken).toEqual(['Taken: Paradox', null, null]);
});

it('a night on a blocked day is taken by what it is blocked for', () => {
  const family = { id: 'b1', from: '2026-12-24', to: '2026-12-26', note: 'Family' };
  const quiet = { id: 'b2', from: '2026-12-11', to: '2026-12-11', note: '' };
  const taken = plannedNights(nights({}), [], [family, quiet]).map((one) => one.taken);
  expect(taken).toEqual(['Blocked', null, 'Blocked: Family']);
});

it('a night that somebody ticked stays ticked when it turns out to be taken', () => {
  const decided = new Map([
    ['2026-12-11', true],
    ['2026-12-18', false],
  ]);
  const all = (taken: string | null) =>
    ['2026-12-11', '2026-12-18', '2026-12-25'].map((night) => isMeant({ night, taken }, decided));
  expect(all(null)).toEqual([true, false, true]);
  expect(all('Paradox')).toEqual([true, false, false]);
});
