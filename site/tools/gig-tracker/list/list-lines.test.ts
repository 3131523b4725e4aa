import { expect, it } from 'vitest';
import type { Gig } from '#core/gigs/gig.ts';
import { idsBetween, linesOf } from './list-lines.ts';

const gig = (id: string, night: string) => ({ id, night }) as Gig;
const GIGS = [gig('a', '2026-11-20'), gig('b', '2026-11-28'), gig('c', '2027-11-01')];

it('each month has its name above its first gig, where gigs are in the order of their nights', () => {
  const said = linesOf(GIGS, true).map((line) => (line.kind === 'month' ? line.words : line.gig.id));
  expect(said).toEqual(['November 2026', 'a', 'b', 'November 2027', 'c']);
  expect(linesOf(GIGS, true).flatMap((line) => (line.kind === 'gig' ? [line.index] : []))).toEqual([0, 1, 2]);
});

it('no month is named in any other order', () => {
  expect(linesOf(GIGS, false).map(({ kind }) => kind)).toEqual(['gig', 'gig', 'gig']);
});

it('a range has both its ends, whichever was chosen first', () => {
  const ids = ['a', 'b', 'c', 'd'];
  expect(idsBetween(ids, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(idsBetween(ids, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(idsBetween(ids, null, 'c')).toEqual(['c']);
  expect(idsBetween(ids, 'gone', 'c')).toEqual(['c']);
  expect(idsBetween(ids, 'a', 'gone')).toEqual([]);
});
