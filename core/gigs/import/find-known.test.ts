import { expect, it } from 'vitest';
import { aGig, exampleVenue } from '../../../tests/support/gigs.ts';
import type { NewGig } from '../gig.ts';
import { findKnown } from './find-known.ts';

const there = aGig({
  ...{ title: 'DJ NOVA', night: '2026-11-28', start: '2026-11-29T01:00', zone: 'Europe/London' },
  venue: exampleVenue('Fabric', 'London'),
});
const read = (night: string, said: Partial<NewGig>) => ({
  night,
  gig: { title: 'Night', start: night, zone: 'Europe/London', ...said },
});
const knownOf = (night: string, said: Partial<NewGig>) => findKnown([read(night, said)], [there])[0];
const venue = { name: 'fabric', city: 'London' };

it('knows a gig by its night and title', () => {
  expect(knownOf('2026-11-28', { title: 'Dj Nova' })).toEqual({ gig: there });
  expect(knownOf('2026-11-29', { title: 'DJ NOVA' })).toBeNull();
  expect(knownOf('2026-11-28', { title: 'DJ NOVA live' })).toBeNull();
});

it('knows a gig by its venue and when it starts', () => {
  expect(knownOf('2026-11-28', { start: '2026-11-29T01:00', venue })).toEqual({ gig: there });
  expect(knownOf('2026-11-28', { start: '2026-11-28T23:00', venue })).toBeNull();
  expect(knownOf('2026-11-28', { venue })).toBeNull();
  expect(
    knownOf('2026-11-28', { start: '2026-11-29T01:00', venue: { name: 'Printworks', city: '' } }),
  ).toBeNull();
});

it('knows what a file has twice, from the second on', () => {
  const night = read('2026-12-05', { start: '2026-12-05T22:00', venue });
  const later = read('2026-12-05', { start: '2026-12-06T02:00', venue });
  expect(findKnown([night, later, night], [there])).toEqual([null, null, { twin: 0 }]);
});
