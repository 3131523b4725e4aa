import { expect, it } from 'vitest';
import { aGig } from '../../tests/support/gigs.ts';
import { dealWords } from './deal-words.ts';
import type { Gig } from './gig.ts';

const fee = { amount: 100_000, currency: 'EUR' };
const flat: Gig['deal'] = { kind: 'flat', percent: 70, costs: 0, steps: [] };
const bonus: Gig['deal'] = { ...flat, kind: 'bonus', steps: [{ tickets: 500, amount: 20_000 }] };

it.each<[string, Gig['deal']]>([
  ['€1,000 flat', flat],
  ['70 % of the door', { ...flat, kind: 'door' }],
  ['85 % of the door after costs of €350', { ...flat, kind: 'door', percent: 85, costs: 35_000 }],
  [
    '€1,000 + 12.5 % of the door after costs of €350.50',
    { ...flat, kind: 'guarantee', percent: 12.5, costs: 35_050 },
  ],
  ['€1,000 or 70 % of the door', { ...flat, kind: 'versus' }],
  ['€1,000', { ...flat, kind: 'bonus' }],
  ['€1,000 + €200 from 500 tickets', bonus],
  ['€1,000 + up to €500 in bonuses', { ...bonus, steps: [...bonus.steps, { tickets: 700, amount: 30_000 }] }],
])('a deal is told in a few words: %s', (words, deal) => {
  expect(dealWords(aGig({ fee, deal }))).toBe(words);
});

it.each<[string, Gig['deal']]>([
  ['70 % of the door', { ...flat, kind: 'door' }],
  ['70 % of the door', { ...flat, kind: 'guarantee' }],
  ['70 % of the door', { ...flat, kind: 'versus' }],
  ['€200 from 500 tickets', bonus],
  ['No fee', { ...bonus, steps: [] }],
])('of a guarantee of nothing the rest is told: %s', (words, deal) => {
  expect(dealWords(aGig({ fee: { ...fee, amount: 0 }, deal }))).toBe(words);
});

it('a share of the door is told before there is a fee', () => {
  expect(dealWords(aGig({ deal: { ...flat, kind: 'door' } }))).toBe('70 % of the door');
  expect(dealWords(aGig({ deal: { ...flat, kind: 'versus' } }))).toBe('');
});

it('nobody spoke of it, or there is none', () => {
  expect(dealWords(aGig())).toBe('');
  expect(dealWords(aGig({ fee: { amount: 0, currency: 'JPY' } }))).toBe('No fee');
});
