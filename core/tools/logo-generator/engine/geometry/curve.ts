import { polar } from './angle.ts';
import { flatten, type PathCommand } from './flatten.ts';
import type { Contour, Point, Shape } from './point.ts';

const TOLERANCE = 0.05;

/** A cubic curve from where the last one ended: two control points and its end, as on an SVG path. */
export type CurveTo = readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number];

/** A closed outline of cubic curves; corners where their ends do not line up. */
export function closedCurve(start: Point, ...curves: readonly CurveTo[]): Shape {
  const commands: PathCommand[] = [{ to: 'move', points: [start] }];
  for (const [x1, y1, x2, y2, x, y] of curves)
    commands.push({
      to: 'cubic',
      points: [
        [x1, y1],
        [x2, y2],
        [x, y],
      ],
    });
  return flatten(commands, TOLERANCE);
}

/** An open line of cubic curves, to be drawn with a pen. */
export const openCurve = (start: Point, ...curves: readonly CurveTo[]): Contour =>
  closedCurve(start, ...curves)[0] ?? [start];

const STEP = 3;

/** Points along an arc, clockwise from one direction to another; 0° points right, 90° down. */
export function arc(x: number, y: number, radius: number, from: number, to: number): Contour {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / STEP));
  return Array.from({ length: steps + 1 }, (_, index): Point => {
    const [dx, dy] = polar(from + ((to - from) * index) / steps, radius);
    return [x + dx, y + dy];
  });
}
