import { expect, it } from 'vitest';
import { contrastWords } from './contrast-words.ts';

it.each([
  [null, 'What the others stand on'],
  [12.3, '12.3 : 1 on the ground, any text'],
  [4.5, '4.5 : 1 on the ground, any text'],
  [4.4, '4.4 : 1 on the ground, large text and shapes'],
  [3, '3.0 : 1 on the ground, large text and shapes'],
  [2.9, '2.9 : 1 on the ground, decoration only'],
])('%s is told as: %s', (contrast, words) => {
  expect(contrastWords(contrast)).toBe(words);
});
