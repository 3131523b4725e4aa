import { expect, it } from 'vitest';
import { foundWords } from './found-words.ts';

it('counts what was found, and says where only the best are shown', () => {
  expect(foundWords(1, 1, 'fee')).toBe('One article about “fee”');
  expect(foundWords(8, 8, 'fee')).toBe('8 articles about “fee”');
  expect(foundWords(23, 8, 'fee')).toBe('23 articles about “fee”, the best 8 first');
});

it('says that there is nothing, and what to do', () => {
  expect(foundWords(0, 0, 'tuba')).toMatch(/^No articles about “tuba”\. /);
});
