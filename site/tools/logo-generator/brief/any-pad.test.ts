import { expect, it } from 'vitest';
import { someAfter } from './any-pad.ts';

const TABLE = ['a', 'b', 'c'] as const;

it('clears the others with any, and any with the first of the others', () => {
  expect(someAfter(['a', 'any'], ['a'], TABLE, 3)).toEqual([]);
  expect(someAfter(['any', 'b'], [], TABLE, 3)).toEqual(['b']);
});

it('is the same choice whichever was pressed first, and never too much', () => {
  expect(someAfter(['c', 'a'], ['c'], TABLE, 3)).toEqual(['a', 'c']);
  expect(someAfter(['a', 'b', 'c'], ['a', 'b'], TABLE, 2)).toEqual(['a', 'b']);
});
