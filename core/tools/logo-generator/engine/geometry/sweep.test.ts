import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { polar } from './angle.ts';
import { signedArea } from './area.ts';
import { unite } from './boolean.ts';
import type { Contour, Shape } from './point.ts';
import { circle, rectangle, ring } from './shapes.ts';
import { sweep } from './sweep.ts';
import { move } from './transform.ts';

const area = (shape: Shape): number => shape.reduce((sum, contour) => sum + signedArea(contour), 0);

/** The slow way: one small area for every side of the outline. */
function sweptSideBySide(shape: Shape, dx: number, dy: number): Shape {
  const sides = shape.flatMap((contour) =>
    contour.map((from, index): Contour => {
      const to = contour[(index + 1) % contour.length] ?? from;
      const side: Contour = [from, to, [to[0] + dx, to[1] + dy], [from[0] + dx, from[1] + dy]];
      return signedArea(side) < 0 ? side.toReversed() : side;
    }),
  );
  return unite(shape, move(shape, dx, dy), sides);
}

describe('sweep', () => {
  it('draws the body of a shadow', () => {
    expect(area(sweep(rectangle(0, 0, 10, 10), 5, 0))).toBeCloseTo(150);
    expect(area(sweep(rectangle(0, 0, 10, 10), 5, 5))).toBeCloseTo(200);
  });

  it('closes holes only as far as the shape travels over them', () => {
    const frame = ring(0, 0, 40, 6);
    expect(area(sweep(frame, 4, 4))).toBeCloseTo(area(sweptSideBySide(frame, 4, 4)), 0);
    expect(sweep(frame, 4, 4)).toHaveLength(2);
  });

  it('covers what every side covers on its way, whatever the outline', () => {
    const star = fc
      .array(fc.double({ min: 10, max: 60, noNaN: true }), { minLength: 3, maxLength: 24 })
      .map((radii): Shape => [radii.map((radius, index) => polar((index * 360) / radii.length, radius))]);
    const distance = fc.integer({ min: -40, max: 40 });
    fc.assert(
      fc.property(star, distance, distance, (shape, dx, dy) => {
        expect(area(sweep(shape, dx, dy))).toBeCloseTo(area(sweptSideBySide(shape, dx, dy)), -0.5);
      }),
    );
  });

  it('has one area a stretch, not one a point', () => {
    const round = circle(0, 0, 50);
    expect(sweep(round, 20, 20)).toHaveLength(1);
    expect(sweep(round, 0, 0)).toHaveLength(1);
  });
});
