import { boundsOf } from '../geometry/bounds.ts';
import type { Shape } from '../geometry/point.ts';
import { slant } from '../geometry/transform.ts';
import { layer } from '../layer.ts';
import type { Row } from '../text/rows.ts';
import type { Archetype } from './archetype.ts';
import { cutRow } from './cut-row.ts';
import { withPrefix } from './prefix.ts';
import { withTagline } from './tagline.ts';
import { wordmark } from './wordmark.ts';

/** Lettering cut through at an angle, the pieces pushed apart along the cut. */
export const slice: Archetype<'slice'> = {
  fonts: ['archivo', 'unbounded', 'syne', 'anton', 'orbitron', 'dela-gothic-one'],
  fit: ({ size, words }) => (size <= 11 ? 1 : words.length > 1 ? 0.6 : 0.4),
  choose: (random) => ({
    slant: random.chance(0.45) ? random.pick([8, 10]) : 0,
    angle: random.pick([-7, -9, -5, 6]),
    cut: random.between(0.47, 0.56),
    bands: random.pick(['two', 'three']),
    shift: random.between(0.045, 0.07),
    accent: random.chance(0.7),
  }),
  draw(brush, params) {
    const block = wordmark(brush, { capHeight: 150 });
    const isStack = block.rows.length > 1;
    // A steep cut would leave the long rows of a stack in crumbs, so stacks are cut flatter and only once.
    const cut = isStack ? { ...params, bands: 'two' as const, angle: Math.sign(params.angle) * 3 } : params;
    const pieces = block.rows.map((row, index) => {
      const shape = isStack ? rowOf(block.shape, row) : block.shape;
      return cutRow({ ...row, shape: slant(shape, params.slant) }, cut, index % 2 === 0 ? 1 : -1);
    });
    const letters = pieces.flatMap(({ main }) => main);
    const accents = pieces.flatMap(({ accent }) => accent);
    const layers = [layer('fg', letters), layer('a', accents)];
    const prefixed = withPrefix(layers, brush, { place: params.slant ? 'left' : 'rule' });
    return withTagline(prefixed, brush);
  },
};

/** A row with the filler at its end. */
const rowOf = (shape: Shape, { top, height }: Row): Shape =>
  shape.filter((contour) => {
    const { centreY } = boundsOf([contour]);
    return centreY >= top && centreY <= top + height;
  });
