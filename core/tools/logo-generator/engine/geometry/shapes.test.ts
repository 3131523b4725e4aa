import { describe, expect, it } from 'vitest';
import { signedArea } from './area.ts';
import { boundsOf } from './bounds.ts';
import { densify } from './densify.ts';
import { circle, polygon, rectangle, regularPolygon, ring, roundedRectangle } from './shapes.ts';
import { sweep } from './sweep.ts';
import { move, placeCentred, placeMiddle, rotate, scale, slant } from './transform.ts';

const area = (shape: ReturnType<typeof circle>) =>
  shape.reduce((sum, contour) => sum + signedArea(contour), 0);

describe('shapes', () => {
  it('a circle has the area of a circle, within a tenth of a percent', () => {
    expect(area(circle(3, 4, 100)) / (Math.PI * 100 * 100)).toBeCloseTo(1, 2);
  });

  it('a ring is open inside', () => {
    expect(area(ring(0, 0, 50, 10)) / (Math.PI * (55 * 55 - 45 * 45))).toBeCloseTo(1, 2);
  });

  it('a rounded rectangle keeps its size and loses its corners', () => {
    const shape = roundedRectangle(0, 0, 100, 60, 20);
    expect(boundsOf(shape)).toMatchObject({ left: 0, top: 0, width: 100, height: 60 });
    expect(area(shape)).toBeLessThan(6000);
    expect(roundedRectangle(0, 0, 10, 10, 0)).toEqual(rectangle(0, 0, 10, 10));
  });

  it('a hexagon stands on a corner unless it is turned', () => {
    expect(boundsOf(regularPolygon(0, 0, 10, 6)).top).toBeCloseTo(-10);
  });
});

describe('moving shapes', () => {
  const box = rectangle(0, 0, 10, 20);

  it('places the middle or the top centre where asked', () => {
    expect(boundsOf(placeMiddle(box, 50, 50))).toMatchObject({ centreX: 50, centreY: 50 });
    expect(boundsOf(placeCentred(box, 50, 7))).toMatchObject({ centreX: 50, top: 7 });
  });

  it('turns clockwise and leans to the right', () => {
    expect(boundsOf(rotate(box, 90))).toMatchObject({ left: -20, top: 0 });
    expect(boundsOf(slant(move(box, 0, -20), 45))).toMatchObject({ left: 0, right: 30 });
  });

  it('a mirrored shape winds the same way', () => {
    expect(area(scale(box, -1, 1))).toBe(area(box));
  });

  it('densify adds points without changing the outline', () => {
    const dense = densify(box, 3);
    expect(dense[0]?.length).toBeGreaterThan(15);
    expect(area(dense)).toBe(area(box));
  });

  it('sweep covers start, end and everything between', () => {
    expect(area(sweep(rectangle(0, 0, 10, 10), 20, 0))).toBeCloseTo(300);
    expect(area(sweep(polygon([0, 0], [10, 0], [0, 10]), 0, 5))).toBeCloseTo(100);
  });
});
