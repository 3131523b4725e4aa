import { unite } from './boolean.ts';
import type { Contour, Point, Shape } from './point.ts';
import { move } from './transform.ts';

/** Everything the shape covers while it travels along a vector: the body of a block shadow. */
export const sweep = (shape: Shape, dx: number, dy: number): Shape =>
  unite(
    shape,
    move(shape, dx, dy),
    shape.flatMap((contour) => sides(contour, [dx, dy])),
  );

/**
 * What the outline covers on its way. A stretch that keeps to one side of the vector sweeps a single area that
 * does not cross itself, so there is one area a stretch, however many points it has.
 */
function sides(contour: Contour, [dx, dy]: Point): Contour[] {
  const at = (index: number): Point => contour[index % contour.length] as Point;
  const sideOf = (index: number): number => {
    const [from, to] = [at(index), at(index + 1)];
    const turn = (to[0] - from[0]) * dy - (to[1] - from[1]) * dx;
    return Math.abs(turn) > 1e-6 ? Math.sign(turn) : 0;
  };
  const start = contour.findIndex((_, index) => sideOf(index) !== sideOf(index + contour.length - 1));
  if (start < 0) return [];

  const areas: Contour[] = [];
  let stretch: Point[] = [];
  for (let index = start; index < start + contour.length; index++) {
    const side = sideOf(index);
    stretch.push(at(index));
    if (side === sideOf(index + 1) && index + 1 < start + contour.length) continue;
    stretch.push(at(index + 1));
    const back = stretch.map(([x, y]): Point => [x + dx, y + dy]).toReversed();
    const area = [...stretch, ...back];
    // All areas wind the same way, otherwise they would cancel each other out in the union.
    if (side !== 0) areas.push(side < 0 ? area.toReversed() : area);
    stretch = [];
  }
  return areas;
}
