import { expect, it } from 'vitest';
import { costWords } from './credit-words.ts';

it.each([
  [null, 'FREE'],
  [1, '1 credit'],
  [4, '4 credits'],
] as const)('a price of %s reads %s', (cost, words) => {
  expect(costWords(cost)).toBe(words);
});
