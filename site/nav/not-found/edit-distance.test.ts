import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

describe('the distance between two texts', () => {
  it.each([
    ['', '', 0],
    ['gig', '', 3],
    ['gig-traker', 'gig-tracker', 1],
    ['logo', 'lgoo', 1],
    ['voice', 'vioec', 2],
    ['kitten', 'sitting', 3],
    ['ca', 'abc', 3],
  ])('of %j and %j is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
  });

  it('is the same in both directions, and nothing only between equal texts', () => {
    const text = fc.string({ maxLength: 12, unit: fc.constantFrom('a', 'b', 'c', '😀') });
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b) === 0).toBe(a === b);
        const lengths = [Array.from(a).length, Array.from(b).length];
        expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(...lengths));
        expect(editDistance(a, b)).toBeGreaterThanOrEqual(Math.max(...lengths) - Math.min(...lengths));
      }),
    );
  });

  it('beyond what is asked for it is infinite', () => {
    expect(editDistance('logo', 'pricing', 2)).toBe(Number.POSITIVE_INFINITY);
    expect(editDistance('logo', 'logos', 1)).toBe(1);
  });
});
