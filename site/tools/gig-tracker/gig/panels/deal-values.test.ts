import { expect, it } from 'vitest';
import type { Gig } from '#core/gigs/gig.ts';
import { aGig } from '../../../../../tests/support/gigs.ts';
import { type DealValues, readDeal, typedDeal } from './deal-values.ts';

const DEPOSIT: Gig['payments'][number] = {
  id: 'a',
  kind: 'deposit',
  amount: 67_500,
  due: null,
  paidOn: null,
};
const gig = aGig({ fee: { amount: 135_000, currency: 'EUR' } });
const typed = (said: Partial<DealValues>): DealValues => ({ ...typedDeal(gig, 'USD'), ...said });
const flat = { kind: 'flat', percent: 0, costs: 0, steps: [] };

it('a deal comes back from its form as it was', () => {
  expect(readDeal(gig, typed({}))).toEqual({ patch: { fee: gig.fee, deal: flat } });
});

it('sums are read as they are typed, and what is none says so at its field', () => {
  const versus = typed({ kind: 'versus', fee: '1.000', percent: '70', costs: '350' });
  expect(readDeal(gig, versus)).toEqual({
    patch: {
      fee: { amount: 100_000, currency: 'EUR' },
      deal: { kind: 'versus', percent: 70, costs: 35_000, steps: [] },
    },
  });
  const wrong = typed({ kind: 'versus', fee: 'a lot', percent: '170', costs: '' });
  expect(readDeal(gig, wrong)).toMatchObject({ problems: [{ path: 'fee' }, { path: 'percent' }] });
  const bonus = typed({ kind: 'bonus', steps: [{ key: 'a', tickets: '', amount: '200' }] });
  expect(readDeal(gig, bonus)).toMatchObject({ problems: [{ path: 'steps' }] });
});

it('what the kind of deal has no field for stays as it was', () => {
  const deal = {
    ...gig.deal,
    kind: 'bonus' as const,
    costs: 35_000,
    steps: [{ tickets: 500, amount: 20_000 }],
  };
  const bonus = { ...gig, deal };
  const typedHere = {
    ...typedDeal(bonus, 'EUR'),
    kind: 'flat' as const,
    costs: 'x',
    percent: 'x',
    steps: [],
  };
  expect(readDeal(bonus, typedHere)).toMatchObject({ patch: { deal: { ...deal, kind: 'flat' } } });
});

it('no fee is none, unless something needs its currency', () => {
  expect(readDeal(gig, typed({ fee: '' }))).toEqual({ patch: { fee: null, deal: flat } });
  const paid = { ...gig, payments: [DEPOSIT] };
  expect(readDeal(paid, typed({ fee: '' }))).toMatchObject({
    patch: { fee: { amount: 0, currency: 'EUR' } },
  });
  expect(readDeal(gig, typed({ kind: 'door', percent: '70' }))).toMatchObject({
    patch: { fee: { amount: 0, currency: 'EUR' } },
  });
});

it('payments go along into another currency as the same numbers', () => {
  const paid = { ...gig, payments: [DEPOSIT] };
  expect(readDeal(paid, typed({ currency: 'JPY', fee: '1350' }))).toMatchObject({
    patch: { fee: { amount: 1350, currency: 'JPY' }, payments: [{ id: 'a', amount: 675 }] },
  });
});
