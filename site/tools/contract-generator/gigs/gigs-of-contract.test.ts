import { expect, it } from 'vitest';
import { newGigSchema } from '#core/gigs/gig-schema.ts';
import { LYON } from '../../../../tests/support/contracts.ts';
import { newGigOf } from './gigs-of-contract.ts';

const [NIGHT = ''] = LYON.nights;
const KNOWN = {
  id: `gig_${'a'.repeat(22)}`,
  contract: `drf_${'b'.repeat(22)}`,
  status: 'quoted',
  zone: 'Europe/Berlin',
} as const;
const begun = (change: Partial<typeof LYON> = {}) => newGigOf({ ...LYON, ...change }, NIGHT, KNOWN);

it('a gig of a contract has its times, sums and parties, and names it', () => {
  expect(begun()).toMatchObject({
    ...{ id: KNOWN.id, contract: KNOWN.contract, status: 'quoted' },
    ...{ title: LYON.show.name, zone: LYON.zone, start: `${NIGHT}T${LYON.times.start}` },
    ...{ fee: { amount: LYON.deal.fee, currency: LYON.currency }, client: { name: LYON.client.name } },
  });
  expect(newGigSchema.safeParse(begun()).success).toBe(true);
});

it('is called by what the contract says of it, whatever that is', () => {
  const show = { ...LYON.show, name: '' };
  expect(begun({ show })?.title).toBe(LYON.show.venue);
  expect(begun({ show: { ...show, venue: ' ' } })?.title).toBe('Club night');
  expect(begun({ zone: '' })?.zone).toBe('Europe/Berlin');
});

it('a night that the contract is not for has none', () => {
  expect(newGigOf(LYON, '2031-01-01', KNOWN)).toBeNull();
});
