import { expect, it } from 'vitest';
import { blankGig, type NewGigValues, readNewGig } from './new-gig-values.ts';

const typed = (said: Partial<NewGigValues>): NewGigValues => ({
  ...blankGig({ night: '2026-11-28' }, 'Europe/Berlin', 'GBP'),
  ...said,
});
const read = (said: Partial<NewGigValues>, zone = 'Europe/Berlin') => readNewGig(typed(said), zone);
const place = { name: 'Fabric', city: 'London', picked: null };

it('a gig is typed with little more than its night', () => {
  expect(read({ title: ' Fabric ' })).toEqual({
    gig: { title: 'Fabric', zone: 'Europe/Berlin', status: 'lead', start: '2026-11-28', end: null },
  });
});

it('a gig without a title is called by its venue', () => {
  expect(read({ venue: place })).toMatchObject({
    gig: { title: 'Fabric', venue: { name: 'Fabric', city: 'London' } },
  });
});

it('a set past midnight and a fee are read as people type them', () => {
  expect(read({ title: 'A', start: '01:00', end: '04:00', fee: '1.350,00' })).toMatchObject({
    gig: { start: '2026-11-29T01:00', end: '2026-11-29T04:00', fee: { amount: 135_000, currency: 'GBP' } },
  });
});

it('what is missing or can not be read says so at its field', () => {
  const reading = read({ night: '', fee: 'a lot' }, 'Nowhere');
  expect('problems' in reading && reading.problems.map(({ path }) => path)).toEqual([
    ...['title', 'night', 'zone', 'fee'],
  ]);
});

it('begins with the currency of the profile', () => {
  expect(blankGig({}, 'UTC', 'SEK').currency).toBe('SEK');
});
