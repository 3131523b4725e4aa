import { describe, expect, it } from 'vitest';
import { cardTowards } from './board-keys.ts';

const COLUMNS = [['a1', 'a2', 'a3'], [], ['c1', 'c2'], ['d1']];

describe('the keys of the board', () => {
  it.each([
    ['a2', 'ArrowDown', 'a3'],
    ['a2', 'ArrowUp', 'a1'],
    ['a3', 'Home', 'a1'],
    ['a1', 'End', 'a3'],
  ])('lead within a column: from %s by %s to %s', (from, key, to) => {
    expect(cardTowards(COLUMNS, from, key)).toBe(to);
  });

  it.each([
    ['a2', 'ArrowRight', 'c2'],
    ['a3', 'ArrowRight', 'c2'],
    ['c2', 'ArrowRight', 'd1'],
    ['c2', 'ArrowLeft', 'a2'],
  ])('pass over an empty column and keep the row: from %s by %s to %s', (from, key, to) => {
    expect(cardTowards(COLUMNS, from, key)).toBe(to);
  });

  it.each([
    ['a1', 'ArrowLeft'],
    ['d1', 'ArrowRight'],
    ['a3', 'ArrowDown'],
    ['a1', 'ArrowUp'],
    ['a1', 'x'],
  ])('lead nowhere from %s by %s', (from, key) => {
    expect(cardTowards(COLUMNS, from, key)).toBeNull();
  });
});
