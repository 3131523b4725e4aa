import { type DrawnSignature, MOST_INK } from '#core/signing/signature.ts';

/** A drawing while it is made. */
export type Ink = Pick<DrawnSignature, 'width' | 'height'> & { strokes: number[][] };

/** x, y, x, y … in units of the pad. */
export type Stroke = readonly number[];

/** How far a point is from the line between two others. */
function distance(stroke: Stroke, at: number, from: number, to: number): number {
  const x = (index: number): number => stroke[2 * index] ?? 0;
  const y = (index: number): number => stroke[2 * index + 1] ?? 0;
  const [dx, dy] = [x(to) - x(from), y(to) - y(from)];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x(at) - x(from), y(at) - y(from));
  return Math.abs(dy * (x(at) - x(from)) - dx * (y(at) - y(from))) / length;
}

/** A stroke without the points that are no further than so much from what the others draw (Ramer–Douglas–Peucker). */
export function thinned(stroke: Stroke, tolerance: number): number[] {
  const count = stroke.length / 2;
  const kept = new Set([0, count - 1]);
  const spans: [number, number][] = [[0, count - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let bend = from;
    let most = tolerance;
    for (let at = from + 1; at < to; at += 1) {
      const far = distance(stroke, at, from, to);
      if (far > most) [bend, most] = [at, far];
    }
    if (bend === from) continue;
    kept.add(bend);
    spans.push([from, bend], [bend, to]);
  }
  return [...kept].sort((one, other) => one - other).flatMap((at) => stroke.slice(2 * at, 2 * at + 2));
}

/** In units of the pad: less than that nobody sees. */
const FINE = 0.75;

const pointsIn = (strokes: readonly Stroke[]): number =>
  strokes.reduce((sum, { length }) => sum + length / 2, 0);

const furthest = (strokes: readonly Stroke[], axis: 0 | 1): number =>
  strokes.reduce(
    (most, stroke) => stroke.reduce((far, value, at) => (at % 2 === axis ? Math.max(far, value) : far), most),
    0,
  );

/**
 * Ink as it is kept. Its measures grow with what was drawn beyond them, on a pad that grew meanwhile; past what is taken all of
 * it is made smaller. In whole numbers, no more strokes and points than that, coarser where there would be more.
 */
export function keptInk({ width, height, strokes }: Ink): Ink {
  const first = strokes.slice(0, MOST_INK.strokes);
  const [wide, tall] = [Math.max(width, furthest(first, 0)), Math.max(height, furthest(first, 1))];
  const scale = Math.min(1, MOST_INK.side / Math.max(wide, tall));
  const scaled = (value: number): number => Math.round(scale * Math.max(0, value));
  const whole = first.map((stroke) => stroke.map(scaled));
  let tolerance = FINE;
  let fine = whole.map((stroke) => thinned(stroke, tolerance));
  while (pointsIn(fine) > MOST_INK.points) {
    tolerance *= 1.5;
    fine = whole.map((stroke) => thinned(stroke, tolerance));
  }
  return { width: scaled(wide), height: scaled(tall), strokes: fine };
}
