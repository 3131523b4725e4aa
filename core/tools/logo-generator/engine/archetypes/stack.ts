import { boundsOf } from '../geometry/bounds.ts';
import { rectangle } from '../geometry/shapes.ts';
import { move, scale } from '../geometry/transform.ts';
import { type Layer, layer } from '../layer.ts';
import { capitals } from '../letter-case.ts';
import { equaliser, musicLevels } from '../parts/equaliser.ts';
import { fillGaps } from '../parts/fillers.ts';
import { breakLines } from '../text/break-lines.ts';
import { fittedRow, stackedRows } from '../text/rows.ts';
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
    const { set, font, capFont, name, random } = brush;
    const lines = breakLines(name.words, Math.min(4, name.words.length)).map(capitals);
    const [only = ''] = lines;
    const block =
      lines.length === 1 ? fittedRow(set, font, only, WIDTH, 260) : stackedRows(set, font, lines, WIDTH);
    const stretch = WIDTH / block.bounds.width;
    const isStretched = lines.length === 1 && stretch < MOST_STRETCH;
    const rows = scale(block.shape, isStretched ? stretch : 1, 1);
    const letters = move(rows, isStretched ? 0 : (WIDTH - block.bounds.width) / 2, 0);
    const height = block.bounds.height;
    const spectrum = equaliser(
      { x: 0, y: height + SPACE, width: WIDTH, height: BARS },
      bars,
      musicLevels(random),
      0.38,
    );
    const layers: Layer[] = [
      layer('fg', letters),
      layer('a', fillGaps(block.gaps, 'stripes', random)),
      layer(colour === 'accent' ? 'a' : 'gradient', spectrum),
    ];
    if (name.prefix) {
      const line = set.line(capFont, capitals(name.prefix), 24, 0.5);
      const side = (WIDTH - line.bounds.width) / 2 - 20;
      const box = boundsOf(line.shape);
      layers.push({
        role: 'fg',
        shape: [
          ...move(line.shape, WIDTH / 2 - box.centreX, -SPACE - box.bottom),
          ...rectangle(0, -SPACE - 12 - 3, side, 6),
          ...rectangle(WIDTH - side, -SPACE - 12 - 3, side, 6),
        ],
        smallPrint: 24,
      });
    }
    return withTagline(layers, brush);
  },
};
