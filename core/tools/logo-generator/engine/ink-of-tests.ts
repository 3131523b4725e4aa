import { type Cubic, cubicAt } from './geometry/flatten.ts';
import type { Point } from './geometry/point.ts';

const SAMPLES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1] as const;

/** Points on the outlines of SVG path data as pictures hold it: M, L, C and Z with absolute coordinates. */
export function inkPoints(d: string): Point[] {
  let at: Point = [0, 0];
  return [...d.matchAll(/([MLC])([^MLCZ]*)/g)].flatMap(([, letter, numbers = '']) => {
    const values = numbers.trim().split(/ +/).map(Number);
    const points = Array.from({ length: values.length / 2 }, (_, index): Point => {
      const [x = Number.NaN, y = Number.NaN] = values.slice(2 * index);
      return [x, y];
    });
    const from = at;
    at = points.at(-1) ?? at;
    const [control1, control2, end] = points;
    if (letter !== 'C' || !control1 || !control2 || !end) return points;
    const curve: Cubic = [from, control1, control2, end];
    return SAMPLES.map((share) => cubicAt(curve, share));
  });
}
