import { polar } from '../geometry/angle.ts';
import { withoutNotches, withoutTips } from '../geometry/boolean.ts';
import type { Shape } from '../geometry/point.ts';
import { polygon } from '../geometry/shapes.ts';

const TIP = 4.2;
/** Inner radius, and the radius of the curve there, as shares of the outer radius. */
const WAIST = 0.17;
const HOLLOW = 0.4;
const TURNS = [-90, 0, 90, 180] as const;

/** A four-pointed star with hollow sides, its points blunt enough to be printed small. */
export function flare(radius: number, waist = WAIST): Shape {
  const corners = TURNS.flatMap((turn) => [polar(turn, radius), polar(turn + 45, radius * waist)]);
  return withoutTips(withoutNotches(polygon(...corners), radius * HOLLOW), TIP);
}
