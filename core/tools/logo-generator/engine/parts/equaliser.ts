import { sinRadians } from '../geometry/angle.ts';
import type { Shape } from '../geometry/point.ts';
import { rectangle } from '../geometry/shapes.ts';
import type { Random } from '../random.ts';

/** Height of bar `index` of `count`, as a share from 0.16 to 1. */
export type Levels = (index: number, count: number) => number;

/** A spectrum that looks like music: three waves, a little lower towards both ends. */
export function musicLevels(random: Random): Levels {
  const phase1 = random.between(0, 6);
  const phase2 = random.between(0, 6);
  return (index, count) => {
    const t = index / Math.max(1, count - 1);
    const waves =
      0.55 * sinRadians(t * 9 + phase1) + 0.3 * sinRadians(t * 23 + phase2) + 0.25 * sinRadians(t * 3.1);
    const swell = 0.7 + 0.3 * sinRadians(t * Math.PI);
    return Math.min(1, 0.16 + 0.84 * Math.abs(waves) * swell);
  };
}

export interface BarsArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Bars that stand on the lower edge of the area; `gap` is the share of the pitch left open. */
export function equaliser(area: BarsArea, count: number, levels: Levels, gap = 0.4): Shape {
  const pitch = area.width / (count - gap);
  return Array.from({ length: count }, (_, index) => {
    const height = area.height * levels(index, count);
    return rectangle(area.x + index * pitch, area.y + area.height - height, pitch * (1 - gap), height);
  }).flat();
}
