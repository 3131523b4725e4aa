import { expect, it } from 'vitest';
import { aGig } from '../../tests/support/gigs.ts';
import type { Gig } from './gig.ts';
import { gigsAlike, isToBePlayed } from './gigs-alike.ts';

const NIGHT = '2026-12-12';
const gig = (id: string, night: string, more: Partial<Gig> = {}): Gig =>
  aGig({
    ...{ id, night, start: `${night}T23:00`, seriesId: 'ser_1', status: 'quoted' },
    fee: { amount: 90_000, currency: 'EUR' },
    ...more,
  });
const FIRST = gig('gig_a', NIGHT);
const alike = (...others: Gig[]) => gigsAlike(FIRST, [FIRST, ...others], '2026-11-28').map(({ id }) => id);

it('nights of a series on the same terms go into one contract, the soonest first', () => {
  expect(alike(gig('gig_b', '2026-12-26'), gig('gig_c', '2026-12-05', { status: 'confirmed' }))).toEqual([
    'gig_c',
    'gig_a',
    'gig_b',
  ]);
});

it('what is over, called off, deleted or under another contract stays out', () => {
  expect(
    alike(
      gig('gig_b', '2026-11-27'),
      gig('gig_c', '2026-12-19', { status: 'lost' }),
      gig('gig_d', '2026-12-19', { deletedAt: '2026-11-01T00:00:00.000Z' }),
      gig('gig_e', '2026-12-19', { contract: `drf_${'a'.repeat(22)}` }),
      gig('gig_f', '2026-12-19', { seriesId: 'ser_2' }),
    ),
  ).toEqual(['gig_a']);
});

it('what has another fee or other times needs a contract of its own', () => {
  expect(
    alike(
      gig('gig_b', '2026-12-19', { start: '2026-12-19T22:00' }),
      gig('gig_c', '2026-12-19', { fee: { amount: 95_000, currency: 'EUR' } }),
      gig('gig_d', '2026-12-19', { client: { id: 'cli_1', name: 'Nachtwerk' } }),
    ),
  ).toEqual(['gig_a']);
});

it('a gig of no series is alone', () => {
  const alone = gig('gig_a', NIGHT, { seriesId: null });
  expect(gigsAlike(alone, [gig('gig_b', '2026-12-26', { seriesId: null })], '2026-11-28')).toEqual([alone]);
});

it('a contract may be written until the night is over', () => {
  expect(isToBePlayed(FIRST, NIGHT)).toBe(true);
  expect(isToBePlayed(FIRST, '2026-12-13')).toBe(false);
});
