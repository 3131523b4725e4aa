import { dropSlivers } from '../geometry/area.ts';
import { cutOut, intersect } from '../geometry/boolean.ts';
import type { Shape } from '../geometry/point.ts';
import { rectangle } from '../geometry/shapes.ts';
import { layer } from '../layer.ts';
import type { Archetype } from './archetype.ts';
import { withPrefix } from './prefix.ts';
import { withTagline } from './tagline.ts';
import { wordmark } from './wordmark.ts';

/** Thinner lines would break in print. */
const LEAST_LINE = 2.4;

/** Lettering that fades out in lines towards its foot, like an old screen or a setting sun. */
export const scan: Archetype<'scan'> = {
  fonts: [
    'righteous',
    'bungee',
    'archivo',
    'unbounded',
    'russo-one',
    'audiowide',
    'dela-gothic-one',
    'league-gothic',
  ],
  fit: ({ size }) => (size <= 12 ? 0.95 : 0.55),
  choose: (random) => ({ tracking: 0.01, start: random.between(0.34, 0.4) }),
  draw(brush, { tracking, start }) {
    const { shape, rows, bounds } = wordmark(brush, { tracking });
    const last = rows.at(-1);
    if (!last) return [];
    const capHeight = last.baseline - last.capTop;
    const horizon = last.capTop + capHeight * start;
    const pitch = capHeight * 0.118;
    const cuts: Shape[] = [];
    let gap = capHeight * 0.026;
    for (let y = horizon; y < bounds.bottom + 2; y += pitch) {
      cuts.push(rectangle(bounds.left - 20, y, bounds.width + 40, gap));
      gap = Math.min(gap * 1.27, pitch * 0.62);
    }
    const below = rectangle(bounds.left - 50, horizon, bounds.width + 100, bounds.height + 100);
    const layers = [
      layer('fg', cutOut(shape, below)),
      layer('gradient', dropSlivers(intersect(cutOut(shape, ...cuts), below), LEAST_LINE)),
    ];
    const place = brush.random.chance(0.5) ? 'side' : 'rule';
    return withTagline(withPrefix(layers, brush, { place, lettering: shape }), brush);
  },
};
