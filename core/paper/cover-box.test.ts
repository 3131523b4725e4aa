import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverBox } from './cover-box.ts';

describe('a photo in a box', () => {
  it('covers it, with its focal point as near to the middle as the edges allow', () => {
    const box = { width: 100, height: 100 };
    expect(coverBox({ width: 400, height: 200 }, box, { x: 0.5, y: 0.5 })).toEqual({
      x: -50,
      y: 0,
      width: 200,
      height: 100,
    });
    expect(coverBox({ width: 400, height: 200 }, box, { x: 0, y: 0 }).x).toBe(0);
    expect(coverBox({ width: 400, height: 200 }, box, { x: 1, y: 1 }).x).toBe(-100);
  });

  it('is covered, whatever the shapes', () => {
    const size = fc.record({
      width: fc.integer({ min: 1, max: 5000 }),
      height: fc.integer({ min: 1, max: 5000 }),
    });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(size, size, share, share, (image, box, x, y) => {
        const place = coverBox(image, box, { x, y });
        expect(place.x).toBeLessThanOrEqual(1e-9);
        expect(place.y).toBeLessThanOrEqual(1e-9);
        expect(place.x + place.width).toBeGreaterThanOrEqual(box.width - 1e-6);
        expect(place.y + place.height).toBeGreaterThanOrEqual(box.height - 1e-6);
        expect(place.width / place.height).toBeCloseTo(image.width / image.height, 5);
      }),
    );
  });
});
