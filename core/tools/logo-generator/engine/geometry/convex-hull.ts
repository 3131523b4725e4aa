import type { Point } from './point.ts';

const turn = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** The corners of the tightest rubber band around the points. A. M. Andrew's monotone chain (1979). */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  if (sorted.length < 3) return sorted;
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

/** One side of the band, without its last point, which begins the other side. */
function chain(sorted: readonly Point[]): Point[] {
  const side: Point[] = [];
  for (const point of sorted) {
    for (let [b, a] = [side.at(-1), side.at(-2)]; a && b && turn(a, b, point) <= 0; b = a, a = side.at(-2))
      side.pop();
    side.push(point);
  }
  return side.slice(0, -1);
}
