import { dropSlivers } from '../geometry/area.ts';
import { cutOut, grow, intersect, unite } from '../geometry/boolean.ts';
import { type Bounds, boundsOf } from '../geometry/bounds.ts';
import type { Shape } from '../geometry/point.ts';
import { polygon, rectangle } from '../geometry/shapes.ts';
import { sweep } from '../geometry/sweep.ts';
import { slant } from '../geometry/transform.ts';
import { layer } from '../layer.ts';
import type { Archetype } from './archetype.ts';
import { withPrefix } from './prefix.ts';
import { withTagline } from './tagline.ts';
import { wordmark } from './wordmark.ts';

const GAP = 5;
const HATCH = 8.5;

/** Lettering that throws a block shadow, solid or hatched, with a gap between letter and shadow. */
export const shadow: Archetype<'shadow'> = {
  fonts: [
    'anton',
    'bungee',
    'archivo',
    'righteous',
    'russo-one',
    'bebas-neue',
    'dela-gothic-one',
    'unbounded',
  ],
  fit: ({ size, isIntricate }) => (isIntricate ? 0 : size <= 12 ? 0.9 : 0.5),
  choose: (random) => ({
    slant: random.chance(0.35) ? 8 : 0,
    direction: random.pick(['left', 'right']),
    fill: random.pick(['lines', 'diagonal', 'solid']),
    depth: 0.26,
  }),
  draw(brush, params) {
    const block = wordmark(brush, { width: 520, tracking: 0.02, capHeight: 150 });
    const letters = slant(block.shape, params.slant);
    const lowest = Math.min(...block.rows.map(({ height }) => height));
    const depth = Math.min(lowest, 170) * params.depth;
    const sideways = params.direction === 'right' ? depth : -depth;
    const body = cutOut(sweep(letters, sideways, depth), grow(letters, GAP, 'sharp'));
    const hatching = hatch(params.fill, boundsOf(body), params.direction);
    const shade = hatching ? intersect(body, unite(hatching)) : body;
    const layers = [layer('fg', letters), layer(hatching ? 'a' : 'gradient', dropSlivers(shade, 2))];
    const place = params.slant ? 'left' : brush.random.chance(0.5) ? 'side' : 'rule';
    return withTagline(withPrefix(layers, brush, { place, lettering: letters }), brush);
  },
};

function hatch(fill: 'lines' | 'diagonal' | 'solid', box: Bounds, direction: 'left' | 'right'): Shape | null {
  if (fill === 'solid') return null;
  const lines: Shape[] = [];
  if (fill === 'lines')
    for (let y = box.top; y < box.bottom; y += HATCH)
      lines.push(rectangle(box.left - 5, y, box.width + 10, HATCH * 0.52));
  else {
    const lean = direction === 'right' ? -box.height : box.height;
    for (let x = box.left - box.height; x < box.right + box.height; x += HATCH)
      lines.push(
        polygon(
          [x, box.top],
          [x + HATCH * 0.55, box.top],
          [x + HATCH * 0.55 + lean, box.bottom],
          [x + lean, box.bottom],
        ),
      );
  }
  return lines.flat();
}
