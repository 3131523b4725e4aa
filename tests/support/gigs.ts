import { gigOfNew } from '#core/gigs/apply-patch.ts';
import type { Gig, NewGig } from '#core/gigs/gig.ts';
import { newId } from '#db/ids.ts';

/** A night at a club in London, as somebody types it in. */
export const FABRIC = {
  title: 'Fabric',
  start: '2027-03-13T23:00',
  end: '2027-03-14T02:00',
  zone: 'Europe/London',
  fee: { amount: 120_000, currency: 'GBP' },
} as const satisfies NewGig;

/** The same as a gig, with what is said otherwise of it. */
export function aGig(more: Partial<NewGig> & Partial<Pick<Gig, 'deletedAt' | 'seriesId'>> = {}): Gig {
  const { venue: _, client: __, deletedAt = null, seriesId = null, ...said } = more;
  const nowhere = { venue: null, client: null };
  const gig = gigOfNew(
    { ...FABRIC, ...said, id: more.id ?? newId('gig') },
    nowhere,
    '2026-11-26T12:00:00.000Z',
  );
  return { ...gig, deletedAt, seriesId };
}
