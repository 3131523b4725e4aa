import { distance, mix, type Point, type Shape } from './point.ts';

/** Adds points to straight sides, at most `step` units apart, so that a warp can bend them. */
export const densify = (shape: Shape, step: number): Shape =>
  shape.map((contour) =>
    contour.flatMap((from, index): Point[] => {
      const to = contour[(index + 1) % contour.length] ?? from;
      const parts = Math.max(1, Math.ceil(distance(from, to) / step));
      return Array.from({ length: parts }, (_, part) => mix(from, to, part / parts));
    }),
  );
