import { signedArea } from './area.ts';
import type { Contour, Point, Shape } from './point.ts';

/** Whether a point lies within a contour: a ray from it to the right crosses the outline an odd number of times. */
export function holdsPoint(contour: Contour, [x, y]: Point): boolean {
  let isInside = false;
  let previous = contour.at(-1);
  for (const point of contour) {
    if (previous && point[1] > y !== previous[1] > y) {
      const share = (y - point[1]) / (previous[1] - point[1]);
      if (x < point[0] + share * (previous[0] - point[0])) isInside = !isInside;
    }
    previous = point;
  }
  return isInside;
}

/** A connected part of a shape. */
export interface Piece {
  outline: Contour;
  /** Holes taken off. */
  area: number;
}

/** The connected parts of a shape whose contours do not cross, as boolean operations leave it. */
export function piecesOf(shape: Shape): Piece[] {
  const areas = shape.map((contour) => ({ contour, area: signedArea(contour) }));
  const way = Math.sign(areas.reduce((sum, { area }) => sum + area, 0));
  const pieces = areas
    .filter(({ area }) => area * way > 0)
    .map(({ contour, area }): Piece => ({ outline: contour, area: Math.abs(area) }))
    .toSorted((a, b) => a.area - b.area);
  for (const { contour, area } of areas) {
    const [corner] = contour;
    if (area * way >= 0 || !corner) continue;
    const around = pieces.find(({ outline }) => holdsPoint(outline, corner));
    if (around) around.area -= Math.abs(area);
  }
  return pieces;
}
