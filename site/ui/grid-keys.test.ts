import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsOf, gridStep } from './grid-keys.ts';

describe('columnsOf', () => {
  it('counts the items on the first line', () => {
    expect(columnsOf([0, 0, 0, 52, 52])).toBe(3);
  });
  it('takes a single line as one row', () => {
    expect(columnsOf([8, 8])).toBe(2);
  });
  it('is one when nothing is laid out, so that nobody divides by zero', () => {
    expect(columnsOf([])).toBe(1);
  });
});

describe('gridStep', () => {
  // 0 1 2
  // 3 4
  it('moves down its column, and from the last row to the first', () => {
    expect(gridStep('ArrowDown', 0, 5, 3)).toBe(3);
    expect(gridStep('ArrowDown', 4, 5, 3)).toBe(1);
    expect(gridStep('ArrowDown', 2, 5, 3)).toBe(2);
  });
  it('moves up its column, and from the first row to the last one that reaches it', () => {
    expect(gridStep('ArrowUp', 4, 5, 3)).toBe(1);
    expect(gridStep('ArrowUp', 1, 5, 3)).toBe(4);
    expect(gridStep('ArrowUp', 2, 5, 3)).toBe(2);
  });
  it('runs on into the next row and wraps at both ends', () => {
    expect(gridStep('ArrowRight', 2, 5, 3)).toBe(3);
    expect(gridStep('ArrowRight', 4, 5, 3)).toBe(0);
    expect(gridStep('ArrowLeft', 0, 5, 3)).toBe(4);
  });
  it('knows the ends', () => {
    expect(gridStep('Home', 3, 5, 3)).toBe(0);
    expect(gridStep('End', 0, 5, 3)).toBe(4);
  });
  it('leaves every other key alone', () => {
    expect(gridStep('Enter', 1, 5, 3)).toBeNull();
  });
  it('never leaves the grid, and up undoes down', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 8 }),
        fc.nat(),
        (count, columns, n) => {
          const start = n % count;
          const down = gridStep('ArrowDown', start, count, columns) ?? -1;
          expect(down).toBeGreaterThanOrEqual(0);
          expect(down).toBeLessThan(count);
          expect(gridStep('ArrowUp', down, count, columns)).toBe(start);
        },
      ),
    );
  });
});
