import type { ArchetypeParams } from '../../archetype-params.ts';
import { dropSlivers } from '../geometry/area.ts';
import { cutOut, grow } from '../geometry/boolean.ts';
import type { Shape } from '../geometry/point.ts';
import { layer } from '../layer.ts';
import { fillGaps } from '../parts/fillers.ts';
import { strokeOf } from '../parts/stroke-of.ts';
import type { Row } from '../text/rows.ts';
import type { Archetype } from './archetype.ts';
import { withPrefix } from './prefix.ts';
import { withTagline } from './tagline.ts';
import { wordmark } from './wordmark.ts';

/** Heavy lettering with a line inside each stroke, as on a painted sign. */
export const inline: Archetype<'inline'> = {
  fonts: [
    'unbounded',
    'anton',
    'archivo',
    'rubik',
    'bungee',
    'righteous',
    'dela-gothic-one',
    'kanit',
    'syne',
  ],
  fit: ({ size, isIntricate }) => (isIntricate ? 0 : size <= 10 ? 0.9 : size <= 20 ? 0.55 : 0.3),
  choose: (random) => ({
    accent: random.pick(['line', 'none', 'core']),
    weight: random.between(0.17, 0.24),
  }),
  draw(brush, params) {
    const block = wordmark(brush, { capHeight: 160, filler: 'none', tracking: 0.03 });
    const rows = block.rows.map((row) => lined(row, params));
    const fillers = fillGaps(block.gaps, 'stripes', brush.random);
    const layers = [
      layer(
        'fg',
        rows.flatMap(({ body }) => body),
      ),
      layer('a', [...rows.flatMap(({ accent }) => accent), ...fillers]),
    ];
    const place = brush.random.chance(0.5) ? 'side' : 'rule';
    return withTagline(withPrefix(layers, brush, { place, lettering: block.shape }), brush);
  },
};

/** How deep the line lies, as a share of the strokes. */
const EDGE = 0.2;

/** Thinner parts of the core, as a share of the strokes, would break in print. */
const THINNEST = 0.1;

/** A row taken apart: its body, and what takes the accent. */
function lined(row: Row, { accent, weight }: ArchetypeParams['inline']): { body: Shape; accent: Shape } {
  const stroke = strokeOf(row.shape, row.capTop, row.baseline);
  const outer = grow(row.shape, -stroke * EDGE, 'sharp');
  const core = dropSlivers(grow(row.shape, -stroke * (EDGE + weight), 'sharp'), stroke * THINNEST);
  const edge = cutOut(row.shape, outer);
  switch (accent) {
    case 'line':
      return { body: [...edge, ...core], accent: cutOut(outer, core) };
    case 'none':
      return { body: [...edge, ...core], accent: [] };
    case 'core':
      return { body: edge, accent: core };
  }
}
