import { convexHull } from './convex-hull.ts';
import { distance, type Point } from './point.ts';

export interface Circle {
  x: number;
  y: number;
  radius: number;
}

/** Rounding must not push a point that lies on the rim out of it. */
const SLACK = 1e-9;

const holds = ({ x, y, radius }: Circle, point: Point): boolean =>
  distance([x, y], point) <= radius * (1 + SLACK) + SLACK;

const around = (a: Point, b: Point): Circle => ({
  x: (a[0] + b[0]) / 2,
  y: (a[1] + b[1]) / 2,
  radius: distance(a, b) / 2,
});

/** The circle through three points; null where they lie on a line. */
function through(a: Point, b: Point, c: Point): Circle | null {
  const [bx, by, cx, cy] = [b[0] - a[0], b[1] - a[1], c[0] - a[0], c[1] - a[1]];
  const twice = 2 * (bx * cy - by * cx);
  if (Math.abs(twice) < SLACK) return null;
  const [b2, c2] = [bx * bx + by * by, cx * cx + cy * cy];
  const [x, y] = [(cy * b2 - by * c2) / twice, (bx * c2 - cx * b2) / twice];
  return { x: a[0] + x, y: a[1] + y, radius: distance([x, y], [0, 0]) };
}

/**
 * The smallest circle that holds all points. Method: E. Welzl, "Smallest enclosing disks" (1991), one point at a time
 * over the convex hull.
 */
export function enclosingCircle(points: readonly Point[]): Circle {
  const hull = convexHull(points);
  const [first] = hull;
  if (!first) return { x: 0, y: 0, radius: 0 };
  let circle: Circle = { x: first[0], y: first[1], radius: 0 };
  for (const [i, a] of hull.entries()) {
    if (holds(circle, a)) continue;
    circle = { x: a[0], y: a[1], radius: 0 };
    for (const [j, b] of hull.slice(0, i).entries()) {
      if (holds(circle, b)) continue;
      circle = around(a, b);
      for (const c of hull.slice(0, j)) if (!holds(circle, c)) circle = through(a, b, c) ?? circle;
    }
  }
  return circle;
}
