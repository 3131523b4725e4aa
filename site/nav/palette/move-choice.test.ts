import { expect, it } from 'vitest';
import { moveChoice } from './move-choice.ts';

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 4, 0],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 4],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['a', 1, null],
  ['Tab', 1, null],
])('%s at option %i of five leads to %j', (key, active, expected) => {
  expect(moveChoice(key, active, 5)).toBe(expected);
});

it('in an empty list no key leads anywhere', () => {
  expect(moveChoice('ArrowDown', 0, 0)).toBeNull();
});
