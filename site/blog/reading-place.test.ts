import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutesLeft, reached } from './reading-place.ts';

describe('the place in an article', () => {
  it('is the last heading that has come above the line', () => {
    expect(reached([-900, -20, 400], 300)).toBe(1);
    expect(reached([-900, 300, 400], 300)).toBe(1);
  });
  it('is none before the first heading', () => {
    expect(reached([350, 900], 300)).toBe(-1);
    expect(reached([], 300)).toBe(-1);
  });
});

describe('the minutes that are left', () => {
  it('count down to the end', () => {
    expect(minutesLeft(6, 0)).toBe('6 min left');
    expect(minutesLeft(6, 0.5)).toBe('3 min left');
    expect(minutesLeft(6, 1)).toBe('Read');
  });
  it('are never more than the whole and never negative, wherever the page was scrolled to', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.double({ noNaN: true }), (minutes, share) => {
        const words = minutesLeft(minutes, share);
        const left = words === 'Read' ? 0 : Number.parseInt(words, 10);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(minutes);
      }),
    );
  });
});
