import type { DrawnSignature } from './signature.ts';

const half = (one: number, other: number): string => String(Math.round((one + other) * 5) / 10);

/** One stroke through the middles between its points, so that it bends as the hand did. A single point is a dot. */
function strokePath(stroke: readonly number[]): string {
  const points = Array.from(
    { length: stroke.length / 2 },
    (_, at) => [stroke[2 * at] ?? 0, stroke[2 * at + 1] ?? 0] as const,
  );
  const [[x, y] = [0, 0], ...rest] = points;
  if (rest.length === 0) return `M${x} ${y}h0`;
  const bends = rest.slice(0, -1).map(([bx, by], at) => {
    const [nx, ny] = rest[at + 1] ?? [bx, by];
    return `Q${bx} ${by} ${half(bx, nx)} ${half(by, ny)}`;
  });
  const [ex, ey] = rest.at(-1) ?? [x, y];
  return `M${x} ${y}${bends.join('')}L${ex} ${ey}`;
}

/** A drawn signature as path data of SVG, to be stroked with round ends, in the units of its pad. */
export const inkPath = ({ strokes }: Pick<DrawnSignature, 'strokes'>): string =>
  strokes.map(strokePath).join('');

/** Where the ink of a drawing is on its pad, with so much room around it. */
export function inkBox({ strokes }: Pick<DrawnSignature, 'strokes'>, room: number): InkBox {
  const along = (axis: 0 | 1): number[] =>
    strokes.flatMap((stroke) => stroke.filter((_, at) => at % 2 === axis));
  const [xs, ys] = [along(0), along(1)];
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y };
}
interface InkBox {
  x: number;
  y: number;
  width: number;
  height: number;
}
