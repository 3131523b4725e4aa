import type { ArchetypeParams } from '../../archetype-params.ts';
import { cutOut, grow, intersect } from '../geometry/boolean.ts';
import { boundsOf } from '../geometry/bounds.ts';
import type { Shape } from '../geometry/point.ts';
import { rectangle } from '../geometry/shapes.ts';
import { layer } from '../layer.ts';
import { fillGaps } from '../parts/fillers.ts';
import { strokeOf } from '../parts/stroke-of.ts';
import type { Block, Row } from '../text/rows.ts';
import type { Archetype } from './archetype.ts';
import { withPrefix } from './prefix.ts';
import { withTagline } from './tagline.ts';
import { wordmark } from './wordmark.ts';

/** Lettering of two halves: solid above a level seam, an outline, another colour or a reversed block below it. */
export const split: Archetype<'split'> = {
  fonts: [
    'archivo',
    'unbounded',
    'anton',
    'rubik',
    'league-gothic',
    'syne',
    'kanit',
    'dela-gothic-one',
    'russo-one',
  ],
  fit: ({ size }) => (size <= 12 ? 0.9 : 0.5),
  choose: (random) => ({
    lower: random.pick(['outline', 'accent', 'block']),
    seam: random.between(0.47, 0.56),
  }),
  draw(brush, params) {
    const block = wordmark(brush, { capHeight: 150, filler: 'none', tracking: 0.015 });
    const [upper, lower] = HALVES[params.lower](block, params.seam);
    const fillers = fillGaps(block.gaps, 'stripes', brush.random);
    const layers = [layer('fg', upper), layer('a', [...lower, ...cutOut(fillers, lower)])];
    const place = brush.random.chance(0.5) ? 'side' : 'rule';
    return withTagline(withPrefix(layers, brush, { place, lettering: block.shape }), brush);
  },
};

type Halves = (block: Block, seam: number) => readonly [upper: Shape, lower: Shape];

const heightOf = ({ capTop, baseline }: Row): number => baseline - capTop;

/** A row above and below its seam, `gap` cap heights apart; the lower half is taken from what `below` makes of it. */
function halved(row: Row, seam: number, gap: number, below: (row: Row) => Shape): readonly [Shape, Shape] {
  const middle = row.capTop + heightOf(row) * seam;
  const { left, width } = boundsOf(row.shape);
  const far = heightOf(row) * 4;
  const half = (gap * heightOf(row)) / 2;
  return [
    intersect(row.shape, rectangle(left - 9, middle - half - far, width + 18, far)),
    intersect(below(row), rectangle(left - 9, middle + half, width + 18, far)),
  ];
}

function rowByRow({ rows }: Block, halve: (row: Row) => readonly [Shape, Shape]): readonly [Shape, Shape] {
  const halves = rows.map(halve);
  return [halves.flatMap(([upper]) => upper), halves.flatMap(([, lower]) => lower)];
}

const OUTLINE = 0.19;
/** Thinner outlines would break in print. */
const THINNEST = 4;
const GAP = 0.035;
const PADDING = 0.2;

function outlineOf({ shape, capTop, baseline }: Row): Shape {
  const line = Math.max(THINNEST, strokeOf(shape, capTop, baseline) * OUTLINE);
  return cutOut(shape, grow(shape, -line, 'sharp'));
}

const HALVES: Readonly<Record<ArchetypeParams['split']['lower'], Halves>> = {
  outline: (block, seam) => rowByRow(block, (row) => halved(row, seam, 0, outlineOf)),
  accent: (block, seam) => rowByRow(block, (row) => halved(row, seam, GAP, ({ shape }) => shape)),
  // A stack stands on its block with the feet of its last row only.
  block({ shape, rows, bounds }, seam) {
    const last = rows.at(-1);
    if (!last) return [shape, []];
    const edge = last.capTop + heightOf(last) * seam;
    const pad = heightOf(last) * PADDING;
    const width = bounds.width + 2 * pad;
    const bottom = Math.max(last.baseline, last.top + last.height - pad / 2) + pad;
    const ground = rectangle(bounds.left - pad, edge, width, bottom - edge);
    return [cutOut(shape, ground), cutOut(ground, shape)];
  },
};
