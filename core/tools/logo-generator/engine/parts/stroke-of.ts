import { boundsOf } from '../geometry/bounds.ts';
import { runsAt } from '../geometry/columns.ts';
import type { Shape } from '../geometry/point.ts';

const LINES = [0.2, 0.35, 0.5, 0.65, 0.8] as const;
const COLUMNS = 40;
/** Longer stretches of ink run along a stroke. */
const LONGEST_CROSSING = 0.45;

const middle = (values: readonly number[]): number | undefined =>
  values.toSorted((a, b) => a - b)[values.length >> 1];

/** Thickness of the strokes of a row of capitals: of the upright or of the level ones, whichever are thinner. */
export function strokeOf(shape: Shape, capTop: number, baseline: number): number {
  const capHeight = baseline - capTop;
  const { left, width } = boundsOf(shape);
  // Columns of the turned shape are lines of the upright one.
  const turned = shape.map((contour) => contour.map(([x, y]) => [y, x] as const));
  const across = (target: Shape, places: readonly number[]): number[] =>
    places
      .flatMap((place) => runsAt(target, place))
      .map(({ top, bottom }) => bottom - top)
      .filter((length) => length < capHeight * LONGEST_CROSSING);
  const upright = middle(
    across(
      turned,
      LINES.map((share) => capTop + capHeight * share),
    ),
  );
  const columns = Array.from({ length: COLUMNS }, (_, index) => left + ((index + 0.5) * width) / COLUMNS);
  const level = middle(across(shape, columns));
  return Math.min(upright ?? capHeight / 4, level ?? capHeight / 4);
}
