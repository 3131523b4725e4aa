import { slant } from '../geometry/transform.ts';
import { layer } from '../layer.ts';
import type { Block, Row } from '../text/rows.ts';
import type { Archetype } from './archetype.ts';
import { type Cut, cutRow } from './cut-row.ts';
import { withPrefix } from './prefix.ts';
import { withTagline } from './tagline.ts';
import { wordmark } from './wordmark.ts';

/** The open gap at a cut through a stack, and half the height of a middle band, in cap heights of a row. */
const GAP_OF_STACK = 0.07;
const BAND_OF_STACK = 0.2;

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
    const [row] = block.rows;
    if (!row) return [];
    const whole = {
      ...(block.rows.length > 1 ? asOneRow(block) : row),
      shape: slant(block.shape, params.slant),
    };
    const { main, accent } = cutRow(whole, block.rows.length > 1 ? cutOfStack(block, params) : params);
    const layers = [layer('fg', main), layer('a', accent)];
    const prefixed = withPrefix(layers, brush, { place: params.slant ? 'left' : 'rule' });
    return withTagline(prefixed, brush);
  },
};

/** A stack is cut as a whole: one slash leaves larger pieces than a cut through every row. */
const asOneRow = ({ shape, bounds }: Block): Row => ({
  shape,
  top: bounds.top,
  height: bounds.height,
  capTop: bounds.top,
  baseline: bounds.bottom,
});

/** Steeper and narrower, from the foot of the stack to its head; the pieces move no farther than those of a row. */
function cutOfStack({ rows, bounds }: Block, params: Cut): Cut {
  const share = 1 / rows.length;
  const steep = bounds.height > bounds.width * 0.6 ? 3 : 2;
  return {
    ...params,
    angle: params.angle * steep,
    gap: GAP_OF_STACK * share,
    band: BAND_OF_STACK * share,
    shift: params.shift * share * 1.4,
  };
}
