import { expect, it } from 'vitest';
import { exampleGig } from '../../../../../tests/support/gigs.ts';
import { readTravel, type TravelValues, travelOf } from './travel-values.ts';

const typed = (said: Partial<TravelValues>): TravelValues => ({
  ...travelOf(exampleGig('2026-11-28')),
  ...said,
});

it('travel that is typed is read as people write it', () => {
  expect(readTravel(typed({ minutes: '6:40', kilometres: '1,490 km', by: 'train', setUp: '90' }))).toEqual({
    patch: {
      travel: { minutes: 400, kilometres: 1490, by: 'train', from: '', note: '' },
      setUp: 90,
      packDown: null,
    },
  });
});

it('empty fields say nothing', () => {
  const { patch } = readTravel(typed({})) as { patch: object };
  expect(patch).toMatchObject({ travel: { minutes: null, kilometres: null, by: null }, setUp: null });
});

it('what can not be read says so at its field', () => {
  const reading = readTravel(typed({ minutes: 'soon', kilometres: 'far', packDown: '30 h' }));
  expect('problems' in reading && reading.problems.map(({ path }) => path)).toEqual([
    'minutes',
    'packDown',
    'kilometres',
  ]);
});

it('travel of a gig is typed as it is told, and read again', () => {
  const travel = { minutes: 400, kilometres: 490, by: 'train', from: 'Berlin Hbf', note: 'Seat 61' } as const;
  const gig = exampleGig('2026-11-28', { travel, setUp: 60, packDown: 0 });
  expect(readTravel(travelOf(gig))).toEqual({ patch: { travel, setUp: 60, packDown: 0 } });
});
