import { describe, expect, it } from 'vitest';
import { signedArea } from './area.ts';
import { cutOut, grow, intersect, simplify, unite } from './boolean.ts';
import { boundsOf } from './bounds.ts';
import type { Shape } from './point.ts';
import { circle, rectangle } from './shapes.ts';

const area = (shape: Shape): number => shape.reduce((sum, contour) => sum + signedArea(contour), 0);
const left = rectangle(0, 0, 10, 10);
const right = rectangle(5, 0, 10, 10);

describe('boolean operations', () => {
  it('unite counts shared ground once', () => {
    expect(area(unite(left, right))).toBeCloseTo(150);
  });

  it('cutOut leaves what the hole does not cover, and a hole in the middle as a hole', () => {
    expect(area(cutOut(left, right))).toBeCloseTo(50);
    expect(area(cutOut(left, rectangle(4, 4, 2, 2)))).toBeCloseTo(96);
    expect(cutOut(left)).toBe(left);
  });

  it('intersect keeps shared ground only', () => {
    expect(area(intersect(left, right))).toBeCloseTo(50);
    expect(intersect(left, rectangle(20, 0, 5, 5))).toEqual([]);
  });

  it('grow moves every side outwards, or inwards when negative', () => {
    expect(boundsOf(grow(left, 2, 'sharp'))).toMatchObject({ left: -2, top: -2, width: 14, height: 14 });
    expect(boundsOf(grow(left, -2, 'sharp'))).toMatchObject({ left: 2, top: 2, width: 6, height: 6 });
    expect(area(grow(left, 2, 'round'))).toBeLessThan(area(grow(left, 2, 'sharp')));
  });

  it('simplify needs fewer points for nearly the same area', () => {
    const disc = circle(0, 0, 100);
    const simple = simplify(disc, 1);
    expect(simple.flat().length).toBeLessThan(disc.flat().length / 2);
    expect(Math.abs(area(simple) / area(disc) - 1)).toBeLessThan(0.03);
  });
});
