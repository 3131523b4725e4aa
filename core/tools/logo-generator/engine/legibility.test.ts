import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutOut, unite } from './geometry/boolean.ts';
import type { Shape } from './geometry/point.ts';
import { circle, polygon, rectangle } from './geometry/shapes.ts';
import { type Layer, layer } from './layer.ts';
import { holdsGaps, holdsStrokes, readsAt, smallestFeature } from './legibility.ts';

const drawing = (...shapes: readonly Shape[]): Layer[] => shapes.map((shape) => layer('fg', shape));

/** A comb of bars, 200 tall. */
const comb = (bar: number, gap: number): Shape =>
  Array.from({ length: 6 }, (_, index) => rectangle(index * (bar + gap), 0, bar, 200)).flat();

describe('the smallest feature of a drawing', () => {
  it('is its narrowest stroke or gap, as a share of its height', () => {
    expect(smallestFeature(drawing(comb(8, 20)))).toBeCloseTo(8 / 200, 2);
    expect(smallestFeature(drawing(comb(20, 8)))).toBeCloseTo(8 / 200, 2);
    const ring = cutOut(circle(0, 0, 100), circle(0, 0, 90));
    expect(smallestFeature(drawing(ring))).toBeCloseTo(10 / 200, 2);
  });

  it('is right within a fiftieth, whatever the width', () => {
    fc.assert(
      fc.property(fc.double({ min: 2, max: 30, noNaN: true }), fc.boolean(), (width, isStroke) => {
        const shape = isStroke ? comb(width, 35) : comb(35, width);
        const measured = smallestFeature(drawing(shape)) * 200;
        expect(Math.abs(measured / width - 1)).toBeLessThan(0.02);
      }),
      { numRuns: 30 },
    );
  });

  it('is no corner, tip or notch: they end in nothing everywhere', () => {
    const star = polygon(
      [0, -100],
      [14, -14],
      [100, 0],
      [14, 14],
      [0, 100],
      [-14, 14],
      [-100, 0],
      [-14, -14],
    );
    expect(readsAt(drawing(star), 24)).toBe(true);
    const notched = cutOut(rectangle(0, 0, 200, 200), polygon([60, 200], [140, 200], [100, 20]));
    expect(readsAt(drawing(notched), 24)).toBe(true);
  });

  it('is found between layers, and in each of them', () => {
    const [left, right] = [rectangle(0, 0, 95, 200), rectangle(100, 0, 95, 200)];
    expect(smallestFeature(drawing(left, right))).toBeCloseTo(5 / 200, 2);
    expect(smallestFeature(drawing(left, rectangle(95, 0, 5, 200)))).toBeCloseTo(5 / 200, 2);
  });

  it('is found in small print, however little of the ink it is', () => {
    const large = rectangle(0, 0, 2000, 2000);
    const print = comb(4, 30).map((contour) => contour.map(([x, y]) => [x, y / 10 + 2100] as const));
    const layers: Layer[] = [layer('fg', large), { role: 'fg', shape: print, smallPrint: 20 }];
    expect(smallestFeature(layers)).toBeCloseTo(4 / 2120, 3);
  });
});

describe('reading at a size', () => {
  it('takes a pixel for every stroke and gap', () => {
    const bars = drawing(comb(8, 20));
    expect(readsAt(bars, 26)).toBe(true);
    expect(readsAt(bars, 24)).toBe(false);
  });

  it('grows with the size, and agrees with the smallest feature', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 30 }), fc.integer({ min: 4, max: 30 }), (bar, gap) => {
        const bars = drawing(comb(bar, gap));
        const least = 1 / smallestFeature(bars);
        expect(readsAt(bars, least * 1.03)).toBe(true);
        expect(readsAt(bars, least * 0.97)).toBe(false);
      }),
      { numRuns: 30 },
    );
  });

  it('asks strokes and gaps apart', () => {
    const frame = cutOut(rectangle(0, 0, 100, 100), rectangle(6, 6, 88, 88));
    expect([holdsStrokes(frame, 10), holdsGaps(frame, 10)]).toEqual([false, true]);
    const slit = unite(rectangle(0, 0, 47, 100), rectangle(53, 0, 47, 100));
    expect([holdsStrokes(slit, 10), holdsGaps(slit, 10)]).toEqual([true, false]);
  });
});
