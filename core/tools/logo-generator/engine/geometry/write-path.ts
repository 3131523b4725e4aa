import type { PathCommand } from './flatten.ts';
import type { Point } from './point.ts';

/** Where a drawing stands in a picture: every point times `unit`, then moved; a negative `unitX` mirrors it. */
export interface Placement {
  unitX: number;
  unitY: number;
  x: number;
  y: number;
}

const IN_PLACE: Placement = { unitX: 1, unitY: 1, x: 0, y: 0 };

const LETTERS = { move: 'M', line: 'L', quadratic: 'Q', cubic: 'C' } as const;

/** Outlines as SVG path data. Coordinates are multiples of one over `perPixel`. */
export function writePath(
  commands: readonly PathCommand[],
  perPixel: number,
  { unitX, unitY, x, y }: Placement = IN_PLACE,
): string {
  const written = (value: number): string => {
    const rounded = Math.round(value * perPixel) / perPixel;
    return Object.is(rounded, -0) ? '0' : String(rounded);
  };
  const pair = (point: Point): string => `${written(point[0] * unitX + x)} ${written(point[1] * unitY + y)}`;
  return commands
    .map((command) =>
      command.to === 'close' ? 'Z' : LETTERS[command.to] + command.points.map(pair).join(' '),
    )
    .join('');
}
