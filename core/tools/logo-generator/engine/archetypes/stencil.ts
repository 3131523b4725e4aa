import { dropCrumbs } from '../geometry/area.ts';
import { cutOut, intersect } from '../geometry/boolean.ts';
import type { Shape } from '../geometry/point.ts';
import { polygon, rectangle } from '../geometry/shapes.ts';
import { type Layer, layer, layersBounds } from '../layer.ts';
import { bridgesOf } from '../parts/bridges.ts';
import type { BarsArea } from '../parts/equaliser.ts';
import { lettersOf } from '../parts/letters-of.ts';
import type { Row } from '../text/rows.ts';
import type { Archetype } from './archetype.ts';
import { withPrefix } from './prefix.ts';
import { withTagline } from './tagline.ts';
import { wordmark } from './wordmark.ts';

/** Scripts of few strokes a letter; kanji and joined letters have no stems to cut beside. */
const CUTTABLE = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{P}\p{S}\p{M}\s]+$/u;

/** Lettering cut from a sheet: bridges hold the counters, and each stroke ends before the next. */
export const stencil: Archetype<'stencil'> = {
  // Narrow faces have no room for bridges between their stems.
  fonts: ['archivo', 'rubik', 'unbounded', 'russo-one', 'kanit', 'inter-black', 'oxanium', 'dela-gothic-one'],
  fit: ({ core, isIntricate, size }) =>
    isIntricate || !CUTTABLE.test(core) ? 0 : size < 2 ? 0.3 : size <= 12 ? 0.9 : 0.6,
  choose: (random) => ({ bridge: random.between(0.075, 0.1), marks: random.chance(0.5) }),
  draw(brush, { bridge, marks }) {
    const { rows, gaps } = wordmark(brush, { capHeight: 150, filler: 'none', tracking: 0.02 });
    const lettering = rows.flatMap(({ shape }) => shape);
    const cut = layer(
      'fg',
      rows.flatMap((row) => withBridges(row, bridge)),
    );
    const place = marks ? 'centre' : brush.random.chance(0.5) ? 'side' : 'rule';
    const lettered = withPrefix([cut, layer('a', gaps.flatMap(hazard))], brush, { place, lettering });
    return withTagline(marks ? [...lettered, layer('a', cornerMarks(lettered))] : lettered, brush);
  },
};

function withBridges({ shape, capTop, baseline }: Row, bridge: number): Shape {
  const capHeight = baseline - capTop;
  const bridges = lettersOf(shape).flatMap((letter) => bridgesOf(letter, capHeight, bridge * capHeight));
  return dropCrumbs(cutOut(shape, bridges), capHeight * capHeight * 0.004);
}

/** Slanted bars for the free end of a short row. */
function hazard({ x, y, width, height }: BarsArea): Shape {
  const bar = height * 0.22;
  const bars: Shape[] = [];
  for (let left = x - height; left < x + width; left += bar * 2)
    bars.push(
      polygon([left, y + height], [left + height, y], [left + height + bar, y], [left + bar, y + height]),
    );
  return dropCrumbs(intersect(bars.flat(), rectangle(x, y, width, height)), bar * bar * 0.5);
}

/** A corner on each side of the drawing. */
function cornerMarks(layers: readonly Layer[]): Shape {
  const { left, right, top, bottom, height } = layersBounds(layers);
  const thickness = Math.max(7, height * 0.042);
  const clear = thickness * 3.4;
  const arm = thickness * 4.6;
  const corner = (x: number, y: number, toRight: number, toBottom: number): Shape => {
    const [dx, dy] = [arm * toRight, arm * toBottom];
    const [tx, ty] = [thickness * toRight, thickness * toBottom];
    const points = [
      [x, y],
      [x + dx, y],
      [x + dx, y + ty],
      [x + tx, y + ty],
      [x + tx, y + dy],
      [x, y + dy],
    ] as const;
    return [toRight * toBottom > 0 ? points : points.toReversed()];
  };
  return [
    ...corner(left - clear, top - clear, 1, 1),
    ...corner(right + clear, top - clear, -1, 1),
    ...corner(left - clear, bottom + clear, 1, -1),
    ...corner(right + clear, bottom + clear, -1, -1),
  ];
}
