import { unite } from './boolean.ts';
import type { Contour, Shape } from './point.ts';
import { move } from './transform.ts';

/** Everything the shape covers while it travels along a vector: the body of a block shadow. */
export function sweep(shape: Shape, dx: number, dy: number): Shape {
  const sides: Contour[] = [];
  for (const contour of shape) {
    let from = contour.at(-1);
    for (const to of contour) {
      if (from) {
        const turn = (to[0] - from[0]) * dy - (to[1] - from[1]) * dx;
        const side: Contour = [from, to, [to[0] + dx, to[1] + dy], [from[0] + dx, from[1] + dy]];
        // All sides wind the same way, otherwise they would cancel each other out in the union.
        if (Math.abs(turn) > 1e-6) sides.push(turn < 0 ? side.toReversed() : side);
      }
      from = to;
    }
  }
  return unite(shape, move(shape, dx, dy), sides);
}
