import { describe, expect, it } from 'vitest';
import { exampleGig } from '../../tests/support/gigs.ts';
import type { Gig } from './gig.ts';
import { hasRunOut, holdPlace, holdsOfNight, holdWords, otherHolds } from './holds.ts';

const NIGHT = '2027-01-30';
const held = (id: string, order: number | null, told: Partial<Gig> = {}) =>
  exampleGig(NIGHT, { id, status: 'hold', hold: order === null ? null : { order, until: null }, ...told });
const ids = (gigs: Gig[]) => gigs.map(({ id }) => id);

describe('the holds of a night', () => {
  const gigs = [
    held('unplaced', null),
    held('second', 2),
    held('trashed', 1, { deletedAt: '2026-12-01T00:00:00.000Z' }),
    held('confirmed', 1, { status: 'confirmed' }),
    held('first', 1),
    held('next night', 1, { night: '2027-01-31' }),
    held('also second', 2),
  ];

  it('stand in the order of the queue', () => {
    expect(ids(holdsOfNight(gigs, NIGHT))).toEqual(['first', 'second', 'also second', 'unplaced']);
    expect(holdsOfNight(gigs, '2027-02-01')).toEqual([]);
  });

  it('but its own, can be released when a gig is confirmed', () => {
    expect(ids(otherHolds(held('second', 2), gigs))).toEqual(['first', 'also second', 'unplaced']);
    expect(ids(otherHolds(exampleGig('2027-01-31T01:00'), gigs))).toHaveLength(4);
  });
});

it('a hold runs out once its last day is over', () => {
  const until = { order: 1, until: '2026-12-01' };
  expect(['2026-11-30', '2026-12-01', '2026-12-02'].map((today) => hasRunOut(until, today))).toEqual([
    false,
    false,
    true,
  ]);
  expect(hasRunOut({ order: 1, until: null }, '2099-01-01')).toBe(false);
});

it.each([
  [1, '2026-12-01', 'Yours until 1 Dec'],
  [1, null, 'First in line'],
  [1, '2027-01-02', 'Yours until 2 Jan 2027'],
  [2, '2026-12-06', 'Behind one other act until 6 Dec'],
  [2, null, 'Behind one other act'],
  [3, null, 'Behind two other acts'],
  [9, null, 'Behind eight other acts'],
  [2, '2026-11-18', 'Ran out on 18 Nov'],
])('a hold of place %i until %s: %s', (order, until, expected) => {
  expect(holdWords({ order, until }, '2026-11-19')).toBe(expected);
});

it('a place is an ordinal', () => {
  expect([1, 2, 3, 4, 9].map((order) => holdPlace({ order, until: null }))).toEqual([
    ...['1st', '2nd', '3rd', '4th', '9th'],
  ]);
});
