import type { Shape } from './point.ts';

/** The upright box around a shape, in drawing units. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
  centreX: number;
  centreY: number;
}

export function boundsOf(...shapes: readonly Shape[]): Bounds {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const shape of shapes)
    for (const contour of shape)
      for (const [x, y] of contour) {
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        if (y > bottom) bottom = y;
      }
  if (left > right) return box(0, 0, 0, 0);
  return box(left, top, right, bottom);
}

function box(left: number, top: number, right: number, bottom: number): Bounds {
  return {
    left,
    top,
    right,
    bottom,
    width: right - left,
    height: bottom - top,
    centreX: (left + right) / 2,
    centreY: (top + bottom) / 2,
  };
}
