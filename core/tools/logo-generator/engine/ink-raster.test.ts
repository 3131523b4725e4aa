import { describe, expect, it } from 'vitest';
import { rectangle } from './geometry/shapes.ts';
import { CELLS, inkRaster } from './ink-raster.ts';
import type { Layer, Role } from './layer.ts';

const drawing = (...boxes: readonly (readonly [Role, ...Parameters<typeof rectangle>])[]): Layer[] =>
  boxes.map(([role, ...box]) => ({ role, shape: rectangle(...box) }));
const count = CELLS.across * CELLS.down;
const sum = (cells: Float64Array) => cells.reduce((total, cell) => total + cell, 0);

describe('the raster of a drawing', () => {
  it('holds as much ink as the drawing has in its picture', () => {
    // As wide as the picture allows: 80 % of the width, and half as high as that.
    const raster = inkRaster(drawing(['fg', 0, 0, 200, 100]));
    expect(sum(raster) / (0.8 * 24 * ((0.4 * 1200 * 18) / 900))).toBeCloseTo(1, 1);
    expect(Math.max(...raster)).toBeCloseTo(1, 6);
  });

  it('lies in the middle, whatever the place and size of the drawing', () => {
    const raster = inkRaster(drawing(['fg', 0, 0, 200, 100], ['a', 0, 120, 90, 30]));
    const other = inkRaster(drawing(['fg', 700, -900, 20, 10], ['a', 700, -888, 9, 3]));
    for (const [cell, ink] of raster.entries()) expect(other[cell]).toBeCloseTo(ink, 6);
  });

  it('leaves holes open, by the non-zero rule', () => {
    const hole = rectangle(50, 25, 100, 50).map((contour) => contour.toReversed());
    const ring: Layer = { role: 'fg', shape: [...rectangle(0, 0, 200, 100), ...hole] };
    expect(sum(inkRaster([ring])) / sum(inkRaster(drawing(['fg', 0, 0, 200, 100])))).toBeCloseTo(0.75, 1);
    const twice: Layer = { role: 'fg', shape: [...rectangle(0, 0, 200, 100), ...rectangle(50, 25, 100, 50)] };
    expect(sum(inkRaster([twice]))).toBeCloseTo(sum(inkRaster(drawing(['fg', 0, 0, 200, 100]))), 6);
  });

  it('keeps the accents apart from the main colour', () => {
    const raster = inkRaster(drawing(['fg', 0, 0, 100, 100], ['gradient', 100, 0, 100, 100]));
    expect(sum(raster.subarray(0, count))).toBeCloseTo(sum(raster.subarray(count)), 6);
    expect(sum(inkRaster(drawing(['b', 0, 0, 200, 100])).subarray(0, count))).toBe(0);
  });

  it('of nothing is empty', () => {
    expect(sum(inkRaster([]))).toBe(0);
  });
});
