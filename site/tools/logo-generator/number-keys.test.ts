import { expect, it } from 'vitest';
import { numberStep, SECOND_DIGIT_MS } from './number-keys.ts';

const at = (key: string, ms = 1000) => ({ key, at: ms });

it('goes to the concept with that number', () => {
  expect(numberStep(at('1'), null, 12)).toBe(0);
  expect(numberStep(at('9'), null, 12)).toBe(8);
});

it('reads two digits in a row as one number', () => {
  expect(numberStep(at('2', 1300), at('1'), 12)).toBe(11);
  expect(numberStep(at('0', 1300), at('1'), 12)).toBe(9);
});

it('reads the second digit by itself when it comes late or makes no number of the grid', () => {
  expect(numberStep(at('2', 1001 + SECOND_DIGIT_MS), at('1'), 12)).toBe(1);
  expect(numberStep(at('5', 1300), at('1'), 12)).toBe(4);
});

it('leaves everything else alone', () => {
  expect(numberStep(at('0'), null, 12)).toBeNull();
  expect(numberStep(at('a'), null, 12)).toBeNull();
  expect(numberStep(at('7'), null, 4)).toBeNull();
});
