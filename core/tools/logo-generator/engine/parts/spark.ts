import { polar } from '../geometry/angle.ts';
import { flatten, type PathCommand } from '../geometry/flatten.ts';
import { mix, type Shape } from '../geometry/point.ts';

const CENTRE = [0, 0] as const;

/** A four-pointed star with hollow sides; `waist` from 0.6 (plump) to 0.9 (needle). */
export function spark(radius: number, waist = 0.78): Shape {
  const commands: PathCommand[] = [{ to: 'move', points: [polar(-90, radius)] }];
  for (const turn of [-90, 0, 90, 180]) {
    const [from, to] = [polar(turn, radius), polar(turn + 90, radius)];
    commands.push({ to: 'cubic', points: [mix(from, CENTRE, waist), mix(to, CENTRE, waist), to] });
  }
  return flatten(commands, 0.05);
}
