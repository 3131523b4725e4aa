import { boundsOf } from '../geometry/bounds.ts';
import { rectangle } from '../geometry/shapes.ts';
import { move, scale } from '../geometry/transform.ts';
import { type Layer, layer, layersBounds } from '../layer.ts';
import { capitals } from '../letter-case.ts';
import { equaliser, musicLevels } from '../parts/equaliser.ts';
import { fillGaps } from '../parts/fillers.ts';
import { breakLines } from '../text/break-lines.ts';
import { fittedRow, stackedRows } from '../text/rows.ts';
import { leastCapHeight } from '../text/small-print.ts';
import type { Archetype } from './archetype.ts';
import { withTagline } from './tagline.ts';

const WIDTH = 460;
const BARS = 74;
const SPACE = 20;
/** A single row may be stretched this far to end flush with the bars. */
const MOST_STRETCH = 1.35;

/** Condensed rows of one width that stand on the bars of a spectrum. */
export const stack: Archetype<'stack'> = {
  fonts: ['anton', 'bebas-neue', 'league-gothic', 'archivo', 'dela-gothic-one'],
  fit: ({ words }) => (words.length >= 2 ? 1.1 : 0.8),
  choose: (random) => ({ bars: random.pick([23, 29, 37]), colour: random.pick(['accent', 'gradient']) }),
  draw(brush, { bars, colour }) {
    const { set, font, capFont, name, tracking, random } = brush;
    const lines = breakLines(name.words, Math.min(4, name.words.length), { rows: brush.rows }).map(capitals);
    const [only = ''] = lines;
    const block =
      lines.length === 1
        ? fittedRow(set, font, only, WIDTH, 260, tracking)
        : stackedRows(set, font, lines, WIDTH, tracking);
    const stretch = WIDTH / block.bounds.width;
    const isStretched = lines.length === 1 && stretch < MOST_STRETCH;
    const rows = scale(block.shape, isStretched ? stretch : 1, 1);
    const shift = isStretched ? 0 : (WIDTH - block.bounds.width) / 2;
    const letters = move(rows, shift, 0);
    const height = block.bounds.height;
    const spectrum = equaliser(
      { x: 0, y: height + SPACE, width: WIDTH, height: BARS },
      bars,
      musicLevels(random),
      0.38,
    );
    const layers: Layer[] = [
      layer('fg', letters),
      layer('a', move(fillGaps(block.gaps, 'stripes', random), shift, 0)),
      layer(colour === 'accent' ? 'a' : 'gradient', spectrum),
    ];
    if (name.prefix) {
      const capHeight = Math.max(24, leastCapHeight(layersBounds(layers)) * 1.2);
      const line = set.withFontSpacing().line(capFont, capitals(name.prefix), capHeight, 0.5);
      const side = (WIDTH - line.bounds.width) / 2 - 20;
      const box = boundsOf(line.shape);
      layers.push({
        role: 'fg',
        shape: [
          ...move(line.shape, WIDTH / 2 - box.centreX, -SPACE - box.bottom),
          ...rectangle(0, -SPACE - capHeight / 2 - 3, side, 6),
          ...rectangle(WIDTH - side, -SPACE - capHeight / 2 - 3, side, 6),
        ],
        smallPrint: capHeight,
      });
    }
    return withTagline(layers, brush);
  },
};
