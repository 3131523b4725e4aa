import { expect, it } from 'vitest';
import { count, listed } from './count-words.ts';

it('counts in words that fit the number', () => {
  expect(count(1, 'day')).toBe('1 day');
  expect(count(0, 'day')).toBe('0 days');
  expect(count(1200, 'person', 'people')).toBe('1,200 people');
});

it('lists as it is said', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed)).toEqual(['', 'a', 'a and b', 'a, b and c']);
});
