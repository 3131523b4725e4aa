import { describe, expect, it } from 'vitest';
import { cropPosition } from './crop-position.ts';

const wide = (x: number) => ({ width: 2000, height: 1000, focus: { x, y: 0.5 } });
const SQUARE = { width: 100, height: 100 };

describe('where a crop looks', () => {
  it('has the focal point in the middle as far as the edges allow', () => {
    expect(cropPosition(wide(0.5), SQUARE)).toBe('50.00% 50.00%');
    // 200 px wide in a box of 100: the middle of the face at 120 px needs 70 px cut away at the left, of 100.
    expect(cropPosition(wide(0.6), SQUARE)).toBe('70.00% 50.00%');
    expect(cropPosition(wide(0), SQUARE)).toBe('0.00% 50.00%');
    expect(cropPosition(wide(1), SQUARE)).toBe('100.00% 50.00%');
  });

  it('moves along the side that is cut only', () => {
    const tall = { width: 1000, height: 2000, focus: { x: 0.1, y: 0.25 } };
    expect(cropPosition(tall, SQUARE)).toBe('50.00% 0.00%');
  });
});
