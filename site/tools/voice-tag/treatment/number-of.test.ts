import { expect, test } from 'vitest';
import { numberOf } from './number-of.ts';

const RANGE = { min: -32, max: 32 };

test.each([
  ['4', 4],
  [' -1,5 ', -1.5],
  ['−2', -2],
  ['.25', 0.25],
  ['3.', 3],
])('%j is %d', (text, number) => {
  expect(numberOf(text, RANGE)).toEqual({ number });
});

test.each(['', '-', '4 beats', '1e3', 'Infinity', '0x10', '1.2.3'])('%j is no number', (text) => {
  expect(numberOf(text, RANGE)).toEqual({ problem: 'Give a number.' });
});

test('a number outside says what is taken', () => {
  expect(numberOf('33', RANGE)).toEqual({ problem: 'Use −32 to 32.' });
});
