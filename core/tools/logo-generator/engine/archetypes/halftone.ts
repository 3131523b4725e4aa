import { polar } from '../geometry/angle.ts';
import { dropCrumbs } from '../geometry/area.ts';
import { cutOut, intersect, unite } from '../geometry/boolean.ts';
import type { Contour } from '../geometry/point.ts';
import { rectangle } from '../geometry/shapes.ts';
import { layer } from '../layer.ts';
import type { Archetype } from './archetype.ts';
import { withPrefix } from './prefix.ts';
import { withTagline } from './tagline.ts';
import { wordmark } from './wordmark.ts';

/** Finer dots would fill in when printed small. */
const FINEST_STEP = 8.5;

const DOT = Array.from({ length: 14 }, (_, index) => polar((index * 360) / 14, 1));

/** Lettering that dissolves into the dots of a printing screen. */
export const halftone: Archetype<'halftone'> = {
  fonts: ['archivo', 'unbounded', 'anton', 'syne', 'bungee', 'dela-gothic-one'],
  fit: ({ size }) => (size <= 12 ? 0.85 : 0.4),
  choose: (random) => ({ pitch: random.between(0.075, 0.09) }),
  draw(brush, { pitch }) {
    const { shape, rows, bounds } = wordmark(brush);
    const last = rows.at(-1);
    if (!last) return [];
    const capHeight = last.baseline - last.capTop;
    const start = last.capTop + capHeight * 0.34;
    const step = Math.max(FINEST_STEP, capHeight * pitch);
    const end = bounds.bottom + 2;
    const dots: Contour[] = [];
    let line = 0;
    // Lines of a hexagonal grid lie sin 60° apart, every other one shifted by half a step.
    for (let y = start; y < end; y += step * 0.866, line++) {
      const radius = step * (0.66 - 0.5 * ((y - start) / (end - start)));
      for (let x = bounds.left - step; x < bounds.right + step; x += step)
        dots.push(dot(x + (line % 2 ? step / 2 : 0), y, radius));
    }
    const above = rectangle(bounds.left - 20, bounds.top - 20, bounds.width + 40, start - bounds.top + 20);
    const solid = intersect(shape, above);
    const screened = intersect(cutOut(shape, above), unite(dots));
    const layers = [layer('fg', [...solid, ...dropCrumbs(screened, 2.5)])];
    const place = brush.random.chance(0.5) ? 'side' : 'rule';
    return withTagline(withPrefix(layers, brush, { place, lettering: shape }), brush);
  },
};

const dot = (x: number, y: number, radius: number): Contour =>
  DOT.map(([dx, dy]) => [x + dx * radius, y + dy * radius] as const);
