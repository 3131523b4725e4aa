import { type Cubic, cubicAt } from './flatten.ts';
import { distance, dot, type Point, subtract, unit } from './point.ts';

const MOST_SPLITS = 24;
const REFINEMENTS = 4;

/**
 * Draws smooth curves through a run of points, splitting it where one curve is not enough.
 * Method: P. J. Schneider, "An algorithm for automatically fitting digitized curves", Graphics Gems (1990).
 *
 * @param run the points, at least two
 * @param leaving unit tangent at the first point, pointing into the run
 * @param arriving unit tangent at the last point, pointing back into the run
 * @param error the largest distance allowed between a point and its curve, in drawing units
 */
export function fitBezier(
  run: readonly Point[],
  leaving: Point,
  arriving: Point,
  error: number,
  depth = 0,
): Cubic[] {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return [];
  if (run.length === 2) return [withHandles(first, last, leaving, arriving, distance(first, last) / 3)];

  let shares = chordLengthShares(run);
  let best: { curve: Cubic; miss: number; index: number } | undefined;
  for (let round = 0; round < REFINEMENTS; round++) {
    const curve = solveHandles(run, shares, leaving, arriving);
    const worst = worstMiss(run, shares, curve);
    if (worst.miss < error * error) return [curve];
    if (!best || worst.miss < best.miss) best = { curve, ...worst };
    if (worst.miss > error * error * 30) break;
    shares = shares.map((share, index) => nearestShare(curve, run[index] ?? last, share));
  }
  if (!best) return [];
  if (depth > MOST_SPLITS) return [best.curve];

  const split = Math.min(run.length - 2, Math.max(1, best.index));
  const back = unit(subtract(run[split - 1] ?? first, run[split + 1] ?? last));
  const ahead: Point = [-back[0], -back[1]];
  return [
    ...fitBezier(run.slice(0, split + 1), leaving, back, error, depth + 1),
    ...fitBezier(run.slice(split), ahead, arriving, error, depth + 1),
  ];
}

function withHandles(
  start: Point,
  end: Point,
  leaving: Point,
  arriving: Point,
  reach1: number,
  reach2 = reach1,
): Cubic {
  return [
    start,
    [start[0] + leaving[0] * reach1, start[1] + leaving[1] * reach1],
    [end[0] + arriving[0] * reach2, end[1] + arriving[1] * reach2],
    end,
  ];
}

function chordLengthShares(run: readonly Point[]): number[] {
  let travelled = 0;
  const lengths = run.map((point, index) => {
    travelled += distance(point, run[index - 1] ?? point);
    return travelled;
  });
  return lengths.map((length) => length / (travelled || 1));
}

function worstMiss(run: readonly Point[], shares: readonly number[], curve: Cubic) {
  let miss = 0;
  let index = run.length >> 1;
  for (let i = 1; i < run.length - 1; i++) {
    const gap = subtract(cubicAt(curve, shares[i] ?? 0), run[i] ?? curve[0]);
    const squared = dot(gap, gap);
    if (squared > miss) {
      miss = squared;
      index = i;
    }
  }
  return { miss, index };
}

/** Least squares for the two handle lengths, the tangents being given. */
function solveHandles(
  run: readonly Point[],
  shares: readonly number[],
  leaving: Point,
  arriving: Point,
): Cubic {
  const start = run[0] ?? [0, 0];
  const end = run.at(-1) ?? start;
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  for (const [i, point] of run.entries()) {
    const t = shares[i] ?? 0;
    const s = 1 - t;
    const [b0, b1, b2, b3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    const towards1: Point = [leaving[0] * b1, leaving[1] * b1];
    const towards2: Point = [arriving[0] * b2, arriving[1] * b2];
    const rest: Point = [
      point[0] - (start[0] * (b0 + b1) + end[0] * (b2 + b3)),
      point[1] - (start[1] * (b0 + b1) + end[1] * (b2 + b3)),
    ];
    c00 += dot(towards1, towards1);
    c01 += dot(towards1, towards2);
    c11 += dot(towards2, towards2);
    x0 += dot(towards1, rest);
    x1 += dot(towards2, rest);
  }
  const determinant = c00 * c11 - c01 * c01;
  const reach1 = determinant ? (x0 * c11 - x1 * c01) / determinant : 0;
  const reach2 = determinant ? (c00 * x1 - c01 * x0) / determinant : 0;
  const chord = distance(start, end);
  const arc = run.reduce((sum, point, i) => sum + distance(point, run[i - 1] ?? point), 0);
  // Handles longer than the arc itself would draw a hairline spike; tiny or negative ones a loop.
  const usable = (reach: number): boolean => reach >= 1e-4 * chord && reach <= arc;
  return usable(reach1) && usable(reach2)
    ? withHandles(start, end, leaving, arriving, reach1, reach2)
    : withHandles(start, end, leaving, arriving, chord / 3);
}

/** One Newton step towards the share of the curve that is nearest to the point. */
function nearestShare(curve: Cubic, point: Point, t: number): number {
  const [p0, p1, p2, p3] = curve;
  const s = 1 - t;
  const axis = (k: 0 | 1) => ({
    first: 3 * (s * s * (p1[k] - p0[k]) + 2 * s * t * (p2[k] - p1[k]) + t * t * (p3[k] - p2[k])),
    second: 6 * (s * (p2[k] - 2 * p1[k] + p0[k]) + t * (p3[k] - 2 * p2[k] + p1[k])),
  });
  const [x, y] = [axis(0), axis(1)];
  const gap = subtract(cubicAt(curve, t), point);
  const slope = x.first * x.first + y.first * y.first + gap[0] * x.second + gap[1] * y.second;
  if (slope === 0) return t;
  return Math.min(1, Math.max(0, t - (gap[0] * x.first + gap[1] * y.first) / slope));
}
