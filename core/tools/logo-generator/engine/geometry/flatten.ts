import { length, type Point, type Shape, subtract } from './point.ts';

/** One drawing command of an outline, as fonts and SVG paths use them. */
export type PathCommand =
  | { to: 'move' | 'line'; points: readonly [Point] }
  | { to: 'quadratic'; points: readonly [control: Point, end: Point] }
  | { to: 'cubic'; points: readonly [control1: Point, control2: Point, end: Point] }
  | { to: 'close' };

/** Turns curves into short lines that stay within `tolerance` units of the curve. */
export function flatten(commands: Iterable<PathCommand>, tolerance: number): Shape {
  const contours: Point[][] = [];
  let contour: Point[] = [];
  let at: Point = [0, 0];

  const finish = (): void => {
    if (contour.length > 2) contours.push(contour);
    contour = [];
  };

  for (const command of commands) {
    if (command.to === 'close') {
      finish();
      continue;
    }
    if (command.to === 'move') finish();
    if (command.to === 'quadratic') contour.push(...quadratic(at, ...command.points, tolerance));
    else if (command.to === 'cubic') contour.push(...cubic(at, ...command.points, tolerance));
    else contour.push(command.points[0]);
    at = command.points.at(-1) ?? at;
  }
  finish();
  return contours;
}

/** Bend of a control polygon at its middle point: half its second difference bounds the sagitta. */
const bend = (a: Point, b: Point, c: Point): number => length(subtract(subtract(a, b), subtract(b, c)));

function quadratic(start: Point, control: Point, end: Point, tolerance: number): Point[] {
  const steps = Math.max(2, Math.ceil(Math.sqrt(bend(start, control, end) / (4 * tolerance))));
  return sample(steps, (t) => {
    const s = 1 - t;
    const [a, b, c] = [s * s, 2 * s * t, t * t];
    return [a * start[0] + b * control[0] + c * end[0], a * start[1] + b * control[1] + c * end[1]];
  });
}

function cubic(start: Point, control1: Point, control2: Point, end: Point, tolerance: number): Point[] {
  const sharpest = Math.max(bend(start, control1, control2), bend(control1, control2, end));
  const steps = Math.max(2, Math.ceil(Math.sqrt((0.75 * sharpest) / tolerance)));
  return sample(steps, (t) => cubicAt([start, control1, control2, end], t));
}

function sample(steps: number, at: (t: number) => Point): Point[] {
  return Array.from({ length: steps }, (_, index) => at((index + 1) / steps));
}

export type Cubic = readonly [start: Point, control1: Point, control2: Point, end: Point];

/** The point of a cubic Bézier at t from 0 to 1. */
export function cubicAt([p0, p1, p2, p3]: Cubic, t: number): Point {
  const s = 1 - t;
  const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return [a * p0[0] + b * p1[0] + c * p2[0] + d * p3[0], a * p0[1] + b * p1[1] + c * p2[1] + d * p3[1]];
}
