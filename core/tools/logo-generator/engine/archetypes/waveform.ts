import { sinRadians } from '../geometry/angle.ts';
import { cutOut } from '../geometry/boolean.ts';
import type { Shape } from '../geometry/point.ts';
import { rectangle, roundedRectangle } from '../geometry/shapes.ts';
import { layer } from '../layer.ts';
import type { Archetype } from './archetype.ts';
import { withPrefix } from './prefix.ts';
import { withTagline } from './tagline.ts';
import { wordmark } from './wordmark.ts';

/** Width of letters and wave together, in heights of the letters, and the fewest bars that still read as a wave. */
const WIDEST = 5.4;
const FEWEST = 5;

/** Lettering that a waveform runs into and out of. */
export const waveform: Archetype<'waveform'> = {
  fonts: ['archivo', 'anton', 'unbounded', 'syne', 'dela-gothic-one', 'russo-one'],
  fit: ({ size }) => (size <= 8 ? 1 : size <= 12 ? 0.7 : 0.45),
  choose: (random) => ({ bars: random.pick([7, 9, 11]), split: random.chance(0.4) }),
  draw(brush, { bars, split }) {
    const { shape, rows, bounds } = wordmark(brush, { width: 520, capHeight: 150 });
    const row = rows[Math.floor(rows.length / 2)];
    if (!row) return [];
    const pitch = Math.min(row.height, 170) * 0.115;
    const thickness = pitch * 0.5;
    const tallest = Math.min(bounds.height, 210);
    const middle = rows.length === 1 ? (row.capTop + row.baseline) / 2 : bounds.centreY;
    // Long words leave less of the picture to the wave.
    const room = (WIDEST * bounds.height - bounds.width) / 2 / pitch;
    const count = Math.max(FEWEST, Math.min(bars, Math.floor(room)));
    const phase = brush.random.between(0, 9);
    const wave: Shape[] = [];
    for (const side of [-1, 1])
      for (let index = 0; index < count; index++) {
        const fading = 1 - index / count;
        const wobble = Math.abs(
          0.6 * sinRadians(index * 1.13 + phase + side) + 0.4 * sinRadians(index * 2.57 + phase * 2),
        );
        const height = Math.max(thickness, tallest * fading * (0.3 + 0.7 * wobble));
        const edge = side < 0 ? bounds.left : bounds.right;
        const x = edge + side * (pitch * 0.9 + thickness / 2 + index * pitch);
        wave.push(roundedRectangle(x - thickness / 2, middle - height / 2, thickness, height, thickness / 2));
      }
    const slit = Math.max(5, row.height * 0.035);
    const cut = rectangle(bounds.left - 9, middle - slit / 2, bounds.width + 18, slit);
    const letters = split && rows.length === 1 ? cutOut(shape, cut) : shape;
    const layers = [layer('fg', letters), layer('a', wave.flat())];
    return withTagline(withPrefix(layers, brush, { place: 'rule', lettering: shape }), brush);
  },
  symbol: ({ random }) => [layer('a', waveMark(random.between(0, 9)))],
};

const MARK = { bars: 9, pitch: 22, thickness: 13, height: 190 } as const;

/** The wave without the name, of few and thick bars: it holds at 24 pixels. */
function waveMark(phase: number): Shape {
  const middle = (MARK.bars - 1) / 2;
  return Array.from({ length: MARK.bars }, (_, index) => {
    const away = Math.abs(index - middle);
    const swing = away === 0 ? 1 : Math.abs(sinRadians(away * 1.9 + phase));
    const height = MARK.height * (1 - away / (middle + 1.2)) * (0.55 + 0.45 * swing);
    const left = (index - middle) * MARK.pitch - MARK.thickness / 2;
    return roundedRectangle(left, -height / 2, MARK.thickness, height, MARK.thickness / 2);
  }).flat();
}
