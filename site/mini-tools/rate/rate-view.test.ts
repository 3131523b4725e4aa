import { expect, it } from 'vitest';
import { EXAMPLE } from './rate-fields.ts';
import { rateView } from './rate-view.ts';

const view = (values: Record<string, number>) => rateView({ ...EXAMPLE, ...values }, 'EUR');

it('the lines of the ledger add up to the floor, each with how it comes about', () => {
  const { words, text } = view({});
  expect(words).toMatchObject({
    ...{ floor: '€490', hours: '10 h', sign: '€' },
    ...{ 'costs-why': '€250 a month ÷ 6 gigs', 'tax-why': '25 % of the whole fee' },
  });
  expect(text.split('\n')[0]).toBe('Floor €490, ask €555, stretch €675');
});

it('one gig a month is one gig', () => {
  expect(view({ gigs: 1 }).words['costs-why']).toBe('€250 a month ÷ 1 gig');
});

it.each([
  [0, 'No offer yet'],
  [300, '€190 under your floor'],
  [490, 'Between floor and ask'],
  [555, 'At your ask or above'],
  [675, 'At your stretch or above'],
])('an offer of %i is told where it stands', (offer, place) => {
  expect(view({ offer }).words.offer).toBe(place);
});

it('an offer that costs money says so', () => {
  expect(view({ offer: 20 }).words['offer-why']).toMatch(/^You pay €[\d.]+ an hour to play\. /);
});

it('a gig of no hours, no costs and no wage has a fee of nothing, and no share of it', () => {
  const nothing = Object.fromEntries(Object.keys(EXAMPLE).map((name) => [name, 0]));
  const { words, shares } = view(nothing);
  expect([words.floor, words['floor-hand'], words.hours]).toEqual(['€0', '€0 an hour', '0 h']);
  expect(Object.values(shares).every(Number.isFinite)).toBe(true);
});

it('an offer far past the stretch stands at the end of the scale, and the fees keep their room', () => {
  const near = view({ offer: 675 * 2 }).shares;
  const far = view({ offer: 100_000 }).shares;
  expect(far).toEqual(near);
  expect(far['at-offer']).toBeLessThan(1);
  expect(far['at-stretch']).toBeCloseTo((far['at-offer'] ?? 0) / 2);
});
