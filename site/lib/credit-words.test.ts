import { expect, it } from 'vitest';
import type { Credits } from '#core/credits.ts';
import { costWords, creditWords, dayWords, offerWords, priceWords, usedOf } from './credit-words.ts';

const FREE: Credits = {
  balance: 20,
  plan: 'free',
  dailyLimit: 3,
  dailyUsed: 1,
  resetsAt: '2026-11-22T00:00:00.000Z',
  costs: { 'logo-generator': 2 },
};

it('counts one credit as one', () => {
  expect([creditWords(1), creditWords(2), creditWords(0)]).toEqual(['1 credit', '2 credits', '0 credits']);
});

it('names the price before it knows who asks', () => {
  expect(priceWords(2, null)).toBe('2 credits');
});

it('says that trial and Pro are not counted', () => {
  expect(priceWords(2, { ...FREE, plan: 'trial' })).toBe('Not counted on trial');
  expect(priceWords(2, { ...FREE, plan: 'pro' })).toBe('Not counted on Pro');
});

it('says how much of the day is used, where a day is counted', () => {
  expect(dayWords(FREE)).toBe('1 of 3 today');
  expect(dayWords({ ...FREE, dailyLimit: null })).toBeNull();
});

it('says no more than the limit, on the day on which a trial ended', () => {
  expect(dayWords({ ...FREE, dailyUsed: 10 })).toBe('3 of 3 today');
  expect([usedOf(10, 3), usedOf(3, 3), usedOf(0, 3)]).toEqual(['3 of 3', '3 of 3', '0 of 3']);
});

it('states the price under the title, whoever asks', () => {
  expect(offerWords(2, 'for twelve', null)).toBe('2 credits for twelve');
  expect(offerWords(2, 'for twelve', FREE)).toBe('2 credits for twelve');
  expect(offerWords(2, 'for twelve', { ...FREE, plan: 'trial' })).toBe(
    '2 credits for twelve, not counted on trial',
  );
  expect(offerWords(null, 'a gig', { ...FREE, plan: 'pro' })).toBe('free');
});

it.each([
  [null, 'FREE'],
  [1, '1 credit'],
  [4, '4 credits'],
] as const)('a price of %s reads %s', (cost, words) => {
  expect(costWords(cost)).toBe(words);
});
