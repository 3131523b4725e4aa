import type { Room, RoundRoom } from './box.ts';
import type { Bounds } from './geometry/bounds.ts';
import { enclosingCircle } from './geometry/enclosing-circle.ts';
import type { Point } from './geometry/point.ts';
import type { Placement } from './geometry/write-path.ts';

/** Where the drawing stands in its room: in the middle unless said otherwise. */
export interface Align {
  x?: 'left' | 'centre' | 'right';
  y?: 'top' | 'centre' | 'bottom';
}

/** By so much a fitted curve may bulge out of the points it was fitted to, in pixels of the standard picture. */
const BULGE = 0.2;

const SHARES = { left: 0, top: 0, centre: 0.5, right: 1, bottom: 1 } as const;

/** Makes a drawing as large as its room in a picture allows. */
export function placeInRoom(
  { bounds, hull }: { bounds: Bounds; hull: readonly Point[] },
  { width, height }: { width: number; height: number },
  room: Room | RoundRoom,
  { x = 'centre', y = 'centre' }: Align = {},
): Placement {
  if ('diameter' in room) {
    const circle = enclosingCircle(hull);
    const unit = (Math.min(width, height) * room.diameter) / 2 / (circle.radius + BULGE);
    return { unitX: unit, unitY: unit, x: width / 2 - circle.x * unit, y: height / 2 - circle.y * unit };
  }
  const unit = Math.min(
    (width * room.width) / Math.max(bounds.width, 1),
    (height * room.height) / Math.max(bounds.height, 1),
  );
  const start = (side: number, share: number, drawn: number, at: number): number =>
    (side * (1 - share)) / 2 + (side * share - drawn) * at;
  return {
    unitX: unit,
    unitY: unit,
    x: start(width, room.width, bounds.width * unit, SHARES[x]) - bounds.left * unit,
    y: start(height, room.height, bounds.height * unit, SHARES[y]) - bounds.top * unit,
  };
}
