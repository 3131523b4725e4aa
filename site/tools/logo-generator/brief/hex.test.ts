import { expect, it } from 'vitest';
import { isHex, tidyHex } from './hex.ts';

it.each([
  ['ff9e14', '#FF9E14'],
  ['#f90', '#FF9900'],
  [' #ff9e14 ', '#FF9E14'],
  ['#FF9E14', '#FF9E14'],
])('writes %j as %j', (typed, tidy) => {
  expect(tidyHex(typed)).toBe(tidy);
  expect(isHex(tidy)).toBe(true);
});

it.each(['', '#', 'amber', '#ff9e1', '#ff9e14ff'])('leaves %j as it was typed', (typed) => {
  expect(tidyHex(typed)).toBe(typed);
  expect(isHex(typed)).toBe(false);
});
